// held.ts - what this browser holds of a table on a server: the key of a seat, invitations for others, and what binds the
// server's dice, which is its commitment and this player's nonce, both kept from before the first draw.
// The address of a table holds none of it.

export interface HeldSeat {
  key: string;
  joining?: string; // the invitation, or "" for an open table, while the server has not confirmed that the key has the seat
  invitations?: (string | null)[]; // by seat
  isOpen?: boolean; // anybody may take a free seat
  commitment?: string;
  nonce?: string;
}

const placeOf = (id: string) => `seat:${id}`;
const inMemory = new Map<string, HeldSeat>(); // where storage is full or forbidden

export function heldSeat(id: string): HeldSeat | null {
  try {
    return (JSON.parse(localStorage.getItem(placeOf(id)) ?? "null") as HeldSeat | null) ?? inMemory.get(id) ?? null;
  } catch {
    return inMemory.get(id) ?? null;
  }
}

export function holdSeat(id: string, part: Partial<HeldSeat>): HeldSeat {
  const held = { key: "", ...heldSeat(id), ...part };
  inMemory.set(id, held);
  try {
    localStorage.setItem(placeOf(id), JSON.stringify(held));
  } catch {
    // the seat is held for as long as this page is open
  }
  return held;
}

export function dropSeat(id: string): void {
  inMemory.delete(id);
  localStorage.removeItem(placeOf(id));
}

export const addressOf = (id: string) => `#/table/${id}`;

// For seats that nobody has taken yet: an invitation is used once.
export function invitationLinks(id: string, taken: boolean[]): { seat: number; address: string }[] {
  const held = heldSeat(id);
  const join = `${location.origin}/#/join/${id}`;
  const free = taken.flatMap((isTaken, seat) => (isTaken ? [] : [seat]));
  if (held?.isOpen) return free.slice(0, 1).map((seat) => ({ seat, address: join }));
  return free.flatMap((seat) => (held?.invitations?.[seat] ? [{ seat, address: `${join}/${held.invitations[seat]}` }] : []));
}
