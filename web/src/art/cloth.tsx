// cloth.tsx - what is sewn: banners that are planted, bags that coins are drawn from, and the seals of wax.
import { emblems } from "./coin";
import { materials } from "./materials";
import { dice, icon, keep, round } from "./workshop";

const HIGH = 64; // of a banner

function drawBanner(id: string, team: number): string {
  const [h, w] = [HIGH, HIGH * 0.74];
  const cloth =
    team === 0
      ? `M1 ${-h + 3}q${round(w * 0.3)} -6 ${round(w * 0.5)} 0t${round(w * 0.5)} 0l${round(-w * 0.2)} ${round(h * 0.25)}l${round(w * 0.2)} ${round(h * 0.25)}q${round(-w * 0.3)} 6 ${round(-w * 0.5)} 0t${round(-w * 0.5)} 0Z`
      : `M1 ${-h + 3}q${round(w * 0.3)} -4 ${round(w * 0.55)} 4t${round(w * 0.55)} ${round(h * 0.22)}q${round(-w * 0.3)} -1 ${round(-w * 0.55)} ${round(h * 0.11)}t${round(-w * 0.55)} ${round(h * 0.2)}Z`;
  return (
    `<g id="${id}"><ellipse cx="13" cy="2" rx="24" ry="7" fill="url(#shade)"/><path d="M-7 2q7 -6 14 0q-7 5 -14 0Z" fill="#3b2512"/>` +
    `<path d="M0 1V${-h}" stroke="#2a190c" stroke-width="5.2" stroke-linecap="round"/><path d="M-.8 0V${-h}" stroke="#b98a52" stroke-width="1.9"/>` +
    `<path d="${cloth}" fill="url(#cloth${team})" stroke="#150b06" stroke-width="1.5"/>` +
    icon(emblems[team]!, w * 0.42, -h * 0.7, h * 0.42, "#fdf4dc") +
    `<circle cy="${-h - 1}" r="3.4" fill="#e6cf9a" stroke="#2a190c"/></g>`
  );
}

// A control marker, planted with its foot at 0, 0.
export function Banner({ team, x = 0, y = 0, scale = 1 }: { team: number; x?: number; y?: number; scale?: number }) {
  materials();
  const ref = keep(`banner${team}`, () => drawBanner(`banner${team}`, team));
  return <use class="banner" href={ref} transform={`translate(${x} ${y}) scale(${scale})`} />;
}

const CROSS = '<path d="M22 -84v29M9 -70h27" stroke="#fdf4dc" stroke-width="5"/>';

// The standard of a side, for the end of any game: raised by the winner, lowered by the loser.
function drawStandard(id: string, team: number, emblem: string): string {
  const cloth = team === 0 ? "M2 -88q16 -7 30 0t30 0l-11 17l11 17q-16 7 -30 0t-30 0Z" : "M2 -88q16 -5 33 4t34 15q-18 -1 -34 7t-33 12Z";
  return (
    `<g id="${id}"><path d="M0 2V-96" stroke="#2a190c" stroke-width="6" stroke-linecap="round"/><path d="M-1 0V-95" stroke="#b98a52" stroke-width="2.2"/>` +
    `<path d="${cloth}" fill="url(#cloth${team})" stroke="#150b06" stroke-width="1.6"/>${emblem ? icon(emblem, team === 0 ? 25 : 21, team === 0 ? -71 : -70, team === 0 ? 29 : 26, "#fdf4dc") : CROSS}` +
    `<circle cy="-97" r="4.2" fill="#e6cf9a" stroke="#2a190c"/></g>`
  );
}

export function EndStandard({ team, emblem, isLowered }: { team: number; emblem: string; isLowered: boolean }) {
  materials();
  const name = `end-standard${team}${emblem}`;
  const ref = keep(name, () => drawStandard(name, team, emblem));
  return (
    <svg class={`end-standard${isLowered ? " lowered" : ""}`} viewBox="-14 -106 92 112" aria-hidden="true">
      <g><use href={ref} /></g>
    </svg>
  );
}

const drawBag = (id: string, team: number): string =>
  `<g id="${id}"><ellipse cx="6" cy="46" rx="56" ry="14" fill="url(#shade)"/>` +
  `<path d="M-22 -30Q-56 4 -44 34Q-36 50 0 50Q36 50 44 34Q56 4 22 -30Z" fill="url(#bag${team})" stroke="#150c06" stroke-width="2"/>` +
  `<path d="M-14 -28Q-34 10 -26 46M12 -28Q30 8 24 47M-2 -28Q-8 10 -2 49" stroke="#000" stroke-opacity=".28" stroke-width="2.5" fill="none"/>` +
  `<path d="M-28 -18Q-46 6 -40 28" stroke="#fff" stroke-opacity=".25" stroke-width="5" fill="none" stroke-linecap="round"/>` +
  `<path d="M-22 -30Q-34 -46 -24 -54Q-12 -46 -6 -54Q2 -46 10 -54Q18 -46 26 -52Q34 -44 22 -30Z" fill="url(#bag${team})" stroke="#150c06" stroke-width="2"/>` +
  `<path d="M-24 -30Q0 -22 24 -30" stroke="#cdb179" stroke-width="5" fill="none" stroke-linecap="round"/>` +
  `<path d="M18 -28q10 8 8 22M14 -28q2 10 -3 18" stroke="#cdb179" stroke-width="2.6" fill="none" stroke-linecap="round"/>` +
  icon(emblems[team]!, 0, 14, 42, "#f7ecd0", 'opacity=".9"') +
  "</g>";

export function Bag({ team }: { team: number }) {
  materials();
  return <use class="bag" href={keep(`sack${team}`, () => drawBag(`sack${team}`, team))} />;
}

function drawSeal(id: string, team: number): string {
  const random = dice(team + 3);
  const edge = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * 2 * Math.PI;
    const radius = 16 * (index % 2 ? 0.9 + random() * 0.08 : 1 + random() * 0.1);
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  }).join("L");
  return (
    `<g id="${id}"><ellipse cx="1.5" cy="2.5" rx="19" ry="18" fill="url(#shade)"/><path d="M${edge}Z" fill="url(#wax${team})" stroke="#1a0806" stroke-width=".8" stroke-linejoin="round"/>` +
    `<circle r="11" fill="none" stroke="#fff" stroke-opacity=".35"/>${icon(emblems[team]!, 0, 0, 17, "#fff", 'opacity=".9"')}</g>`
  );
}

export function Seal({ team }: { team: number }) {
  materials();
  return <use href={keep(`seal${team}`, () => drawSeal(`seal${team}`, team))} />;
}
