// board.tsx - the hexes of War Chest with what stands on them: banners, stacks of coins, and what can be done there.
import { useMemo } from "preact/hooks";
import "../../art/art.css";
import "./war-chest.css";
import { Banner } from "../../art/cloth";
import { Coin, coinShape, COIN, Count, THICK } from "../../art/coin";
import { materials } from "../../art/materials";
import { Arrow, Blow, Origin, Strike } from "../../art/marks";
import type { SlotProps } from "../face";
import { lastTurn, type Track } from "../last-turn";
import { Draft } from "./draft";
import { drawGround, hexShape, RISE, SIDE, type Place } from "./ground";
import { groundOf, typeOf, teamOf, type Facts, type Scene, type Unit } from "./scene";

type Props = SlotProps<Scene, Facts>;

const EDGE = 16; // of the frame around the hexes; its shadow falls outside

const words = {
  en: { board: "The board", location: "location", held: "held by", coins: "coins high" },
  ru: { board: "Поле", location: "объект", held: "под контролем", coins: "высота стопки" },
};

// Where the hexes lie, seen from either side.
export function placesOf(facts: Facts, players: number, turned: boolean): Place[] {
  const sign = turned ? -1 : 1;
  return facts.hexes
    .filter((hex) => groundOf(hex, players) !== "")
    .map((hex) => ({ at: hex.at, x: sign * hex.x * 1.5 * SIDE, y: -sign * hex.y * RISE, location: groundOf(hex, players) === "location" }));
}

export function Board(props: Props) {
  const { scene, facts, turned, animate, say } = props;
  materials();
  const places = useMemo(() => placesOf(facts, scene.players, turned), [facts, scene.players, turned]);
  const ground = useMemo(() => ({ __html: drawGround(places) }), [places]);
  if (scene.pool) return <Draft {...props} />;
  const wide = Math.max(...places.map(({ x }) => Math.abs(x))) + SIDE + EDGE;
  const tall = Math.max(...places.map(({ y }) => Math.abs(y))) + RISE + EDGE;
  const box = `${-wide} ${-tall} ${2 * wide} ${2 * tall}`;
  return (
    <div class="war-chest-table">
      <svg class="ground" viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={ground} />
      <svg class={`board hexes${animate ? " animate" : ""}`} viewBox={box} role="group" aria-label={words[say.language].board}>
        <Pieces {...props} places={places} />
      </svg>
    </div>
  );
}

function Pieces(props: Props & { places: Place[] }) {
  const { scene, chosen, next, places, past, seat, goal, hovered } = props;
  const at = new Map(places.map((place) => [place.at, place]));
  const units = [...scene.units].sort((one, other) => (at.get(one.at)?.y ?? 0) - (at.get(other.at)?.y ?? 0)); // the nearer over the farther
  const standing = new Map(units.map((unit) => [unit.at, unit]));
  const team = teamOf(scene.turn);
  const kindOf = (place: Place): string => {
    const unit = standing.get(place.at);
    return !next.has(place.at) ? "" : !unit ? "go" : teamOf(unit.seat) === team ? "pick" : "strikes";
  };
  const tracks = lastTurn(past, seat, scene.turn === seat + 1);
  const acting = [...chosen].reverse().find((thing) => standing.has(thing)) ?? unitOf(scene, chosen)?.at ?? "";
  const striker = at.get(acting);
  const struck = places.find((place) => place.at === hovered && kindOf(place) === "strikes");
  const picked = [...chosen, goal ?? "", acting];
  const isHeld = (unit: Unit) => scene.marks.W.includes(unit.at) || scene.marks.R.includes(unit.at);
  const marks: [string, number][] = [...scene.marks.W.map((hex): [string, number] => [hex, 0]), ...scene.marks.R.map((hex): [string, number] => [hex, 1])];
  return (
    <>
      <LastMoves tracks={tracks} at={at} />
      {places.map((place) => kindOf(place) === "go" && <Lit key={place.at} place={place} />)}
      {places.map((place) => picked.includes(place.at) && <Chosen key={place.at} place={place} />)}
      {places.map((place) => kindOf(place) === "pick" && !picked.includes(place.at) && <Ready key={place.at} place={place} />)}
      {[...marks].sort((one, other) => (at.get(one[0])?.y ?? 0) - (at.get(other[0])?.y ?? 0)).map(([hex, side]) => {
        const place = at.get(hex);
        const isTaken = standing.has(hex);
        return place && <Banner key={hex} team={side} x={place.x + (isTaken ? 27 : -12)} y={place.y + (isTaken ? -12 : 24)} scale={isTaken ? 0.86 : 1} />;
      })}
      {units.map((unit) => {
        const place = at.get(unit.at);
        return place && <Stack key={unit.at} unit={unit} place={place} isHeld={isHeld(unit)} />;
      })}
      <LastBlows tracks={tracks} at={at} />
      {places.map((place) => kindOf(place) === "strikes" && <Strike key={place.at} x={place.x} y={place.y} radius={COIN + 9} />)}
      {units.map((unit) => next.has(unit.at) && teamOf(unit.seat) !== team && at.has(unit.at) && <Height key={unit.at} unit={unit} place={at.get(unit.at)!} isHeld={isHeld(unit)} />)}
      {struck && striker && <Arrow from={striker} to={struck} start={COIN * 0.9} end={COIN + 18} />}
      {places.map((place) => <Target key={place.at} {...props} place={place} unit={standing.get(place.at)} kind={kindOf(place)} />)}
    </>
  );
}

