// face.tsx - any game that brings no board of its own: the terminal board, and a button for each legal action.
import { plainGuide, type GameFace, type SlotProps } from "../face";
import "./plain.css";
import type { Facts, Scene } from "./scene";

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]; // no game seats more

// The words of an action come with it as what it does.
function Board({ scene, next, effect, chosen, say }: SlotProps<Scene, Facts>) {
  return (
    <div class="plain-board">
      <pre tabIndex={0} aria-label={say("textBoard")}>{scene.board}</pre>
      {next.size > 0 && (
        <ul aria-label={say("play")}>
          {[...next].map((thing) => (
            <li key={thing}><button data-thing={thing} class={chosen.includes(thing) ? "next chosen" : "next"}>{effect(thing) || thing}</button></li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Picture = () => (
  <svg class="picture" viewBox="0 0 290 408" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="290" height="408" fill="var(--wood)" />
    <path d="M75 60V200M145 60V200M215 60V200M40 95H250M40 165H250" stroke="var(--on-wood)" stroke-width="4" stroke-linecap="round" />
  </svg>
);

export const face: GameFace<Scene, Facts> = {
  Board,
  Tray: null,
  Left: null,
  Right: null,
  Badge: () => null,
  inspect: () => null,
  guide: { ...plainGuide, isDrawn: () => true, asks: () => "" },
  about: {
    picture: Picture,
    pitch: { en: "The board as text, and a button for each action.", ru: "Поле текстом и кнопка для каждого действия." },
    facts: { en: [], ru: [] },
    aim: { en: [], ru: [] },
    sides: { en: PLACES.map((place) => `Side ${place}`), ru: PLACES.map((place) => `Сторона ${place}`) },
    leading: [],
    optionNames: { en: {}, ru: {} },
    valueNames: { en: {}, ru: {} },
    isIdle: () => false,
    suggestions: () => [],
  },
};
