// troops.ts - ranks of small figures for the stands of an army. A figure stands upright with its feet at 0, 0 and is about 12 mm high;
// blue and red are coats, skin and trim are the army's own. A stand is drawn once for each kind, army and facing, and used by name.
import { keep, round } from "./workshop";

export type Art =
  | "polearm" | "sword" | "bow" | "crossbow" | "gun" | "axe" | "mob" | "brute" | "swarm" | "ghost"
  | "knight" | "rider" | "archer-rider" | "beast-rider" | "hounds"
  | "chariot" | "giant" | "beast" | "flyer" | "tree" | "elephant"
  | "cannon" | "thrower" | "engine";

export interface Palette {
  skin: string;
  trim: string;
  metal: string;
  mount: string;
}

interface Cloth extends Palette {
  coat: string;
  dark: string;
}

type Shape = [fill: string, x: number, y: number, path: string]; // the path goes on from x, y in relative steps
type Figure = (cloth: Cloth, isBack: boolean) => Shape[];

const COATS = [["#3f80dc", "#1f57a8"], ["#b5302a", "#741614"]] as const;
const WOOD = "#5a3d22";
const STEEL = "#e6edf2";
const LEATHER = "#3a2b22";

// ---- Parts of figures ----

const disc = (fill: string, x: number, y: number, r: number): Shape => [fill, x - r, y, `a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`];
const pole = (fill: string, x: number, y: number, high: number, wide = 0.8): Shape => [fill, x, y, `v${-high}h${wide}v${high}z`];

const legs = (fill = LEATHER): Shape => [fill, -1.7, 0, "v-3.6h3.4v3.6h-1.2v-2.4h-1v2.4z"];
const torso = ({ coat, trim }: Cloth): Shape[] => [[coat, -2.4, -3, "l-.2 -4.2q2.6 -2 5.2 0l-.2 4.2z"], [trim, 0.1, -3, "v-5.2q1.5 .1 2.5 1l-.2 4.2z"]];
const head = ({ skin, metal }: Cloth, isBack: boolean, y = -9.2): Shape[] =>
  isBack ? [disc(metal, 0, y, 1.8)] : [disc(skin, 0, y, 1.7), [metal, -2, y - 0.3, "q.1 -2.3 2 -2.3q1.9 0 2 2.3z"]];
const man = (cloth: Cloth, isBack: boolean): Shape[] => [legs(), ...torso(cloth), ...head(cloth, isBack)];

// The mount as it is seen along its spine, with its head before it.
const steed = (cloth: Cloth, isBack: boolean, cover: string): Shape[] => [
  [LEATHER, -2.9, 1.2, "l.3 -4.6h5.4l.3 4.6h-1.5l-.4 -3.4h-2.2l-.4 3.4z"],
  [cover, -3.6, -1.8, "q-.6 -6.8 3.6 -7.2q4.3 .4 3.7 7.2q-1.9 -1.2 -3.7 .2q-1.8 -1.4 -3.6 -.2z"],
  ...(isBack
    ? [[cloth.mount, -3.9, -9, "q-1.2 -4.2 1.2 -5.4l.7 -1.2l.8 1.4q1.2 2.2 .2 5.6z"] as Shape, [LEATHER, -0.5, -5.6, "q1 3 -.3 6.4h1q1.4 -3.6 .3 -6.4z"] as Shape]
    : [[cloth.mount, -1.9, -7.6, "q-.5 5.6 1.2 8.4h1.4q1.7 -2.8 1.2 -8.4z"] as Shape, [cloth.trim, -0.6, -6.8, "h1.2l-.3 6h-.6z"] as Shape]),
];
const onSteed = (shapes: Shape[]): Shape[] => shapes.map(([fill, x, y, path]) => [fill, x, y - 4.4, path]);

const wheel = (x: number, y: number, r: number): Shape[] => [disc("#2f2114", x, y, r), disc("#6d4a28", x, y, r * 0.78), disc("#2f2114", x, y, r * 0.25)];

// ---- Figures ----

