// positions.tsx - positions written in a rules page, drawn as boards. The text stays for those who hear the page.
import { render } from "preact";
import { Engine } from "../engine";
import { faceOf } from "../games";
import type { SlotProps } from "../games/face";
import type { GameInfo, Table } from "../table";
import type { Say } from "../texts";

const nothing: string[] = [];

// A board that only shows.
export function stillSlot(scene: unknown, facts: unknown, say: Say): SlotProps<unknown, unknown> {
  return {
    scene, facts, say, seat: -3, turned: false, chosen: nothing, goal: null, next: new Set(), able: new Set(), effect: () => "", hovered: null, marks: nothing, ghost: null, considered: null,
    shown: 0, news: [], past: [], form: "panel", animate: false, isOver: true, point: () => {}, isOpenEnded: false, ask: async () => null, playAll: () => undefined, offer: () => {}, ground: { current: null },
  };
}

// Draws every position below `root`; what is returned ends it.
export function drawPositions(root: HTMLElement, say: Say): () => void {
  const figures = [...root.querySelectorAll<HTMLElement>("figure.position")];
  if (figures.length === 0) return () => {};
  const engine = new Engine();
  let isOver = false;
  const draw = async () => {
    const games = await engine.json<GameInfo[]>(`catalogue --lang ${say.language}`);
    for (const figure of figures) {
      const text = figure.querySelector("pre")!.textContent ?? "";
      const info = games.find((game) => game.id === figure.dataset.game);
      const face = info && faceOf(info.id);
      if (!face || (await engine.run(text)).status !== 0) continue;
      const table = await engine.json<Table>(`table --seat 0 --lang ${say.language}`);
      if (isOver) return;
      const board = document.createElement("div");
      board.className = "drawn-position";
      board.inert = true;
      render(<face.Board {...stillSlot(table.scene, info.facts, say)} />, board);
      figure.querySelector("pre")!.classList.add("unseen");
      figure.append(board);
    }
  };
  void draw().catch(() => {}); // the text is still there
  return () => {
    isOver = true;
    engine.close();
    for (const figure of figures) {
      const board = figure.querySelector(".drawn-position");
      if (board) render(null, board);
      board?.remove();
    }
  };
}