// The one unit on the board whose coin was taken from the hand.
function unitOf({ units, turn }: Scene, [coin = ""]: string[]): Unit | undefined {
  const [kind, type] = coin.split(":");
  const found = kind === "hand" ? units.filter((unit) => unit.seat === turn && unit.type === type) : [];
  return found.length === 1 ? found[0] : undefined;
}

interface Standing {
  unit: Unit;
  place: Place;
  isHeld: boolean; // a banner stands there: the coins lie a little aside
}

const standsAt = ({ unit, place, isHeld }: Standing) => ({ transform: `translate(${(place.x - (isHeld ? 7 : 0)).toFixed(1)}px, ${(place.y - 3 + (unit.stack - 1) * THICK * 0.5).toFixed(1)}px)` });

const HeightNumber = ({ unit, isHeld }: Standing) => (unit.stack > 1 ? <Count x={isHeld ? -33 : 33} y={25} number={unit.stack} /> : null);

// A unit: as many coins as it has, the number beside it.
const Stack = (standing: Standing) => (
  <g class="unit" data-piece={standing.unit.at} style={standsAt(standing)}>
    <Coin team={teamOf(standing.unit.seat)} type={standing.unit.type} second={standing.unit.seat > 2} height={standing.unit.stack} />
    <HeightNumber {...standing} />
  </g>
);

// The number once more, over the ring of a unit that may be struck.
const Height = (standing: Standing) => <g class="unit" style={standsAt(standing)}><HeightNumber {...standing} /></g>;

const Lit = ({ place }: { place: Place }) => (
  <g class="lit" transform={`translate(${place.x} ${place.y})`}>
    <path class="lit-field" d={hexShape(SIDE * 0.89)} />
    <path class="lit-line" d={hexShape(SIDE * 0.81)} />
    <circle r="11.5" />
  </g>
);

const Ready = ({ place }: { place: Place }) => (
  <g class="ready" transform={`translate(${place.x} ${place.y})`}>
    <path class="ready-edge" d={hexShape(SIDE * 0.92)} />
    <path class="ready-line" d={hexShape(SIDE * 0.92)} />
  </g>
);

const Chosen = ({ place }: { place: Place }) => (
  <g class="picked" transform={`translate(${place.x} ${place.y})`}>
    <circle r={SIDE * 1.12} fill="url(#glow)" />
    <path class="picked-edge" d={hexShape(SIDE * 0.93)} />
    <path class="picked-line" d={hexShape(SIDE * 0.93)} />
  </g>
);

interface Marked {
  tracks: Track[];
  at: Map<string, Place>;
}

// Under the pieces: where one came from, was set down or has fallen.
const LastMoves = ({ tracks, at }: Marked) => (
  <g class="last-turn">
    {tracks.map(({ kind, from, to, by, isOwn }, index) => {
      const [start, end] = [at.get(from), at.get(to)];
      if (kind === "blow") return null;
      const place = kind === "move" ? start : end;
      return (
        <g key={index} class={`side${teamOf(by + 1)}${isOwn ? " own" : ""}`}>
          {place && <path class={`origin ${kind}`} d={hexShape(SIDE * 0.9, place.x, place.y)} />}
          {kind === "loss" && place && <path class="fell" transform={`translate(${place.x} ${place.y})`} d="M-13 -13L13 13M13 -13L-13 13" />}
          {kind === "move" && start && end && <Origin from={start} to={end} short={COIN * 0.9} />}
        </g>
      );
    })}
  </g>
);

// Over them: where a blow fell.
const LastBlows = ({ tracks, at }: Marked) => (
  <g class="last-turn">
    {tracks.map(({ kind, from, to, by }, index) => {
      const [start, end] = [at.get(from), at.get(to)];
      return kind === "blow" && start && end && <g key={index} class={`side${teamOf(by + 1)}`}><Blow from={start} to={end} step={2 * RISE} /></g>;
    })}
  </g>
);

// What is pressed: the whole hex.
function Target({ place, unit, kind, scene, facts, chosen, next, say }: Props & { place: Place; unit: Unit | undefined; kind: string }) {
  const word = words[say.language];
  const owner = scene.marks.W.includes(place.at) ? facts.factions[0] : scene.marks.R.includes(place.at) ? facts.factions[1] : "";
  const isChosen = chosen.includes(place.at);
  const label = [
    place.at,
    unit && `${facts.factions[teamOf(unit.seat)]} ${typeOf(unit.type, facts)?.name}, ${word.coins} ${unit.stack}`,
    place.location && (owner ? `${word.location}, ${word.held} ${owner}` : word.location),
    isChosen ? say("pressed") : next.has(place.at) ? say("canChoose") : "",
  ];
  return (
    <g
      class={`target ${kind}${next.has(place.at) ? " next" : ""}${isChosen ? " chosen" : ""}`}
      transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`}
      role="button"
      tabindex={next.has(place.at) ? 0 : -1}
      aria-label={label.filter(Boolean).join(", ")}
      aria-pressed={isChosen}
      data-thing={place.at}
    >
      <path d={hexShape(SIDE)} />
      {unit && <path class="halo" d={coinShape(teamOf(unit.seat), COIN + 3)} transform={`translate(0 ${-(unit.stack - 1) * THICK * 0.5})`} />}
    </g>
  );
}
