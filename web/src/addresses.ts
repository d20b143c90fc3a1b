// addresses.ts - where the build has put what is named by its content.
declare const ADDRESSES: {
  module: string;
  worker: string;
  fonts: { latin: string; cyrillic: string };
  rules: Record<string, string>; // by "game.language"
};

export const addresses = ADDRESSES;
