// model.ts - tournaments as the server tells them, and small things that are said about them.
import { gameName } from "../people/profile";
import type { Say } from "../texts";
import { tell } from "./words";

export interface Tournament {
  id: string;
  kind: "swiss" | "arena";
  title: string;
  by: string; // "": those who run the server
  game: string;
  clock: string;
  options: string;
  phase: "waiting" | "playing" | "paused" | "over" | "cancelled";
  round: number;
  rounds: number; // 0: as many as needed
  length: number; // seconds of an arena
  wait: number; // seconds for a player to come
  starts: number;
  left: number | null; // milliseconds to the start, the next round, or the end of an arena
}

export interface Listed extends Tournament {
  entrants: number;
}

export interface Standing {
  name: string; // "": the name was deleted
  rating: number;
  out: boolean;
  score: number;
  buchholz: number;
  berger: number;
  wins: number;
  games: number;
}

export interface Pairing {
  table: string | null;
  names: [string, string | null]; // null: a bye
  score: [number, number] | null; // null: it goes on
  played: boolean;
}

export interface TournamentFrame extends Tournament {
  type: "tournament";
  shown: number; // the round whose pairings these are
  standings: Standing[];
  pairings: Pairing[];
}

export const tournamentAddress = (id: string): string => `#/tournament/${id}`;

export const titleOf = (tournament: Tournament, say: Say): string =>
  tournament.title || `${tell(say.language)(tournament.kind)}, ${gameName(tournament.game, say)}`;

// Points as people write them: 2½.
export const pointsOf = (points: number): string => (points % 1 === 0.5 ? `${Math.floor(points) || ""}½` : String(points));

// "4:07", "1:02:03", or days and hours.
export function countdown(milliseconds: number, say: Say): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * 86400) return say.days(Math.floor(seconds / 86400));
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

// The game that this name is paired for and has not ended.
export const ownPairing = (frame: TournamentFrame, name: string | null): Pairing | undefined =>
  frame.pairings.find((pairing) => pairing.score === null && name !== null && pairing.names.includes(name));
