// The table of War Chest: hexes with stacks of coins, and each player's hand, bag, discard and
// supply around them.
import { Icon, InlineIcon, StrikeMark } from "../../ui/icon";
import { useIdentities } from "../../ui/pieces";
import type { SlotProps } from "../face";
import { teamOf, total, typeOf, type Facts, type Hex, type Scene, type Zone } from "./scene";
import "./board.css";

type BoardProps = SlotProps<Scene, Facts>;

const SIDE = 60; // of a hex, in units of the drawing
const RISE = (SIDE * Math.sqrt(3)) / 2;
const COIN = 40;

const words = {
  en: { hand: "hand", bag: "bag", up: "face up", down: "face down", supply: "supply", out: "lost", initiative: "initiative", drawn: "drawn coin", draft: "cards to draft" },
  ru: { hand: "рука", bag: "мешок", up: "сброс открыто", down: "сброс скрыто", supply: "запас", out: "потеряно", initiative: "инициатива", drawn: "вытянутая монета", draft: "карты на выбор" },
};

const corners = Array.from({ length: 6 }, (_, index) => {
  const angle = (Math.PI / 3) * index;
  return `${(SIDE * Math.cos(angle)).toFixed(1)},${(SIDE * Math.sin(angle)).toFixed(1)}`;
}).join(" ");

// The Wolf's coins are cut with eight corners, the Raven's are round: shape tells the sides apart.
const octagon = Array.from({ length: 8 }, (_, index) => {
  const angle = (Math.PI / 4) * (index + 0.5);
  return `${(COIN * 1.03 * Math.cos(angle)).toFixed(1)},${(COIN * 1.03 * Math.sin(angle)).toFixed(1)}`;
}).join(" ");

export function CoinFace({ team, type, second }: { team: number; type: string; second: boolean }) {
  return (
    <g class={`coin side${team}${second ? " second" : ""}`}>
      {team === 0 ? <polygon points={octagon} /> : <circle r={COIN} />}
      {type === "?" ? <text class="unknown" y="13">?</text> : <Icon name={type} x={-26} y={-26} size={52} />}
    </g>
  );
}

const ownSeat = ({ seat }: BoardProps) => Math.max(0, seat);

// The others, in the order of play after the viewer.
export function Left(props: BoardProps) {
  const count = props.scene.seats.length;
  const others = Array.from({ length: count - 1 }, (_, index) => (ownSeat(props) + index + 1) % count);
  return <div class={`trays ${props.form}`}>{others.map((seat) => <TrayOf key={seat} {...props} place={seat} />)}</div>;
}

export function Right(props: BoardProps) {
  return <>{props.scene.pool && <Draft {...props} />}{props.scene.decrees && <Decrees {...props} />}</>;
}

export const Tray = (props: BoardProps) => <TrayOf {...props} place={ownSeat(props)} isOwn />;

// ---- The hexes ----

