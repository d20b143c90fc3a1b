// tray.tsx - what a player has before him: hand, bag, discard, supply, lost coins; and the same of the others.
import { Coin, COIN } from "../../art/coin";
import { InlineIcon } from "../../ui/icon";
import { BagPile, Coins, Discard, Pile, words, type Props } from "./coins";
import { DecreeCard, openDecrees } from "./decrees";
import { total, type Zone } from "./scene";

const ROOMY = 3; // kinds of coins in hand and supply that leave room for the rest on any screen
const kinds = (zone: Zone): number => Object.keys(zone).length;

const ownPlace = ({ seat }: Props): number => Math.max(0, seat);

export function Tray(props: Props) {
  const { scene, say } = props;
  const place = ownPlace(props);
  const own = scene.seats[place]!;
  const word = words[say.language];
  const pending = scene.pending && scene.turn === place + 1 ? { [scene.pending]: 1 } : {};
  const decrees = openDecrees(props);
  const isCrowded = kinds(own.hand) + kinds(own.supply) > ROOMY;
  return (
    <div class={`war-chest-tray${isCrowded ? " crowded" : ""}`} role="group" aria-label={word.army}>
      <div class="beside-hand">
        <BagPile place={place} count={total(own.bag)} word={word} />
        <Discard props={props} place={place} />
      </div>
      <Pile name="hand" title={`${word.hand} ${total(own.hand)}`} spot={`hand:${place}`}>
        <Coins props={props} prefix="hand:" zone={own.hand} place={place} title={word.hand} />
        {scene.pending && <Coins props={props} prefix="pending:" zone={pending} place={place} title={word.drawn} />}
      </Pile>
      <div class="beside-hand">
        {total(own.supply) > 0 && (
          <Pile name="supply" title={word.supply} spot={`supply:${place}`}>
            <Coins props={props} prefix="supply:" zone={own.supply} place={place} title={word.supply} />
          </Pile>
        )}
        {total(own.out) > 0 && (
          <Pile name="lost" title={word.out} spot={`out:${place}`} count={total(own.out)}>
            <Coins props={props} prefix="out:" zone={own.out} place={place} title={word.out} />
          </Pile>
        )}
      </div>
      {decrees.length > 0 && <div class="decrees-at-hand">{decrees.map((decree) => <DecreeCard key={decree.key} props={props} decree={decree} />)}</div>}
    </div>
  );
}

// The others' things, the next to play first. Above the board of a phone they make room for the decrees while one can be chosen.
export function Left(props: Props) {
  const { scene, say, form } = props;
  const word = words[say.language];
  const own = ownPlace(props);
  const decrees = form === "band" ? openDecrees(props) : [];
  if (decrees.length > 0) return <div class="decree-band">{decrees.map((decree) => <DecreeCard key={decree.key} props={props} decree={decree} />)}</div>;
  const others = scene.seats.map((_, index) => (own + index) % scene.seats.length).slice(1);
  return (
    <div class={`war-chest-others as-${form}${others.length > 1 ? " many" : ""}`}>
      {others.map((place) => <Other key={place} props={props} place={place} />)}
      {form === "panel" && (
        <div class="initiative">
          <svg viewBox={`${-COIN - 8} ${-COIN - 8} ${2 * COIN + 16} ${2 * COIN + 22}`} aria-hidden="true">
            <circle r={COIN + 6} class="initiative-ring" />
            <Coin team={(scene.initiative - 1) % 2} type="?" second={scene.initiative > 2} />
          </svg>
          <span>{word.initiative}: {seatName(props, scene.initiative - 1)}</span>
        </div>
      )}
    </div>
  );
}

// Partners have the third and fourth seat.
export const seatName = ({ facts }: Props, place: number): string => `${facts.factions[place % 2]}${place > 1 ? " 2" : ""}`;

function Other({ props, place }: { props: Props; place: number }) {
  const { scene, say } = props;
  const seat = scene.seats[place]!;
  const word = words[say.language];
  return (
    <section class={`other side${place % 2}${scene.turn === place + 1 ? " to-act" : ""}`} aria-label={seatName(props, place)}>
      {scene.players > 2 && <h2><InlineIcon name={place % 2 === 0 ? "wolf" : "raven"} size={16} /> {seatName(props, place)}</h2>}
      <div class="piles">
        <BagPile place={place} count={total(seat.bag)} word={word} />
        <Pile name="hand" title={`${word.hand} ${total(seat.hand)}`} spot={`hand:${place}`}>
          <Coins props={props} prefix="" zone={seat.hand} place={place} title={word.hand} each />
          {total(seat.hand) === 0 && <span class="nothing" aria-hidden="true" />}
        </Pile>
        <Discard props={props} place={place} />
        {total(seat.supply) > 0 && (
          <Pile name="supply" title={word.supply} spot={`supply:${place}`}>
            <Coins props={props} prefix="" zone={seat.supply} place={place} title={word.supply} />
          </Pile>
        )}
        {total(seat.out) > 0 && (
          <Pile name="lost" title={`${word.out} ${total(seat.out)}`} spot={`out:${place}`}>
            <Coins props={props} prefix="" zone={seat.out} place={place} title={word.out} />
          </Pile>
        )}
      </div>
    </section>
  );
}

const FLAG = 15; // between two of a badge's flags

// The Wolf's are swallow-tailed, the Raven's are pointed.
const flagShape = (team: number, index: number): string => `M${3 + index * FLAG} 22V3l11 ${team === 0 ? "0l-3 4.500l3 4.500l-11 0" : "4.500l-11 4.500"}`;

// Banners planted and still to plant; who has the initiative.
export function Badge(props: Props & { place: number }) {
  const { scene, place, say } = props;
  const word = words[say.language];
  const team = place % 2;
  const held = (team === 0 ? scene.marks.W : scene.marks.R).length;
  const flags = (
    <svg class="flags" viewBox={`0 0 ${scene.markers * FLAG + 4} 24`} role="img" aria-label={`${held} / ${scene.markers}`}>
      {Array.from({ length: scene.markers }, (_, index) => (
        <path key={index} class={index < held ? `flag side${team}` : "flag empty"} d={flagShape(team, index)} />
      ))}
    </svg>
  );
  return (
    <span class="war-chest-badge">
      {scene.players > 2 && <b class="partner">{place < 2 ? 1 : 2}</b>}
      {place < 2 && flags}
      {place < 2 && <span class="flag-tally" aria-hidden="true"><svg viewBox="0 0 18 24"><path class={`flag side${team}`} d={flagShape(team, 0)} /></svg>{held}/{scene.markers}</span>}
      {scene.initiative === place + 1 && <span class="has-initiative" role="img" title={word.initiative} aria-label={word.initiative}><InlineIcon name="crown" size={16} /></span>}
    </span>
  );
}
