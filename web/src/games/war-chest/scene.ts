// scene.ts - what the rules tell of War Chest. tests/web/types.mjs holds these types against what the program sends.

export type Zone = Record<string, number>; // coins by the code of their type; "?" where they are not known

export interface Seat {
  army: string[];
  hand: Zone;
  bag: Zone;
  up: Zone;
  down: Zone;
  supply: Zone;
  out: Zone;
}

export interface Unit {
  at: string;
  seat: number; // from 1
  type: string;
  stack: number;
}

export interface Decree {
  key: string;
  W: number; // 1: the Wolf's seal lies on it
  R: number;
}

export interface Scene {
  node: string; // what is asked: "play" "pick" "then" "spy" ...
  players: number;
  nobility: number;
  round: number;
  turn: number; // seats from 1, as are the next two
  first: number;
  initiative: number;
  claimed: number;
  markers: number; // as many win
  winner?: string; // "W", "R" or "-"
  marks: { W: string[]; R: string[] };
  units: Unit[];
  seats: Seat[];
  decrees?: Decree[];
  pool?: string[]; // cards to draft
  triggers?: string[];
  attack?: string[];
  footman?: string;
  spied?: number;
  pending?: string; // the coin just drawn
}

export interface UnitType {
  code: string;
  key: string;
  name: string;
  tactic: string;
  attribute: string;
  isLimit: boolean; // it takes something away
  coins: number;
  nobility: number;
  diagram: { from: string; ways: string[]; hits: string[]; friends: string[] }; // what the tactic reaches from there
}

export type Ground = "" | "plain" | "location"; // "": not on that board

export interface Hex {
  at: string;
  x: number;
  y: number;
  two: Ground; // on the board for two
  four: Ground;
}

export interface Facts {
  types: UnitType[];
  decrees: { key: string; name: string; effect: string }[];
  hexes: Hex[];
  factions: string[];
}

export const groundOf = (hex: Hex, players: number): Ground => (players > 2 ? hex.four : hex.two);
export const typeOf = (code: string, facts: Facts): UnitType | undefined => facts.types.find((type) => type.code === code);
export const teamOf = (seat: number): number => (seat - 1) % 2;
export const total = (zone: Zone): number => Object.values(zone).reduce((sum, count) => sum + count, 0);
