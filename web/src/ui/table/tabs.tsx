// tabs.tsx - what is not needed for the decision: log, units, odds, chat. A rail of tabs at the edge, and a panel that slides
// over the board, or stands beside it where the game leaves room.
import type { ComponentChildren } from "preact";
import type { Say } from "../../texts";
import { InlineIcon } from "../icon";
import { changeSetting, useSetting } from "../settings";
import type { Tab } from "./state";

interface Props {
  open: Tab | null;
  tabs: { tab: Tab; label: string; isNew?: boolean; content: ComponentChildren }[];
  toggle: (tab: Tab) => void;
  close: () => void;
  say: Say;
}

export function Tabs({ open, tabs, toggle, close, say }: Props) {
  return (
    <>
      <nav class="rail" aria-label={say("tabs")}>
        {tabs.filter(({ tab }) => tab !== "text").map(({ tab, label, isNew }) => (
          <button key={tab} class={isNew ? "tab news" : "tab"} aria-expanded={open === tab} aria-controls={`drawer-${tab}`} onClick={() => toggle(tab)}>{label}</button>
        ))}
        <SoundSwitch say={say} />
      </nav>
      {tabs.map(({ tab, label, content }) => (
        <aside key={tab} id={`drawer-${tab}`} class="drawer" aria-label={label} hidden={open !== tab}>
          <header><h2>{label}</h2><button class="close" aria-label={say("close")} onClick={close}>×</button></header>
          <div class="drawer-body">{content}</div>
        </aside>
      ))}
    </>
  );
}

// Off and on in one press, wherever one is in a game.
function SoundSwitch({ say }: { say: Say }) {
  const isOn = useSetting("sound") === "on";
  const label = `${say("sound")}: ${say(isOn ? "on" : "off")}`;
  return <button class="sound-switch" aria-pressed={isOn} aria-label={say("sound")} title={label} onClick={() => changeSetting("sound", isOn ? "off" : "on")}><InlineIcon name={isOn ? "sound-on" : "sound-off"} size={20} /></button>;
}
