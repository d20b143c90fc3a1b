// picture.tsx - Standard-Bearer for the home page: shields against discs at dusk, with the standards above them.
import { materials } from "../../art/materials";
import { pieceShape } from "../../art/shield";
import { DOWN, icon, linear, radial, round } from "../../art/workshop";

type Rank = [icon: string, x: number][];

const RED: Rank = [["pikeman", 20], ["archer", 62], ["heavy-infantryman", 104], ["standard-bearer", 146], ["heavy-infantryman", 188], ["archer", 230], ["horseman", 272]];
const BLUE: Rank = [["archer", -4], ["heavy-infantryman", 70], ["standard-bearer", 145], ["horseman", 220], ["pikeman", 294]];

function flag(x: number, y: number, high: number, side: number, wide: number): string {
  const [top, part] = [y - high + 4, (share: number) => round(wide * share)];
  return (
    `<path d="M${x} ${y}V${y - high}" stroke="#1c0f06" stroke-width="6" stroke-linecap="round"/><path d="M${x - 1} ${y}V${y - high}" stroke="#b98c52" stroke-width="2"/>` +
    `<path d="M${x + 2} ${top}q${part(0.28)} ${part(-0.16)} ${part(0.52)} 0t${part(0.5)} -3l${part(-0.16)} ${part(0.34)}l${part(0.16)} ${part(0.34)}q${part(-0.28)} ${part(0.16)} ${part(-0.52)} 2t${part(-0.5)} 2Z" fill="url(#cloth${side})" stroke="#f7ecd0" stroke-width="1.5"/>` +
    `<path d="M${round(x + wide * 0.44)} ${round(top + wide * 0.1)}v${part(0.46)}M${round(x + wide * 0.21)} ${round(top + wide * 0.33)}h${part(0.46)}" stroke="#fff6dc" stroke-width="${part(0.11)}"/><circle cx="${x}" cy="${y - high - 3}" r="4" fill="#e7d3a4" stroke="#1c0f06"/>`
  );
}

function warrior(side: number, name: string, x: number, y: number, r: number): string {
  const [rim, field] = side === 0 ? ["rim0", "enamel0"] : ["rim1", "enamel1"];
  return (
    `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="${round(r * 0.95)}" rx="${r}" ry="${round(r * 0.26)}" fill="url(#shade)"/>` +
    `<path d="${pieceShape(side, r)}" fill="url(#${rim})" stroke="#140b06"/><path d="${pieceShape(side, round(r * 0.85))}" fill="url(#${field})" stroke="#140b06"/>` +
    icon(name, 1.5, 1, r * 1.12, "#000", 'opacity=".5"') + icon(name, 0, -1, r * 1.12, "url(#ivory)") +
    `<path d="${pieceShape(side, r)}" fill="url(#gloss)"/></g>`
  );
}

function drawScene(): string {
  const columns = Array.from({ length: 15 }, (_, index) => `M${145 + (index - 7) * 22} 148L${145 + (index - 7) * 74} 408`).join("");
  const rows = [148, 166, 190, 222, 264, 320, 394].map((y) => `M0 ${y}H290`).join("");
  return (
    linear("dusk", [[0, "#3b2a4a"], [0.6, "#b5603c"], [1, "#f0b060"]], DOWN) + linear("vellum-field", [[0, "#c89a57"], [1, "#f0dcae"]], DOWN) + radial("sun", [[0, "#ffe9b4", 0.9], [0.5, "#ffd27a", 0.45], [1, "#ffd27a", 0]], 'cx=".5" cy=".5" r=".5"') +
    `<rect width="290" height="160" fill="url(#dusk)"/><circle cx="205" cy="118" r="72" fill="url(#sun)"/><circle cx="205" cy="118" r="33" fill="#ffe2a0"/>` +
    `<path d="M0 128Q40 100 90 122T180 116T290 124V170H0Z" fill="#4a2e33"/><path d="M0 140Q60 122 130 138T290 134V170H0Z" fill="#33211f"/>` +
    `<path d="M0 148H290V408H0Z" fill="url(#vellum-field)"/><path d="M0 148H290V408H0Z" fill="url(#vellum)" opacity=".6"/><path d="${columns}${rows}" stroke="#5b3f1b" stroke-width="1.2" stroke-opacity=".8" fill="none"/>` +
    flag(92, 165, 96, 1, 52) + RED.map(([name, x]) => warrior(1, name, x, 158, 17)).join("") +
    flag(150, 250, 158, 0, 84) + BLUE.map(([name, x]) => warrior(0, name, x, 238, 36)).join("")
  );
}

export function Picture() {
  materials();
  return <svg viewBox="0 0 290 408" preserveAspectRatio="xMidYMin slice" class="picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawScene() }} />;
}
