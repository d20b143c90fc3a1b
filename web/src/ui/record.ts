// record.ts - a record on its way to the replay page: kept for this tab, or packed into a link.

const KEY = "record";

export function keepRecord(text: string): string {
  sessionStorage.setItem(KEY, text);
  return `#/replay?n=${Date.now()}`;
}

export const keptRecord = (): string | null => sessionStorage.getItem(KEY);

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const out = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

// A text as a part of an address.
export const packText = async (text: string): Promise<string> => toBase64(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));

export const recordLink = async (text: string): Promise<string> => `${location.origin}/#/replay/${await packText(text)}`;
export const reviewLink = async (text: string): Promise<string> => `${location.origin}/#/review/link/${await packText(text)}`;

// For a review in this tab, by the seat that asks for it; below 0: by nobody in particular.
export function reviewAddress(text: string, seat: number): string {
  sessionStorage.setItem(KEY, text);
  return `#/review/record?n=${Date.now()}${seat >= 0 ? `&seat=${seat + 1}` : ""}`;
}

// "" where the link holds no record: it was cut, or mistyped.
export async function recordFromLink(link: string): Promise<string> {
  try {
    return new TextDecoder().decode(await through(fromBase64(link), new DecompressionStream("deflate-raw")));
  } catch {
    return "";
  }
}