export function Board({ scene, facts, chosen, next, turned, marks, animate, say }: BoardProps) {
  const hexes = facts.hexes.filter((hex) => scene.players > 2 || hex.two_players);
  const units = useIdentities(scene.units.map((unit) => ({ ...unit, kind: `${unit.seat}${unit.type}` })));
  const sign = turned ? -1 : 1;
  const x = (hex: Hex) => sign * hex.x * 1.5 * SIDE;
  const y = (hex: Hex) => -sign * hex.y * RISE;
  const place = (at: string) => hexes.find((hex) => hex.at === at)!;
  const wide = Math.max(...hexes.map((hex) => Math.abs(x(hex)))) + SIDE + 6;
  const tall = Math.max(...hexes.map((hex) => Math.abs(y(hex)))) + RISE + 6;
  const unitAt = (at: string) => units.find((unit) => unit.at === at);
  const label = (hex: Hex) => {
    const unit = unitAt(hex.at);
    const marker = scene.marks.W.includes(hex.at) ? facts.factions[0] : scene.marks.R.includes(hex.at) ? facts.factions[1] : "";
    const parts = [hex.at, unit && `${facts.factions[teamOf(unit.seat)]} ${typeOf(unit.type, facts)?.name} ×${unit.stack}`, marker];
    const state = chosen.includes(hex.at) ? say("pressed") : next.has(hex.at) ? say("canChoose") : "";
    return [...parts, state].filter(Boolean).join(", ");
  };
  const ownTeam = teamOf(scene.turn);
  return (
    <svg class={`board hexes${animate ? " animate" : ""}`} viewBox={`${-wide} ${-tall} ${2 * wide} ${2 * tall}`} role="group" aria-label={say("board")}>
      {hexes.map((hex) => (
        <g key={hex.at} transform={`translate(${x(hex).toFixed(1)} ${y(hex).toFixed(1)})`}>
          <polygon class={`hex${hex.location ? " location" : ""}${marks.includes(hex.at) ? " touched" : ""}`} points={corners} />
          {hex.location === 1 && <circle class="ring" r="30" />}
          {scene.marks.W.includes(hex.at) && !unitAt(hex.at) && <Marker team={0} />}
          {scene.marks.R.includes(hex.at) && !unitAt(hex.at) && <Marker team={1} />}
          <text class="hex-name" y={-RISE + 15}>{hex.at}</text>
        </g>
      ))}
      {units.map((unit) => {
        const hex = place(unit.at);
        return (
          <g key={unit.id} class="unit" style={{ transform: `translate(${x(hex).toFixed(1)}px, ${y(hex).toFixed(1)}px)` }}>
            {Array.from({ length: unit.stack }, (_, index) => (
              <g key={index} transform={`translate(0 ${-4 * index + 6})`}>
                <CoinFace team={teamOf(unit.seat)} type={unit.type} second={unit.seat > 2} />
              </g>
            ))}
            {scene.marks.W.includes(unit.at) && <g transform="translate(-32 30) scale(0.62)"><Marker team={0} /></g>}
            {scene.marks.R.includes(unit.at) && <g transform="translate(-32 30) scale(0.62)"><Marker team={1} /></g>}
            {unit.stack > 1 && (
              <g class="strength" transform={`translate(28 ${-28 - 4 * unit.stack + 6})`}>
                <circle r="13" />
                <text y="6">{unit.stack}</text>
              </g>
            )}
          </g>
        );
      })}
      {hexes.map((hex) => {
        const unit = unitAt(hex.at);
        const kind = !next.has(hex.at) ? "" : !unit ? "go" : teamOf(unit.seat) !== ownTeam ? "strike" : "pick";
        return (
          <g
            key={hex.at}
            class={`target ${kind}${chosen.includes(hex.at) ? " chosen" : ""}`}
            transform={`translate(${x(hex).toFixed(1)} ${y(hex).toFixed(1)})`}
            role="button"
            tabindex={next.has(hex.at) ? 0 : -1}
            aria-label={label(hex)}
            aria-pressed={chosen.includes(hex.at)}
            data-thing={hex.at}
          >
            <polygon points={corners} />
            {kind === "go" && <circle r="12" />}
            {kind === "strike" && <StrikeMark x={-30} y={-26} />}
          </g>
        );
      })}
    </svg>
  );
}

function Marker({ team }: { team: number }) {
  return (
    <g class={`marker side${team}`}>
      {team === 0 ? <rect x="-21" y="-21" width="42" height="42" rx="5" /> : <circle r="23" />}
      <Icon name={team === 0 ? "wolf" : "raven"} x={-15} y={-15} size={30} />
    </g>
  );
}

// ---- Trays ----

interface Things extends BoardProps {
  prefix: string; // "hand:" ...
  zone: Zone;
  team: number;
  second: boolean;
  title: string;
}