const FIGURES: Record<Art, Figure> = {
  polearm: (cloth, isBack) => [pole(WOOD, 2.6, 0, 16.5), [STEEL, 3, -20, "l.9 3.2h1.5q.4 2 -2 2.5h-1.1z"], ...man(cloth, isBack)],
  sword: (cloth, isBack) => [
    ...man(cloth, isBack), [STEEL, 2.4, -4.4, "l.5 -7.4l.9 -1.2l.3 8.6z"],
    ...(isBack ? [] : [[cloth.dark, -4, -7.6, "h3.9v2.6q-.2 2.4 -2 3.2q-1.8 -.8 -1.9 -3.2z"] as Shape, disc(cloth.trim, -2.05, -5.4, 0.8)]),
  ],
  bow: (cloth, isBack) => [...man(cloth, isBack), [WOOD, 2.3, -1.6, "q4.6 -4.6 0 -10.4q6.4 5.4 0 10.4z"]],
  crossbow: (cloth, isBack) => [...man(cloth, isBack), pole(WOOD, -0.5, -4.4, 7.4, 1), ["#d9d2bf", -3.4, -9.4, "q3.4 -4 6.8 0q-3.4 -2.2 -6.8 0z"]],
  gun: (cloth, isBack) => [...man(cloth, isBack), [WOOD, -1.4, -4.6, "l5.6 -9l1 .6l-5.2 8.6z"], ["#22262b", 1.4, -9.2, "l3.6 -5.8l.8 .5l-3.6 5.8z"]],
  axe: (cloth, isBack) => [...man(cloth, isBack), pole(WOOD, 2.4, -2, 10.4), ["#cfd6da", 2.4, -12.6, "q4.2 -.6 4 3.4q-2.4 -.9 -4 -.2z"]],
  mob: (cloth, isBack) => [
    [cloth.coat, -2.7, 0, "l.4 -7q2.3 -2 4.6 0l.4 7z"], [cloth.trim, 0, 0, "v-8q1.5 .2 2.3 1l.4 7z"], disc(isBack ? cloth.mount : cloth.skin, 0, -8.6, 1.8), pole(WOOD, 2.2, -4, 8, 0.7), disc("#454b50", 2.6, -12.4, 1.1),
  ],
  brute: (cloth, isBack) => [
    [cloth.skin, -4, -4, "q-1.4 -7 1.6 -8.4q2.4 -1.4 4.8 0q3 1.4 1.6 8.4q-.6 1.6 -1.6 1l-.3 3h-4.2l-.3 -3q-1 .6 -1.6 -1z"], [cloth.coat, -2.6, -1, "h5.2l.4 -3.2h-6z"], [cloth.dark, -2.6, -9.6, "h5.2v2.2h-5.2z"],
    disc(isBack ? cloth.mount : cloth.skin, 0, -13, 2), [WOOD, 3.4, -4, "l1.4 -10l1.6 .2l-1.6 10z"],
  ],
  swarm: ({ skin, mount, trim }) => [[mount, -4.4, 0, "q0 -3.4 4.4 -3.4q4.4 0 4.4 3.4z"], [skin, -2, -1.4, "q1.6 -3.6 4.4 -.4q1 1.4 -.4 2.4z"], disc(trim, 2.8, -1.8, 0.6)],
  ghost: ({ coat, trim }) => [[trim, -2.8, 0, "q-.2 -9.6 2.8 -10.6q3 1 2.8 10.6l-1.4 -1.4l-1.4 1.4l-1.4 -1.4z"], [coat, -1.5, -7.2, "q1.5 -2.6 3 0l-.3 2.4h-2.4z"]],
  knight: (cloth, isBack) => [
    ...steed(cloth, isBack, cloth.coat), [cloth.trim, -3.7, -1.8, "q1.9 -1.2 3.7 .2q1.8 -1.4 3.7 -.2l.1 -1.4q-2 -1.2 -3.8 .2q-1.8 -1.4 -3.8 -.2z"],
    pole("#e9dcc0", 3.8, -3, 19), [cloth.trim, 4.6, -22, "l4.4 1.4l-4.4 1.8z"], [cloth.metal, -2.3, -7, "l-.1 -4q2.5 -2 5 0l-.1 4z"], ...head({ ...cloth, skin: cloth.metal }, isBack, -13.4), ["#f4f0e4", 0.2, -15, "q2 -3.2 3.2 .4q-1.4 -1.2 -3.2 -.4z"],
  ],
  rider: (cloth, isBack) => [...steed(cloth, isBack, cloth.mount), pole(WOOD, 3.4, -3, 15, 0.7), [STEEL, 3.2, -18, "l.6 -2.4l.6 2.4z"], ...onSteed([...torso(cloth), ...head(cloth, isBack)])],
  "archer-rider": (cloth, isBack) => [...steed(cloth, isBack, cloth.mount), ...onSteed([...torso(cloth), ...head(cloth, isBack)]), [WOOD, 2.6, -6, "q4.4 -4.2 0 -9.4q6 5 0 9.4z"]],
  "beast-rider": (cloth, isBack) => [
    [cloth.mount, -3.8, 0, "q-.8 -6.6 3.8 -7.2q4.6 .6 3.8 7.2h-1.8l-.6 -2h-2.8l-.6 2z"], ...(isBack ? [disc(cloth.mount, -2.6, -8, 1.9)] : [disc(cloth.mount, 0, -3.4, 2.4), ["#f4ecd2", -1.6, -1.8, "l.5 -1.6l.5 1.6zm2.2 0l.5 -1.6l.5 1.6z"] as Shape]),
    pole(WOOD, 3, -3, 12.6, 0.7), [STEEL, 2.8, -15.6, "l.6 -2.4l.6 2.4z"], ...onSteed(torso(cloth)).map(([fill, x, y, path]): Shape => [fill, x, y + 1.2, path]), disc(isBack ? cloth.metal : cloth.skin, 0, -12.2, 1.8),
  ],
  hounds: ({ mount, trim }, isBack) => [[mount, -3.6, 0, "q-.6 -4.6 2 -5.4h3q2.8 .8 2.2 5.4h-1.4l-.4 -2.4h-3.6l-.4 2.4z"], disc(mount, isBack ? -1 : 1, -5.6, 1.8), disc(trim, isBack ? -1 : 1, -6, 0.5)],
  chariot: (cloth, isBack) => [
    ...steed(cloth, isBack, cloth.mount).map(([fill, x, y, path]): Shape => [fill, x, y - (isBack ? 7 : -5), path]), ...wheel(-5.2, -1, 3.4), ...wheel(5.2, -1, 3.4), [cloth.coat, -4.4, 0, "v-5.4q4.4 -2.2 8.8 0v5.4z"], [cloth.trim, -4.4, -4.4, "q4.4 -2.2 8.8 0v-1q-4.4 -2.2 -8.8 0z"],
    ...onSteed([...torso(cloth), ...head(cloth, isBack)]), pole(WOOD, 3, -6, 13, 0.7), [STEEL, 2.8, -19, "l.6 -2.4l.6 2.4z"],
  ],
  giant: (cloth, isBack) => [
    [LEATHER, -4.4, 3, "v-8h3.6v8zm5.2 0v-8h3.6v8z"], [cloth.skin, -5.6, -4, "q-2 -11 2 -13q3.6 -2 7.2 0q4 2 2 13z"], [cloth.coat, -5.4, -1.6, "h10.8l-.6 -6h-9.6z"], [cloth.trim, -5, -7.4, "h10v1.4h-10z"],
    disc(isBack ? cloth.mount : cloth.skin, 0, -19.6, 3.2), ...(isBack ? [] : [[cloth.mount, -2.6, -18.4, "q2.6 5 5.2 0z"] as Shape]), [WOOD, 6, -2, "l2.6 -17q2.4 -1 3 1l-3 16.4z"],
  ],
  beast: (cloth, isBack) => [
    [cloth.mount, -6, 4, "q-2.4 -14 6 -15.4q8.4 1.4 6 15.4h-3l-1 -4h-4l-1 4z"], [cloth.skin, -4, -4.6, "q4 -7 8 0q-4 -2.4 -8 0z"],
    ...(isBack ? [[cloth.mount, -2.2, -11, "q-4 -5 0 -8.6q4.4 -.6 5 3l-3 .4q.6 3 .2 5.2z"] as Shape] : [[cloth.mount, -2.8, -5, "q-1 6 2.8 8.4q3.8 -2.4 2.8 -8.4z"] as Shape, disc("#ffe9a8", -1, -2.4, 0.7), disc("#ffe9a8", 1, -2.4, 0.7)]), [cloth.trim, -1, -12, "l1 -3.4l1 3.4zm-3 2l.8 -3l1 2.4zm5 -.6l.2 -2.4l1 2.8z"],
  ],
  flyer: (cloth, isBack) => [
    [cloth.mount, 0, -7, "q-6 -9 -14 -5.6q2.4 2 2 4.6q3 -1.4 4 1q3.4 -2 5 2.6q2.4 4.4 6 0q1.6 -4.6 5 -2.6q1 -2.4 4 -1q-.4 -2.6 2 -4.6q-8 -3.4 -14 5.6z"], [cloth.skin, -2.8, 2, "q-1.4 -9 2.8 -11q4.2 2 2.8 11l-2.8 2z"], disc(cloth.skin, 0, isBack ? -10.4 : -4.4, 2.2), [cloth.trim, -0.6, isBack ? -12.4 : -3, "l.6 2l.6 -2z"], [cloth.coat, -1.8, -3, "h3.6v-3.4h-3.6z"],
  ],
  tree: ({ coat, trim }) => [["#5a4a2a", -2.6, 3, "l1 -13l-5.4 -5l1.2 -1l4.6 3.4l.2 -6h2l.4 6l4.4 -4.4l1.2 1l-5.2 6l1.2 13z"], ["#4f7a34", -6, -15, "q-1.4 -7 6 -8q7.6 1 6 8q-3 2.4 -6 1q-3.4 1.4 -6 -1z"], ["#86ac52", -3.6, -18, "q1 -3.6 4.6 -3.4q-2 1.6 -1.6 3.8z"], [coat, -1, -8, "h2v2.4h-2z"], disc(trim, 0, -9.4, 0.8)],
  elephant: (cloth, isBack) => [
    [cloth.mount, -6.4, 4, "q-2 -14 6.4 -14.6q8.4 .6 6.4 14.6h-3.4v-4h-6v4z"], [cloth.coat, -5.4, -3, "q.4 -8 5.4 -8.2q5 .2 5.4 8.2q-5.4 -2 -10.8 0z"], [cloth.trim, -5.4, -3, "q5.4 -2 10.8 0v1.2q-5.4 -2 -10.8 0z"], [cloth.dark, -3.6, -10, "v-5h7.2v5z"], [WOOD, -4, -15, "h8v1.2h-8z"],
    ...(isBack ? [] : [[cloth.mount, -1.2, -4, "q-.6 6 .2 9h1.6q1 -3 .4 -9z"] as Shape, ["#f7efd8", -3.4, 1, "l.9 4.4l.9 -4.4zm5 0l.9 4.4l.9 -4.4z"] as Shape]), disc(cloth.skin, -1.6, -16.4, 1.6), disc(cloth.skin, 1.8, -16.4, 1.6),
  ],
  cannon: (cloth, isBack) => [
    ...(isBack ? [["#b98d3a", -1.9, 2, "l.5 -15h2.8l.5 15z"] as Shape] : []), ...wheel(-4.6, -2.2, 4), ...wheel(4.6, -2.2, 4), ["#7c5a30", -4.6, -1.4, "h9.2v1.8h-9.2z"], ["#b98d3a", -1.9, 2, isBack ? "l.3 -8h3.2l.3 8z" : "l-.2 -12h4.2l-.2 12z"], disc(isBack ? "#87631f" : "#2a1f12", 0, isBack ? -13 : -1, isBack ? 1.6 : 1.9),
    ...man(cloth, isBack).map(([fill, x, y, path]): Shape => [fill, x + 6.4, y + 4, path]),
  ],
  thrower: (cloth, isBack) => [
    [WOOD, -5.6, 3, "l1.2 -9h1.6l-.6 9zm9 0l-.8 -9h1.6l1.2 9z"], ["#7c5a30", -5, -4.4, "h10v1.8h-10z"], [WOOD, -0.8, 2, "l-.2 -17h2l-.2 17z"], ["#8d8571", -2.2, -16, "q2.2 -3 4.4 0q-2.2 3 -4.4 0z"], ...wheel(-5.4, 1.4, 2.4), ...wheel(5.4, 1.4, 2.4),
    ...man(cloth, isBack).map(([fill, x, y, path]): Shape => [fill, x + 7, y + 4, path]),
  ],
  engine: (cloth) => [...wheel(-6, 1, 4.4), ...wheel(6, 1, 4.4), [cloth.metal, -6.4, 0, "l1.4 -10h10l1.4 10z"], [cloth.coat, -5.4, -4, "h10.8l.5 3.4h-11.8z"], [cloth.trim, -5, -6, "h10v1.2h-10z"], ["#4a4f55", -1.6, -10, "h3.2v-6h-3.2z"], ["#d8d2c4", -1.4, -16, "q-3 -3 0 -5q3 -.4 2.8 2.4q2 1.4 0 2.6z"]],
};

