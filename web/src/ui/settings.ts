// settings.ts - what a person likes, kept in this browser: theme, speed, sound. A component that uses one is drawn anew when
// it changes.
import { useEffect, useState } from "preact/hooks";
import type { Manner } from "../motion/use-staged";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "none"; // none: nothing moves

interface Settings {
  theme: Theme;
  speed: Speed;
  sound: "on" | "off";
  calls: "on" | "off"; // a notice of the browser when it is one's turn and the page is out of sight
}

const likesStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const fallback = (): Settings => ({ theme: "auto", speed: likesStillness() ? "none" : "normal", sound: "on", calls: "off" });
const listeners = new Set<() => void>();

export function setting<Key extends keyof Settings>(key: Key): Settings[Key] {
  return (localStorage.getItem(key) as Settings[Key] | null) ?? fallback()[key];
}

export function changeSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  localStorage.setItem(key, value);
  if (key === "theme") showTheme();
  listeners.forEach((each) => each());
}

export function useSetting<Key extends keyof Settings>(key: Key): Settings[Key] {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((count) => count + 1);
    listeners.add(again);
    return () => {
      listeners.delete(again);
    };
  }, []);
  return setting(key);
}

export const isDark = (): boolean => {
  const theme = setting("theme");
  return theme === "auto" ? !matchMedia("(prefers-color-scheme: light)").matches : theme === "dark";
};

// The theme is an attribute of the document: styles read nothing else.
export function showTheme(): void {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}

// A speed that was chosen here counts for more than what the system likes in general.
export const wantsMotion = (): boolean => setting("speed") !== "none";

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, none: 0 };

// How the motion engine plays: not at all where nothing is to move, and sounds only where they are wanted.
export const mannerOfMotion = (): Manner => ({ isMoving: wantsMotion(), isLoud: setting("sound") === "on", speed: 1 / (FACTOR[setting("speed")] || 1) });

const STEP = 900; // milliseconds between the moments of a running replay
const PAUSE = 450; // a reply that comes at once is hard to follow

export const speedFactor = (): number => (wantsMotion() ? FACTOR[setting("speed")] : 0);
export const stepTime = (): number => STEP * (setting("speed") === "none" ? 0.45 : FACTOR[setting("speed")]);
export const replyPause = (): number => PAUSE * speedFactor();