// A zone as a row of coins; each kind once, with its number.
function Coins({ prefix, zone, team, second, title, facts, chosen, next, say }: Things) {
  const kinds = Object.entries(zone);
  if (kinds.length === 0) return null;
  return (
    <span class="zone">
      <span class="quiet">{title}</span>
      {kinds.map(([type, count]) => {
        const thing = prefix + type;
        const isNext = next.has(thing);
        const name = type === "?" ? "?" : typeOf(type, facts)?.name;
        const state = chosen.includes(thing) ? `, ${say("pressed")}` : "";
        return (
          <button
            key={type}
            type="button"
            class={`coin-button${isNext ? " next" : ""}${chosen.includes(thing) ? " chosen" : ""}`}
            data-thing={prefix ? thing : undefined}
            data-about={type}
            tabindex={isNext ? 0 : -1}
            aria-label={`${title}: ${name} ×${count}${state}`}
            title={name}
          >
            <svg viewBox="-44 -44 88 88" aria-hidden="true">
              <CoinFace team={team} type={type} second={second} />
            </svg>
            {count > 1 && <b>{count}</b>}
          </button>
        );
      })}
    </span>
  );
}

function TrayOf(props: BoardProps & { place: number; isOwn?: boolean }) {
  const { scene, facts, place, isOwn, say, next, chosen } = props;
  const seat = scene.seats[place]!;
  const team = place % 2;
  const word = words[say.language];
  const common = { ...props, team, second: place > 1 };
  const seatThing = `seat:p${place + 1}`;
  const pending: Zone = scene.pending && scene.turn === place + 1 ? { [scene.pending]: 1 } : {};
  return (
    <div class={`tray side${team}${isOwn ? " own" : ""}${scene.turn === place + 1 ? " to-act" : ""}`}>
      <button
        type="button"
        class={`tray-name${next.has(seatThing) ? " next" : ""}${chosen.includes(seatThing) ? " chosen" : ""}`}
        data-thing={seatThing}
        tabindex={next.has(seatThing) ? 0 : -1}
        aria-label={`${facts.factions[team]} ${place + 1}${scene.initiative === place + 1 ? `, ${word.initiative}` : ""}`}
      >
        <InlineIcon name={team === 0 ? "wolf" : "raven"} size={22} />
        {scene.initiative === place + 1 && <InlineIcon name="crown" size={22} />}
      </button>
      <Coins {...common} prefix={isOwn ? "hand:" : ""} zone={seat.hand} title={word.hand} />
      <Coins {...common} prefix="pending:" zone={pending} title={word.drawn} />
      <Coins {...common} prefix={isOwn ? "supply:" : ""} zone={seat.supply} title={word.supply} />
      <Coins {...common} prefix="" zone={seat.up} title={word.up} />
      <span class="zone quiet">
        {word.bag} {total(seat.bag)} · {word.down} {total(seat.down)}
      </span>
      <Coins {...common} prefix={isOwn ? "out:" : ""} zone={seat.out} title={word.out} />
    </div>
  );
}

function Decrees({ scene, facts, next, chosen }: BoardProps) {
  return (
    <div class="decrees">
      {scene.decrees!.map((decree) => {
        const fact = facts.decrees.find((other) => other.key === decree.key);
        const thing = `decree:${decree.key}`;
        return (
          <button
            key={decree.key}
            type="button"
            class={`decree${next.has(thing) ? " next" : ""}${chosen.includes(thing) ? " chosen" : ""}`}
            data-thing={thing}
            tabindex={next.has(thing) ? 0 : -1}
            title={fact?.effect}
          >
            <InlineIcon name="scroll" size={18} /> {fact?.name}
            {decree.W === 1 && <InlineIcon name="wolf" size={16} />}
            {decree.R === 1 && <InlineIcon name="raven" size={16} />}
          </button>
        );
      })}
    </div>
  );
}

function Draft(props: BoardProps) {
  const zone = Object.fromEntries(props.scene.pool!.map((code) => [code, 1]));
  return (
    <div class="tray">
      <Coins {...props} prefix="card:" zone={zone} team={(props.scene.turn - 1) % 2} second={false} title={words[props.say.language].draft} />
    </div>
  );
}