// How many stand beside and behind one another on a stand of so many millimetres, and how large each is drawn.
function ranksOf(art: Art, front: number, depth: number): { columns: number; rows: number; size: number } {
  const [wide, deep, size] = { mob: [7.8, 9.5, 1.2], swarm: [8, 8, 0.95], brute: [12, 18, 1.25], ghost: [7.8, 9.5, 1.2], knight: [9.6, 19, 1.12], rider: [9.6, 19, 1.12], "archer-rider": [9.6, 19, 1.12], "beast-rider": [9.6, 19, 1.15], hounds: [9, 13, 1.1] }[art as string] ?? [7.8, 9.5, 1.22];
  const isLone = ["chariot", "giant", "beast", "flyer", "tree", "elephant", "cannon", "thrower", "engine"].includes(art);
  if (isLone) return { columns: 1, rows: 1, size: art === "flyer" ? 1.15 : 1.35 };
  return { columns: Math.max(1, Math.round((front - 3) / wide!)), rows: Math.max(1, Math.round((depth - 1) / deep!)), size: size! };
}

const STEP = 5; // degrees

// The figures on a stand that looks this way on the screen, in degrees from upwards; how to refer to them. Their lengths are
// millimetres, with the middle of the stand at 0, 0.
export function ranks(art: Art, army: string, palette: Palette, side: number, front: number, depth: number, facing: number, tilt: number): string {
  const way = (((Math.round(facing / STEP) * STEP) % 360) + 360) % 360;
  const slant = Math.round(tilt * 20) / 20;
  const name = `ranks-${art}-${army}-${side}-${Math.round(front)}x${Math.round(depth)}-${way}-${slant * 20}`;
  return keep(name, () => {
    const [coat, dark] = COATS[side === 1 ? 1 : 0];
    const { columns, rows, size } = ranksOf(art, front, depth);
    const angle = (way * Math.PI) / 180;
    const places: [number, number][] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, y] = [((column - (columns - 1) / 2) * (front - 4)) / columns, ((row - (rows - 1) / 2) * (depth - 3)) / rows];
        places.push([x * Math.cos(angle) - y * Math.sin(angle), (x * Math.sin(angle) + y * Math.cos(angle)) * slant]);
      }
    places.sort((one, other) => one[1] - other[1]);
    const figure = FIGURES[art]({ ...palette, coat, dark }, Math.cos(angle) > -0.2);
    return `<g id="${name}" transform="scale(${size})">${inRows(places).map((row) => `${row.map(([x, y]) => `<ellipse cx="${round((x + 1) / size)}" cy="${round((y + 2.2) / size)}" rx="3.4" ry="1.4" fill="#10160a" fill-opacity=".4"/>`).join("")}${merged(figure, row.map(([x, y]) => [x / size, (y + 2) / size]))}`).join("")}</g>`;
  });
}

// Figures that stand beside one another are drawn together, those farther back before them.
function inRows(places: [number, number][]): [number, number][][] {
  const rows: [number, number][][] = [];
  for (const place of places) {
    const last = rows.at(-1);
    if (last && place[1] - last[0]![1] < 1) last.push(place);
    else rows.push([place]);
  }
  return rows;
}

// One path for each part of a figure, however many stand in the row.
const merged = (figure: Shape[], row: [number, number][]): string =>
  figure.map(([fill, x, y, path]) => `<path fill="${fill}" d="${row.map(([dx, dy]) => `M${round(x + dx)} ${round(y + dy)}${path}`).join("")}"/>`).join("");
