// The games that have a board of their own: an import and an entry each. Any other game is drawn by the plain face.
import { anyFace, type AnyFace } from "./face";
import { face as plain } from "./plain/face";
import { face as pocketBattles } from "./pocket-battles/face";
import { face as standardBearer } from "./standard-bearer/face";
import { face as warChest } from "./war-chest/face";
import { face as warmaster } from "./warmaster/face";

const faces: Record<string, AnyFace> = {
  "standard-bearer": anyFace(standardBearer),
  "war-chest": anyFace(warChest),
  "pocket-battles": anyFace(pocketBattles),
  warmaster: anyFace(warmaster),
};

export const faceOf = (game: string): AnyFace => faces[game] ?? anyFace(plain);
