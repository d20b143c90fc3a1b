// scene.ts - what C sends of a game without a page part (src/command/plain.h).
export interface Scene {
  board: string; // the terminal board
}

export type Facts = null;
