// use-turn-call.ts - calls a player whose turn it is: a sound, and a notice of the browser where the page is out of sight and the
// player has asked for such notices. The end of a game sounds too.
import { useEffect, useRef } from "preact/hooks";
import type { Moment } from "../../match";
import { allowSound, sound } from "../../motion/sound";
import { OVER } from "../../table";
import type { Say } from "../../texts";
import { changeSetting, setting } from "../settings";

export const canCall = (): boolean => typeof Notification !== "undefined" && Notification.permission !== "denied";

// Asked for by a press in the menu, never by itself.
export async function toggleCalls(): Promise<void> {
  if (setting("calls") === "on") return changeSetting("calls", "off");
  const answer = Notification.permission === "granted" ? "granted" : await Notification.requestPermission();
  changeSetting("calls", answer === "granted" ? "on" : "off");
}

function call(name: string, say: Say): void {
  if (setting("sound") === "on") void sound("turn");
  if (setting("calls") === "on" && typeof Notification !== "undefined" && Notification.permission === "granted") new Notification(name, { body: say("yourMove"), tag: "vexillum-turn", icon: "icon-192.png" });
}

const isWon = ({ table }: Moment): boolean => table.seat < 0 || (table.scores?.[table.seat] ?? 0) >= 0;

export function useTurnCall(moment: Moment, name: string, say: Say): void {
  const before = useRef<{ mine: boolean; over: boolean } | null>(null);
  const over = moment.table.toAct === OVER;
  useEffect(() => {
    const was = before.current;
    before.current = { mine: moment.mine, over };
    if (!was || moment.isReplay) return;
    if (over && !was.over && setting("sound") === "on") void sound(isWon(moment) ? "fanfare" : "bell");
    if (moment.mine && !was.mine && document.hidden) call(name, say);
  }, [moment.mine, over]);
  useEffect(() => {
    const prepare = () => void (setting("sound") === "on" && allowSound());
    addEventListener("pointerdown", prepare, { once: true });
    return () => removeEventListener("pointerdown", prepare);
  }, []);
}
