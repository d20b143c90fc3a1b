// scene.ts - what the rules tell of Pocket Battles. tests/web/types.mjs holds these types against what the program sends.

export interface Troop {
  tile: string; // "?" where it is not known
  wounds: number;
  dead: number;
}

export interface Unit {
  name: string;
  zone: string; // "f1", "-" before deployment, "lost"
  orders: number;
  price: number;
  fights: string[];
  troops: Troop[];
}

export interface Side {
  army: string;
  hidden: number;
  building: number;
  free: number;
  passed: number;
  aside: number;
  cost: number;
  lost: number;
  tally: number;
  list?: string;
  units: Unit[];
}

export interface Scene {
  phase: string;
  size: number;
  round: number;
  attacker: number;
  active: number;
  winner?: number;
  hit?: string; // the unit whose wounds are allotted
  toAllot?: number;
  order?: string;
  actor?: string; // the unit that carries it out
  target?: string;
  blow?: string;
  striker?: string;
  left?: number; // dice
  hits?: number;
  dice?: number[];
  sides: Side[];
}

export interface Tile {
  id: string;
  name: string;
  army: number;
  cost: number;
  health: number;
  formation: number;
  black: number[];
  white: number[];
  traits: { trait: number; number?: number; unit?: number }[];
}

export interface Facts {
  sectors: number;
  zones: number;
  armies: { key: string; name: string }[];
  traits: { clause: string; name: string; meaning: string }[];
  tiles: Tile[];
  presets: { key: string; list: string }[];
  provenance: string;
}

export const tileOf = (id: string, facts: Facts): Tile | undefined => facts.tiles.find((tile) => tile.id === id);
export const living = (unit: Unit): Troop[] => unit.troops.filter((troop) => !troop.dead);
