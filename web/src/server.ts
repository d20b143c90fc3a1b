// server.ts - one question and its answer over a short-lived socket.

export interface OpenGame {
  id: string;
  game: string;
  host: string;
  options: string;
  clock: string;
  here: boolean; // somebody sits there just now
}

export const socketAddress = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

const PATIENCE = 30000; // milliseconds: a busy server hashes a password when it has time

export function ask<T extends { type: string }>(frame: string, type: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAddress());
    const timer = setTimeout(() => fail("timeout"), PATIENCE);
    const fail = (reason: string) => {
      clearTimeout(timer);
      socket.close();
      reject(new Error(reason));
    };
    socket.onopen = () => {
      const token = localStorage.getItem("token");
      if (token) socket.send(`token ${token}`);
      socket.send(frame);
    };
    socket.onerror = () => fail("offline");
    socket.onmessage = (event) => {
      const answer = JSON.parse(event.data as string);
      if (answer.type === "refused") return fail(answer[document.documentElement.lang] ?? answer.en);
      if (answer.type !== type) return;
      clearTimeout(timer);
      socket.close();
      resolve(answer as T);
    };
  });
}

export const openGames = async (): Promise<OpenGame[]> =>
  (await ask<{ type: string; games: OpenGame[] }>("lobby", "lobby")).games;

export interface OwnGame {
  id: string;
  key: string;
  game: string;
  result: string;
}

export const ownGames = async (): Promise<OwnGame[]> =>
  signedName() ? (await ask<{ type: string; games: OwnGame[] }>("mine", "mine")).games : [];

export const signedName = (): string | null => (localStorage.getItem("token") ? localStorage.getItem("name") : null);

export function storeSign(name: string, token: string): void {
  localStorage.setItem("name", name);
  localStorage.setItem("token", token);
}

export function signOut(): void {
  localStorage.removeItem("name");
  localStorage.removeItem("token");
}
