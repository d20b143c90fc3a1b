// The games that have a board, one line each.
import type { GameFace } from "./board";
import { face as pocketBattles } from "./pocket-battles/face";
import { face as standardBearer } from "./standard-bearer/face";
import { face as warChest } from "./war-chest/face";
import { face as warmaster } from "./warmaster/face";

export const faces: Record<string, GameFace> = {
  "standard-bearer": standardBearer,
  "war-chest": warChest,
  "pocket-battles": pocketBattles,
  warmaster,
};
