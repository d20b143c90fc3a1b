// tiles.tsx - tiles, tokens and dice as things. A tile is drawn once for each side and count of wounds, and used by name.
import { InlineIcon } from "../../ui/icon";
import { icon, keep, round } from "../../art/workshop";
import { armyArt, portrait } from "./troop-art";
import type { Facts, Tile, Unit } from "./scene";
import { living, tileOf } from "./scene";

const WIDE = 62;
const HIGH = 86;
const HEAD = 20;

// Blue tiles are round at the corners, red ones are cut.
function outline(side: number, x: number, y: number, wide: number, high: number, corner: number): string {
  const bend = (dx: number, dy: number, sweep: string) => (side === 0 ? `q${sweep} ${dx} ${dy}` : `l${dx} ${dy}`);
  const c = corner;
  return `M${x + c} ${y}h${wide - 2 * c}${bend(c, c, `${c} 0`)}v${high - 2 * c}${bend(-c, c, `0 ${c}`)}h${2 * c - wide}${bend(-c, -c, `${-c} 0`)}v${2 * c - high}${bend(c, -c, `0 ${-c}`)}Z`;
}

const LOOKS = [
  { edge: "#0f2f63", head: "#2f66b8", field: "#eef4f8", land: "#8fb093", rim: "#b9d7ff" },
  { edge: "#3d0b0a", head: "#8e1f1c", field: "#faeedd", land: "#bfa277", rim: "#e8836c" },
];

// Up to ten letters stand on one line; longer names take two where they have two words, else they are drawn narrower.
function nameLines(name: string): string[] {
  if (name.length <= 10) return [name];
  const middle = name.split("").map((letter, at) => ({ letter, at })).filter(({ letter }) => letter === " " || letter === "-").sort((one, other) => Math.abs(one.at - name.length / 2) - Math.abs(other.at - name.length / 2))[0];
  return middle ? [name.slice(0, middle.letter === "-" ? middle.at + 1 : middle.at), name.slice(middle.at + 1)] : [name];
}

function drawName(name: string): string {
  const lines = nameLines(name);
  const size = lines.length > 1 ? 9.6 : 11.5;
  return lines.map((line, at) => {
    const squeezed = line.length * size * 0.6 > WIDE - 8 ? ` textLength="${WIDE - 8}" lengthAdjust="spacingAndGlyphs"` : "";
    return `<text x="${WIDE / 2}" y="${lines.length > 1 ? 9.4 + 9 * at : 14.2}" text-anchor="middle" font-size="${size}" font-weight="700" fill="#fff"${squeezed}>${line}</text>`;
  }).join("");
}

function drawHearts(health: number, wounds: number): string {
  const step = health > 3 ? 9 : 11;
  return Array.from({ length: health }, (_, at) => {
    const isWhole = at < health - wounds;
    return `<path transform="translate(${WIDE - 9} ${HEAD + 7 + at * step})" d="M0 5L-5 0A2.8 2.8 0 0 1 0 -3.4A2.8 2.8 0 0 1 5 0Z" fill="${isWhole ? "#c9202c" : "#fffaf0"}" stroke="#5d1413" stroke-width=".9"/>${isWhole ? "" : `<path d="M${WIDE - 12} ${HEAD + 4 + at * step}l6 6m0 -6l-6 6" stroke="#5d1413" stroke-width="1.2"/>`}`;
  }).join("");
}

function drawFaces(tile: Tile): string {
  const faces = [...tile.black.map((value) => ({ value, isBlack: true })), ...tile.white.map((value) => ({ value, isBlack: false }))];
  const step = faces.length > 3 ? 13.6 : 15.5;
  const wide = faces.length > 3 ? 12.8 : 14.4;
  return faces.map(({ value, isBlack }, at) => {
    const x = round(WIDE / 2 + (at - (faces.length - 1) / 2) * step - wide / 2);
    return `<rect x="${x}" y="${HIGH - 20}" width="${wide}" height="16" rx="2.6" fill="${isBlack ? "#1d1712" : "#fffdf5"}" stroke="#1d1712" stroke-width="1.1"/><text x="${round(x + wide / 2)}" y="${HIGH - 7}" text-anchor="middle" font-size="13.5" font-weight="700" fill="${isBlack ? "#fff" : "#1d1712"}">${value}</text>`;
  }).join("");
}

