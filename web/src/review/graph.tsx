// graph.tsx - how the chances went: one curve, or two where something is hidden, the errors on it, luck below it, and the moment that is
// shown. A press anywhere goes there; so do the arrow keys.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Say } from "../texts";
import { chanceAt, decisionAt, hidesSomething, isError, isThrow, percent, type Report } from "./report";
import { filled, wordsOf } from "./words";

interface Props {
  report: Report;
  at: number;
  isOwn: (who: number) => boolean;
  name: string | null; // of the side whose chance it is; null: the reader's own
  step: (by: Step) => void;
  show: (at: number) => void;
  say: Say;
}

export type Step = number | "first" | "last" | "error" | "errorBack";

const EDGE = { left: 58, right: 14, top: 26, bottom: 22 };
const LANE = 46; // of luck
const GAP = 16;
const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;

function useSize(): [{ current: HTMLDivElement | null }, number, number] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<[number, number]>([760, 320]);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setSize([Math.max(240, entry.contentRect.width), Math.max(150, entry.contentRect.height)]));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return [box, ...size];
}

export function Graph({ report, at, isOwn, name, step, show, say }: Props) {
  const words = wordsOf(say);
  const [box, width, height] = useSize();
  const last = report.entries.length - 1;
  const floor = height - EDGE.bottom - LANE - GAP;
  const x = (index: number) => EDGE.left + ((width - EDGE.left - EDGE.right) * index) / Math.max(1, last);
  const y = (chance: number) => EDGE.top + ((floor - EDGE.top) * (1000 - chance)) / 1000;
  const points = (chances: (number | null)[]) => chances.flatMap((chance, index) => (chance === null ? [] : [[x(index), y(chance)] as const]));
  const went = points(report.entries.map((_, index) => chanceAt(report, index)));
  const known = points(report.entries.map((entry) => (isOwn(entry.who) && entry.hides ? entry.known : null)));
  const path = (line: (readonly [number, number])[]) => line.map(([px, py], index) => `${index ? "L" : "M"}${px.toFixed(1)} ${py.toFixed(1)}`).join("");
  const hides = hidesSomething(report);
  const middle = y(500);
  const area = went.length ? `${path(went)}L${went.at(-1)![0].toFixed(1)} ${middle}L${went[0]![0].toFixed(1)} ${middle}Z` : "";
  const nearest = (event: MouseEvent) => {
    const frame = box.current!.getBoundingClientRect();
    const share = (event.clientX - frame.left - EDGE.left) / (width - EDGE.left - EDGE.right);
    return Math.max(0, Math.min(last, Math.round(share * last)));
  };
  const keys: Record<string, Step> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: "first", End: "last", PageUp: "errorBack", PageDown: "error" };
  const chance = chanceAt(report, at);
  return (
    <div
      class="review-graph" ref={box} role="slider" tabIndex={0} aria-label={words.graph} aria-valuemin={0} aria-valuemax={last} aria-valuenow={at}
      aria-valuetext={`${filled(words.moment, decisionAt(report, at), decisionAt(report, last))}${chance === null ? "" : `, ${percent(chance)}%`}`}
      onPointerDown={(event) => show(nearest(event))}
      onPointerMove={(event) => event.buttons === 1 && show(nearest(event))}
      onKeyDown={(event) => {
        const by = keys[event.key];
        if (by === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        step(by);
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <defs>
          <pattern id="luck-good" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#b9d9ae" /><path d="M0 0V6" stroke="#1f7a34" stroke-width="2" /></pattern>
          <pattern id="luck-bad" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="6" height="6" fill="#f1cf9d" /><path d="M0 0V6" stroke="#b3590a" stroke-width="2" /></pattern>
          <clipPath id="above-half"><rect x="0" y="0" width={width} height={middle} /></clipPath>
          <clipPath id="below-half"><rect x="0" y={middle} width={width} height={height} /></clipPath>
        </defs>
        {[0, 25, 50, 75, 100].map((share) => (
          <g key={share} class={`level${share === 50 ? " half" : ""}`}>
            <path d={`M${EDGE.left} ${y(share * 10)}H${width - EDGE.right}`} />
            <text x={EDGE.left - 8} y={y(share * 10) + 4} text-anchor="end">{share}</text>
          </g>
        ))}
        <path class="above" d={area} clip-path="url(#above-half)" />
        <path class="below" d={area} clip-path="url(#below-half)" />
        <path class="cursor" d={`M${x(at)} ${EDGE.top - 12}V${height - EDGE.bottom + 2}`} />
        <path class="cursor-head" d={`M${x(at) - 7} ${EDGE.top - 20}h14l-7 10z`} />
        {hides && <path class="known" d={path(known)} />}
        <path class="went" d={path(went)} />
        <Lane report={report} x={x} last={last} top={floor + GAP} width={width} say={say} />
        <Axis report={report} x={x} y={height - 6} width={width} say={say} />
        {report.turning.map((index) => <path key={index} class="turn" d={`M${x(index)} ${floor + 1}l6 9h-12z`} />)}
        <Errors {...{ report, isOwn, x, y, at, floor }} />
        {chance !== null && <circle class="here" cx={x(at)} cy={y(chance)} r="5" />}
      </svg>
      <p class="review-legend">
        <b>{name === null ? words.chanceOwn : filled(words.chanceOf, name)}</b>
        <span><svg width="26" height="8" aria-hidden="true"><path class="went" d="M0 4H26" /></svg> {hides ? words.lineWas : words.lineOnly}</span>
        {hides && <span><svg width="26" height="8" aria-hidden="true"><path class="known" d="M0 4H26" /></svg> {name === null ? words.lineKnown : filled(words.lineKnownOf, name)}</span>}
        <span><i class="good" aria-hidden="true" /> {name === null ? words.luckFor : filled(words.luckOf, name)}</span>
        <span><i class="bad" aria-hidden="true" /> {words.luckAgainst}</span>
      </p>
    </div>
  );
}

// The luck of neighbouring throws, as bars up and down.
function Lane({ report, x, last, top, width, say }: { report: Report; x: (at: number) => number; last: number; top: number; width: number; say: Say }) {
  const count = Math.max(1, Math.min(last, Math.floor((width - EDGE.left - EDGE.right) / 16)));
  const sums = Array.from({ length: count }, () => 0);
  report.entries.forEach((entry, index) => (sums[Math.min(count - 1, Math.floor((index * count) / (last + 1)))]! += entry.luck ?? 0));
  const most = Math.max(60, ...sums.map(Math.abs));
  const middle = top + LANE / 2;
  const wide = (x(last) - x(0)) / count;
  return (
    <g class="lane">
      <text x={EDGE.left - 8} y={middle + 4} text-anchor="end">{wordsOf(say).luckLane}</text>
      <path d={`M${EDGE.left} ${middle}H${width - EDGE.right}`} />
      {sums.map((sum, index) => {
        const tall = (Math.abs(sum) / most) * (LANE / 2 - 2);
        if (tall < 0.7) return null;
        return <rect key={index} class={sum > 0 ? "good" : "bad"} x={x(0) + index * wide + 1.5} width={Math.max(2, wide - 3)} y={sum > 0 ? middle - tall : middle} height={tall} />;
      })}
    </g>
  );
}

function Axis({ report, x, y, width, say }: { report: Report; x: (at: number) => number; y: number; width: number; say: Say }) {
  const decisions = report.entries.flatMap((entry, at) => (entry.who >= 0 ? [at] : []));
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => decisions.length / each <= width / 56) ?? 500;
  return (
    <g class="axis">
      {decisions.map((at, index) => ((index + 1) % every === 0 ? <text key={at} x={x(at)} y={y} text-anchor="middle">{index + 1}</text> : null))}
      <text x={EDGE.left - 8} y={y} text-anchor="end">{width > 420 ? wordsOf(say).decisionAxis : "№"}</text>
    </g>
  );
}

const ROOM = 26; // between two badges side by side

// Badges over the line for the reader's own errors, under it for the other side's; a small one is a dot.
function Errors({ report, isOwn, x, y, at, floor }: { report: Report; isOwn: (who: number) => boolean; x: (at: number) => number; y: (chance: number) => number; at: number; floor: number }) {
  const taken: { left: number; top: number }[] = [];
  const worst = report.entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => isError(entry)).sort((one, other) => (other.entry.loss ?? 0) - (one.entry.loss ?? 0));
  return (
    <>
      {worst.map(({ entry, index }) => {
        const chance = chanceAt(report, index);
        if (chance === null || isThrow(entry)) return null;
        const own = isOwn(entry.who);
        const [left, line] = [x(index), y(chance)];
        const isSmall = entry.mark === "inaccuracy";
        const side = own ? "own" : "other";
        if (isSmall) return <circle key={index} class={`dot ${entry.mark} ${side}`} cx={left} cy={line} r={at === index ? 6 : 4.5} />;
        let top = Math.max(EDGE.top - 6, Math.min(floor - 10, own ? line + 30 : line - 30));
        const isFree = (place: number) => taken.every((other) => Math.abs(other.left - left) >= ROOM || Math.abs(other.top - place) >= ROOM);
        for (const shift of [0, ROOM, -ROOM, 2 * ROOM, -2 * ROOM]) if (!isFree(top) && isFree(top + shift) && top + shift > EDGE.top - 8 && top + shift < floor) top += shift;
        taken.push({ left, top });
        return (
          <g key={index} class={`badge ${entry.mark} ${side}${at === index ? " chosen" : ""}`}>
            <path d={`M${left} ${line}V${top}`} />
            <circle class="foot" cx={left} cy={line} r="4" />
            {own ? <circle cx={left} cy={top} r="12" /> : <rect x={left - 11} y={top - 11} width="22" height="22" rx="6" />}
            <text x={left} y={top + 5} text-anchor="middle">{SIGNS[entry.mark as keyof typeof SIGNS]}</text>
          </g>
        );
      })}
    </>
  );
}
