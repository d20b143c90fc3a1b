// course.tsx - how far the battle has come: the turns, whose it is, and the phases of it.
import type { SlotProps } from "../face";
import { sideName, type Facts, type Scene } from "./scene";

const PHASES = ["command", "shooting", "combat"] as const;
const words = {
  en: { command: "Command", shooting: "Shooting", combat: "Combat" },
  ru: { command: "Командование", shooting: "Стрельба", combat: "Бой" },
};

// The status beside it says the same in words, so it is for the eye alone.
export function Course({ scene, facts, say }: SlotProps<Scene, Facts>) {
  if (scene.round === 0 || scene.key === "over") return null;
  const word = words[say.language];
  return (
    <div class="course" aria-hidden="true">
      <ol class="rounds">
        {Array.from({ length: scene.rounds }, (_, index) => <li key={index} class={index + 1 < scene.round ? "past" : index + 1 === scene.round ? "now" : ""}>{index + 1}</li>)}
      </ol>
      <ol class="phases">
        {PHASES.map((phase) => <li key={phase} class={phase === scene.key ? `now side${scene.turn}` : ""}>{phase === scene.key && <b>{sideName(scene, facts, scene.turn, say)}: </b>}{word[phase]}</li>)}
      </ol>
    </div>
  );
}
