// server.ts - one question and its answer over a short-lived socket.
import { heldSeat, holdSeat } from "./held";
import type { Language } from "./table";
import { Trouble } from "./trouble";

export interface OpenGame {
  id: string;
  game: string;
  host: string;
  options: string;
  clock: string;
  hints: boolean; // the machine may advise there
  here: boolean; // somebody sits there just now
}

export const socketAddress = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

// The server's own sentence why not, in the reader's language.
export class Refused extends Trouble {
  constructor(sentence: string) {
    super(null, sentence);
  }
}

// Who has signed in says so first; the answer to that comes before any other. A name that the server no longer knows is signed out,
// and the visit goes on without it.
export function sendToken(socket: WebSocket): string {
  const token = localStorage.getItem("token") ?? "";
  if (token) socket.send(`token ${token}`);
  return token;
}

export function isAnswerToToken(answer: { type: string }): boolean {
  if (answer.type === "refused") forgetSign();
  return answer.type === "refused" || answer.type === "signed";
}

const PATIENCE = 30000; // milliseconds: a busy server hashes a password when it has time

export function ask<T extends { type: string }>(frame: string, type: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAddress());
    const timer = setTimeout(() => fail(new Trouble("serverSilent")), PATIENCE);
    const fail = (reason: Trouble) => {
      clearTimeout(timer);
      socket.close();
      reject(reason);
    };
    let greeting = "";
    socket.onopen = () => {
      greeting = sendToken(socket);
      socket.send(frame);
    };
    socket.onerror = () => fail(new Trouble("serverGone"));
    socket.onclose = () => fail(new Trouble("serverGone"));
    socket.onmessage = (event) => {
      const answer = JSON.parse(event.data as string) as T & { en: string } & Partial<Record<Language, string>>;
      if (greeting && isAnswerToToken(answer)) return (greeting = "");
      if (answer.type === "refused") return fail(new Refused(answer[document.documentElement.lang as Language] ?? answer.en));
      if (answer.type !== type) return;
      clearTimeout(timer);
      socket.close();
      resolve(answer);
    };
  });
}

export const openGames = async (): Promise<OpenGame[]> =>
  (await ask<{ type: string; games: OpenGame[] }>("lobby", "lobby")).games;

const AGAIN_FIRST = 1000; // milliseconds, doubled up to AGAIN_LAST
const AGAIN_LAST = 30000;

// Sends a frame that asks to be told again and again, and passes on the answers of these types; null while the server cannot be reached.
// Returns what ends it.
export function watchServer<T extends { type: string }>(frame: string, types: string[], hear: (answer: T | null) => void): () => void {
  let socket: WebSocket;
  let timer = 0;
  let pause = AGAIN_FIRST;
  let isOver = false;
  const connect = () => {
    let greeting = "";
    socket = new WebSocket(socketAddress());
    socket.onopen = () => {
      pause = AGAIN_FIRST;
      greeting = sendToken(socket);
      socket.send(frame);
    };
    socket.onmessage = (event) => {
      const answer = JSON.parse(event.data as string) as T;
      if (greeting && isAnswerToToken(answer)) greeting = "";
      else if (types.includes(answer.type)) hear(answer);
    };
    socket.onclose = () => {
      if (isOver) return;
      hear(null);
      timer = window.setTimeout(connect, pause);
      pause = Math.min(2 * pause, AGAIN_LAST);
    };
  };
  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket.close();
  };
}

export const watchLobby = (hear: (games: OpenGame[] | null) => void): (() => void) =>
  watchServer<{ type: string; games: OpenGame[] }>("lobby watch", ["lobby"], (answer) => hear(answer?.games ?? null));

export interface OwnGame {
  id: string;
  seat: number;
  game: string;
  result: string;
  clock: string;
  turn: boolean; // it is this name's
  left: number | null; // milliseconds of the seat to act
}

export const BY_NAME = "@"; // in the place of a key: the seat belongs to the name that has signed in

// The games of the person who has signed in; this browser holds their seats from now on.
export async function ownGames(): Promise<OwnGame[]> {
  if (!signedName()) return [];
  const { games } = await ask<{ type: string; games: OwnGame[] }>("mine", "mine");
  for (const { id } of games) if (!heldSeat(id)) holdSeat(id, { key: BY_NAME });
  return games;
}

export const signedName = (): string | null => (localStorage.getItem("token") ? localStorage.getItem("name") : null);

export function storeSign(name: string, token: string): void {
  localStorage.setItem("name", name);
  localStorage.setItem("token", token);
}

// The server no longer knows this browser, or never did.
export function forgetSign(): void {
  localStorage.removeItem("name");
  localStorage.removeItem("token");
}

// Here at once, and on the server if it can be reached.
export async function signOut(): Promise<void> {
  await ask("signout", "signed-out").catch(() => {});
  forgetSign();
}
