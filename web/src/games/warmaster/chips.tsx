// chips.tsx - the ways in which a charge or a pursuit can end stand as chips at the enemy: pointing at one shows its ghost, pressing it
// chooses it. The first is the plain one, which a second press on the enemy chooses too.
import { useLayoutEffect, useState } from "preact/hooks";
import type { SlotProps } from "../face";
import type { Facts, Scene } from "./scene";

const words = {
  en: { plain: "Straight in", ways: "How does it make contact?" },
  ru: { plain: "Прямо", ways: "Как войти в контакт?" },
};

const isUnit = (thing: string | undefined): boolean => /^[AB]\d+$/.test(thing ?? "");
const WIDE = 210; // of the chips, at most

interface Props extends SlotProps<Scene, Facts> {
  frame: { current: HTMLElement | null };
  drawn: unknown; // changes when the window over the field moves
}

export function Chips({ facts, chosen, next, frame, drawn, say }: Props) {
  const target = chosen[1];
  const ways = [...next].filter((thing) => !isUnit(thing) && !/^\d/.test(thing));
  const isAsked = chosen.length === 2 && isUnit(chosen[0]) && isUnit(target) && chosen[0]![0] !== target![0] && ways.length > 0;
  const [at, setAt] = useState<[number, number] | null>(null);
  useLayoutEffect(() => {
    const piece = isAsked ? frame.current?.querySelector(`[data-piece="${target}"]`)?.getBoundingClientRect() : undefined;
    const box = frame.current?.getBoundingClientRect();
    if (!piece || !box) return setAt(null);
    const x = Math.min(Math.max(6, piece.right - box.x + 10), Math.max(6, box.width - WIDE - 6));
    setAt([x, Math.max(6, Math.min(piece.top - box.y, box.height - 46 * (ways.length + 1)))]);
  }, [isAsked, target, ways.join(" "), drawn]);
  if (!isAsked) return null;
  return (
    <div class="charge-chips" role="group" aria-label={words[say.language].ways} style={at ? { left: `${at[0]}px`, top: `${at[1]}px` } : { visibility: "hidden" }}>
      {[target!, ...ways].map((thing) => <button key={thing} type="button" data-card={thing}>{thing === target ? words[say.language].plain : thing.split("/").map((part) => facts.words[part] ?? part).join(", ")}</button>)}
    </div>
  );
}