// What is left of a tile too small for words: whom it shows, its hearts, and its numbers as large as there is room for.
function drawBrief(tile: Tile, army: string, side: number, wounds: number, look: (typeof LOOKS)[number]): string {
  const faces = [...tile.black.map((value) => ({ value, isBlack: true })), ...tile.white.map((value) => ({ value, isBlack: false }))];
  const step = Math.min(20, (WIDE - 4) / Math.max(1, faces.length));
  const drawn = faces.map(({ value, isBlack }, at) => {
    const x = round(WIDE / 2 + (at - faces.length / 2) * step);
    return `<rect x="${x + 0.5}" y="${HIGH - 30}" width="${round(step - 1)}" height="26" rx="3" fill="${isBlack ? "#1d1712" : "#fffdf5"}" stroke="#1d1712" stroke-width="1.1"/><text x="${round(x + step / 2)}" y="${HIGH - 9}" text-anchor="middle" font-size="23" font-weight="700" fill="${isBlack ? "#fff" : "#1d1712"}">${value}</text>`;
  }).join("");
  const hearts = `<g transform="translate(${-0.6 * (WIDE - 9)} ${-0.6 * (HEAD + 7) - 12}) scale(1.6)">${drawHearts(tile.health, wounds)}</g>`;
  return `<path d="M3 8H${WIDE - 3}V${HIGH - 4.4}H3Z" fill="${look.field}"/><use href="${portrait(tile.id, army, side)}" transform="translate(${tile.health > 0 ? WIDE / 2 - 6 : WIDE / 2} ${HIGH - 32}) scale(1.2)"/>${hearts}${drawn}`;
}

function drawTile(tile: Tile, army: string, side: number, wounds: number): string {
  const look = LOOKS[side]!;
  const full = `<g style="display:var(--tile-full,inline)">`;
  const brief = `<g style="display:var(--tile-brief,none)">${drawBrief(tile, army, side, wounds, look)}</g>`;
  const field = `M3 ${HEAD}H${WIDE - 3}V${HIGH - 24}H3Z`;
  return keep(`pb-tile-${tile.id}-${side}-${wounds}-${tile.name.replace(/[^\p{L}]/gu, "_")}`, () =>
    `<symbol id="pb-tile-${tile.id}-${side}-${wounds}-${tile.name.replace(/[^\p{L}]/gu, "_")}" viewBox="0 0 ${WIDE} ${HIGH}"><path d="${outline(side, 0.6, 1.4, WIDE - 1.2, HIGH - 2, 5)}" fill="${look.edge}"/><path d="${outline(side, 0.6, 0.4, WIDE - 1.2, HIGH - 3.4, 5)}" fill="${look.head}"/>` +
    `<path d="M5 1H${WIDE - 5}" stroke="#fff" stroke-opacity=".45"/>${brief}${full}<path d="M3 ${HEAD}H${WIDE - 3}V${HIGH - 4.4}H3Z" fill="${look.field}"/><path d="M3 ${HIGH - 34}Q${WIDE * 0.3} ${HIGH - 44} ${WIDE * 0.55} ${HIGH - 38}T${WIDE - 3} ${HIGH - 42}V${HIGH - 22.4}H3Z" fill="${look.land}" opacity=".6"/><path d="${field}" fill="none" stroke="${look.edge}" stroke-opacity=".35"/>` +
    drawName(tile.name) + `<use href="${portrait(tile.id, army, side)}" transform="translate(${tile.health > 0 ? WIDE / 2 - 4 : WIDE / 2} ${HIGH - 26})"/>` + drawHearts(tile.health, wounds) + drawFaces(tile) + `</g></symbol>`,
  );
}

