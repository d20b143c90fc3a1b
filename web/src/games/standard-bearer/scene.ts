// scene.ts - what the rules tell of Standard-Bearer. tests/web/types.mjs holds these types against what the program sends.

export interface Warrior {
  at: string;
  type: string;
  side: number;
  wounds: number;
  health: number;
  strength: number;
  line: number; // 1: in the line that moved this turn
}

// Who strikes whom where they stand, and what comes of it.
export interface Blow {
  from: string;
  to: string;
  strength: number; // in this attack, all counted
  weight: number; // of which for being heavier
  line: number; // and for the line that moved
  against: number;
  may: number; // 0: not strong enough
  wounds: number; // that it gives
  own: number; // and takes
}

// Those whom a standard can lead where they stand, itself among them.
export interface Line {
  standard: string;
  row: string[];
  column: string[];
}

export interface Scene {
  phase: string; // "deal" "coin" "move" "attack" "remove" "over"
  side: number; // whose turn it is
  winner?: number;
  standards: number[]; // left, by side
  warriors: Warrior[];
  blows?: Blow[]; // these three from the end of the deal on
  lines?: Line[];
  lost?: number[][]; // by side, then by type in the order of the facts
}

interface WarriorType {
  key: string;
  letter: string;
  name: string;
  ability: string;
  weight: number;
  health: number;
  strength: number;
  speed: number; // -1: any distance
}

export interface Facts {
  columns: number;
  rows: number;
  types: WarriorType[];
}

export const typeOf = (key: string, facts: Facts): WarriorType | undefined => facts.types.find((type) => type.key === key);
export const nameOf = (warrior: Warrior, facts: Facts): string => typeOf(warrior.type, facts)?.name ?? warrior.type;
