// The games that have a board: an import and an entry each.
import { anyFace, type AnyFace } from "./face";
import { face as pocketBattles } from "./pocket-battles/face";
import { face as standardBearer } from "./standard-bearer/face";
import { face as warChest } from "./war-chest/face";
import { face as warmaster } from "./warmaster/face";

export const faces: Record<string, AnyFace> = {
  "standard-bearer": anyFace(standardBearer),
  "war-chest": anyFace(warChest),
  "pocket-battles": anyFace(pocketBattles),
  warmaster: anyFace(warmaster),
};