export function TileFace({ tile, army, side, wounds }: { tile: Tile; army: string; side: number; wounds: number }) {
  return <svg class="tile-face" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true"><use href={drawTile(tile, army, side, wounds)} /></svg>;
}

// The back of a tile that nobody has shown yet.
export function TileBack({ army, side }: { army: string; side: number }) {
  const look = LOOKS[side]!;
  const drawn = keep(`pb-back-${army}-${side}`, () =>
    `<symbol id="pb-back-${army}-${side}" viewBox="0 0 ${WIDE} ${HIGH}"><path d="${outline(side, 0.6, 1.4, WIDE - 1.2, HIGH - 2, 5)}" fill="${look.edge}"/><path d="${outline(side, 0.6, 0.4, WIDE - 1.2, HIGH - 3.4, 5)}" fill="${look.head}"/><path d="${outline(side, 5, 5, WIDE - 10, HIGH - 13, 4)}" fill="none" stroke="${look.rim}" stroke-opacity=".7"/>${icon(armyArt(army).emblem, WIDE / 2, HIGH / 2 - 2, 34, look.rim, 'opacity=".85"')}</symbol>`,
  );
  return <svg class="tile-face" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true"><use href={drawn} /></svg>;
}

// An order: a brass disc with a seal.
export function Token({ size = 22, isSpent = false }: { size?: number; isSpent?: boolean }) {
  const drawn = keep("pb-token", () =>
    `<g id="pb-token"><circle cy="1.6" r="11" fill="#000" opacity=".45"/><circle r="11" fill="#b98416"/><circle r="10.4" fill="none" stroke="#ffe08a" stroke-width="1.3"/><circle r="8" fill="#e0ac33" stroke="#7b560b" stroke-width=".8"/><path d="M-3.6 -4.4H3.6V1Q3.6 4.2 0 5.6Q-3.6 4.2 -3.6 1Z" fill="#7b560b"/><path d="M-2 -2.6H2" stroke="#ffe08a" stroke-width="1.2"/></g>`,
  );
  return <svg class={`order-token${isSpent ? " spent" : ""}`} width={size} height={size} viewBox="-12 -12 24 26" aria-hidden="true"><use href={drawn} /></svg>;
}

export interface UnitTrait {
  clause: string;
  title: string; // "+1 Shooting"
  meaning: string;
}

// What the tile can do.
export const traitsOf = (tile: Tile, facts: Facts): UnitTrait[] =>
  tile.traits.map(({ trait, number }) => {
    const { clause, name, meaning } = facts.traits[trait]!;
    return { clause, title: number ? `+${number} ${name}` : name, meaning };
  });

// What the living troops of a unit can do, each thing once.
export function unitTraits(unit: Unit, facts: Facts): UnitTrait[] {
  const all = living(unit).flatMap((troop) => {
    const tile = tileOf(troop.tile, facts);
    return tile ? traitsOf(tile, facts) : [];
  });
  return all.filter((trait, at) => all.findIndex((other) => other.title === trait.title) === at);
}

// The plaque beside the tiles: a picture and a word for each trait.
export function Plaque({ traits }: { traits: UnitTrait[] }) {
  if (traits.length === 0) return null;
  return (
    <span class="plaque">
      {traits.map(({ clause, title, meaning }) => (
        <span key={title} class="trait" role="img" title={title} data-meaning={meaning} aria-label={title}>
          <InlineIcon name={clause} size={16} /><span class="trait-word" aria-hidden="true">{title}</span><b class="trait-number" aria-hidden="true">{/^\+\d/.exec(title)?.[0] ?? ""}</b>
        </span>
      ))}
    </span>
  );
}
