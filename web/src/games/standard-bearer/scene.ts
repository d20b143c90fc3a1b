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

export interface Scene {
  phase: string; // "deal" "coin" "move" "attack" "remove" "over"
  side: number; // whose turn it is
  winner?: number;
  standards: number[]; // left, by side
  warriors: Warrior[];
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
