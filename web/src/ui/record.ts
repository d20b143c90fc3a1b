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

export async function recordLink(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return `${location.origin}/#/replay/${toBase64(packed)}`;
}

// "" where the link holds no record: it was cut, or mistyped.
export async function recordFromLink(packed: string): Promise<string> {
  try {
    return new TextDecoder().decode(await through(fromBase64(packed), new DecompressionStream("deflate-raw")));
  } catch {
    return "";
  }
}
