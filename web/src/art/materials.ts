// materials.ts - metal, enamel, cloth, wax, light and vellum, as gradients and patterns that every drawing shares. Felt, wood and
// paper of panels are in style/tokens.css.
import { ACROSS, DOWN, furnish, linear, radial, texture } from "./workshop";

// The two sides: 0 is Wolf or Blue (pewter, blue enamel), 1 is Raven or Red (bronze, red enamel). They differ in lightness.
const metals = (): string =>
  linear("edge0", [[0, "#3c444c"], [0.3, "#c3ccd2"], [0.5, "#8b969e"], [0.75, "#aab4bb"], [1, "#2c333a"]], ACROSS) +
  linear("edge1", [[0, "#2e1b12"], [0.3, "#b98d68"], [0.5, "#7c573b"], [0.75, "#a07a5a"], [1, "#23130c"]], ACROSS) +
  linear("rim0", [[0, "#f4f8fa"], [0.45, "#a7b3bc"], [0.7, "#6f7c86"], [1, "#c3cdd3"]]) +
  linear("rim1", [[0, "#f3d3b4"], [0.45, "#b07d56"], [0.7, "#6b4329"], [1, "#c79a75"]]) +
  radial("metal0", [[0, "#eef3f6"], [0.6, "#aab6be"], [1, "#717e87"]]) +
  radial("metal1", [[0, "#f0cfae"], [0.6, "#b98a63"], [1, "#784e31"]]) +
  linear("brass", [[0, "#ffe9a8"], [0.5, "#dca230"], [1, "#8a5d10"]], DOWN) +
  linear("plate", [[0, "#3a2a1c"], [1, "#150c06"]], DOWN);

const enamels = (): string =>
  radial("enamel0", [[0, "#3571c6"], [0.55, "#18458c"], [1, "#0b2656"]]) +
  radial("enamel1", [[0, "#ee7459"], [0.55, "#c4412f"], [1, "#8a231b"]]) +
  linear("ivory", [[0, "#fffdf4"], [0.6, "#f3e6c6"], [1, "#cdb98d"]], DOWN) +
  linear("gloss", [[0, "#fff", 0.5], [0.28, "#fff", 0.12], [0.5, "#fff", 0], [1, "#000", 0.16]]);

const cloths = (): string =>
  linear("cloth0", [[0, "#2c63b8"], [0.35, "#4d86d6"], [0.6, "#1d4890"], [1, "#2f68bd"]], ACROSS) +
  linear("cloth1", [[0, "#c4412f"], [0.35, "#e66a52"], [0.6, "#9c2a22"], [1, "#cc4936"]], ACROSS) +
  radial("bag0", [[0, "#4a76b4"], [0.6, "#274b82"], [1, "#122849"]]) +
  radial("bag1", [[0, "#c05a49"], [0.6, "#8a2c25"], [1, "#4a1210"]]) +
  radial("wax0", [[0, "#5e93de"], [0.7, "#1d4a94"], [1, "#102c5c"]]) +
  radial("wax1", [[0, "#ea6a58"], [0.7, "#a92b25"], [1, "#651512"]]);

// Shadows and glows are gradients, never filters: they cost nothing while a piece moves.
const lights = (): string =>
  radial("shade", [[0, "#0a0603", 0.62], [0.72, "#0a0603", 0.5], [1, "#0a0603", 0]], 'cx=".5" cy=".5" r=".5"') +
  radial("glow", [[0, "#ffd96a", 0.95], [0.7, "#f8cf5e", 0.75], [1, "#f8cf5e", 0]], 'cx=".5" cy=".5" r=".5"');

const papers = (): string =>
  `<pattern id="vellum" width="320" height="320" patternUnits="userSpaceOnUse"><image href="${texture(".011", "#8a5f28", 0.5, 3)}" width="320" height="320"/><image href="${texture(".5", "#6d4a20", 0.24, 5)}" width="320" height="320"/></pattern>`;

// Puts the sheet of materials into the document; a second call does nothing.
export function materials(): void {
  furnish("materials", () => metals() + enamels() + cloths() + lights() + papers());
}
