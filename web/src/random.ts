// random.ts - numbers that nobody can guess. getRandomValues is there on plain http too, where randomUUID is not.

export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const LETTERS = "abcdefghijklmnopqrstuvwxyz012345"; // 32 of them: each is five bits of a byte

export const randomLetters = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => LETTERS[byte & 31]).join("");

export const randomId = (): string => randomLetters(20);
