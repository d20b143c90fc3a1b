// coins.tsx - coins beside the board: each kind of a zone once, with its number; piles and bags.
import type { ComponentChildren } from "preact";
import { Bag } from "../../art/cloth";
import { Coin, COIN } from "../../art/coin";
import type { SlotProps } from "../face";
import { total, typeOf, type Facts, type Scene, type Zone } from "./scene";

export type Props = SlotProps<Scene, Facts>;

const BOX = `${-COIN - 6} ${-COIN - 4} ${2 * COIN + 12} ${2 * COIN + 18}`;

export const words = {
  en: { hand: "hand", bag: "bag", up: "face up", down: "face down", discard: "discard", supply: "supply", out: "lost", initiative: "initiative", drawn: "drawn coin", hidden: "hidden coin", draft: "Choose a card: its coins join your army", decrees: "Royal decrees: played with the royal coin", army: "army", coins: "coins", seat: "seat" },
  ru: { hand: "рука", bag: "мешок", up: "сброс открыто", down: "сброс взакрытую", discard: "сброс", supply: "запас", out: "потери", initiative: "инициатива", drawn: "вытянутый жетон", hidden: "скрытый жетон", draft: "Выберите карту: её жетоны войдут в вашу армию", decrees: "Королевские указы: играются королевским жетоном", army: "армия", coins: "жетонов", seat: "место" },
};

export type Words = (typeof words)["en"];

// A drawing of one coin, for buttons, lists and cards.
export const CoinPicture = ({ team, type, second = false }: { team: number; type: string; second?: boolean }) => (
  <svg class="coin-picture" viewBox={BOX} aria-hidden="true"><Coin team={team} type={type} second={second} /></svg>
);

export const BagPicture = ({ team }: { team: number }) => <svg class="bag-picture" viewBox="-56 -58 112 116" aria-hidden="true"><Bag team={team} /></svg>;

interface CoinsProps {
  props: Props;
  prefix: string; // "hand:" ...; "" where they are only looked at
  zone: Zone;
  place: number; // the seat
  title: string;
  each?: boolean; // every coin for itself
}

// A zone as a row of coins; each can be asked what it is.
export function Coins({ props, prefix, zone, place, title, each = false }: CoinsProps) {
  const { facts, chosen, next, say } = props;
  const word = words[say.language];
  const coins = Object.entries(zone).flatMap(([type, count]) => (each && prefix === "" ? Array.from({ length: count }, (_, copy) => ({ type, count: 1, copy })) : [{ type, count, copy: 0 }]));
  return (
    <span class="coins">
      {coins.map(({ type, count, copy }) => {
        const thing = prefix ? prefix + type : `coin:${type}`;
        const name = type === "?" ? word.hidden : (typeOf(type, facts)?.name ?? type);
        const isNext = next.has(thing);
        const isChosen = chosen.includes(thing);
        return (
          <button
            key={`${type}${copy}`}
            type="button"
            class={`coin-button${isNext ? " next" : ""}${isChosen ? " chosen" : ""}`}
            data-thing={type === "?" ? undefined : thing}
            tabindex={isNext ? 0 : -1}
            aria-label={`${title}: ${name}${count > 1 ? ` ×${count}` : ""}${isChosen ? `, ${say("pressed")}` : ""}`}
            aria-pressed={prefix ? isChosen : undefined}
            title={name}
          >
            <CoinPicture team={place % 2} type={type} second={place > 1} />
            {count > 1 && <b class="number">{count}</b>}
          </button>
        );
      })}
    </span>
  );
}

interface PileProps {
  name: string;
  title: string;
  spot?: string;
  count?: number; // of all its coins, where there is no room for the number of each kind
  children: ComponentChildren;
}

// Something with its name below it.
export const Pile = ({ name, title, spot, count = 0, children }: PileProps) => (
  <div class={`pile ${name}`} data-spot={spot}>
    <div class="heap">{children}{count > 1 && <b class="heap-count number" aria-hidden="true">{count}</b>}</div>
    <span class="pile-name">{title}</span>
  </div>
);

export const BagPile = ({ place, count, word }: { place: number; count: number; word: Words }) => (
  <Pile name="bag-pile" title={word.bag} spot={`bag:${place}`}>
    <span class="counted" role="img" aria-label={`${word.bag}: ${count}`}>
      <BagPicture team={place % 2} />
      <b class="number">{count}</b>
    </span>
  </Pile>
);

// What lies face down is seen from its back, what lies face up in full.
export function Discard({ props, place }: { props: Props; place: number }) {
  const word = words[props.say.language];
  const { up, down } = props.scene.seats[place]!;
  const hidden = total(down);
  return (
    <Pile name="discard" title={word.discard} spot={`up:${place}`} count={hidden + total(up)}>
      {hidden > 0 && (
        <span class="counted back" role="img" data-spot={`down:${place}`} title={`${word.down}: ${hidden}`} aria-label={`${word.down}: ${hidden}`}>
          <CoinPicture team={place % 2} type="?" />
          <b class="number">{hidden}</b>
        </span>
      )}
      {total(up) > 0 && <Coins props={props} prefix="" zone={up} place={place} title={word.up} />}
      {hidden + total(up) === 0 && <span class="nothing" aria-hidden="true" />}
    </Pile>
  );
}
