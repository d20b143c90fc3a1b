// addresses.ts - where the build has put what is named by its content.
declare const ADDRESSES: {
  module: string;
  worker: string;
  studies: string; // the lab's module
  player: string; // and the worker that runs it
  fonts: { latin: string; cyrillic: string };
  rules: Record<string, string>; // by "game.language"
  puzzles: Record<string, string>; // by game
};

export const addresses = ADDRESSES;
