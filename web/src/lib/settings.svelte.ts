/** What the reader has chosen about this client; kept in the browser. */

import { languages } from "./i18n";
import { keep, recall } from "./storage";

/** How much longer than normal everything takes; nothing is played where it takes no time. */
export const SPEEDS = { slow: 1.8, normal: 1, quick: 0.45, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Settings {
  theme: "system" | "light" | "dark";
  motion: "system" | "less";
  /** How fast what happens is played. */
  speed: Speed;
  /** A sound when I must decide. */
  sound: boolean;
  /** Sounds of what happens on the table. */
  effects: boolean;
  /** How loud both are, from 0 to 1. */
  volume: number;
  /** A desktop notification when I must decide and the page is hidden. */
  notify: boolean;
  /** Sound and title also while the page is in view. */
  always: boolean;
  /** Moves without an alternative play themselves after a moment. */
  autoplay: boolean;
  /** Notation (A1) beside the names of animals. */
  notation: boolean;
  /** The language chosen; empty: the one that the browser asks for. */
  language: string;
}

/** A phone is in company more often than not: there, sounds wait until they are asked for. */
const inCompany = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

const standard: Settings = {
  theme: "system",
  motion: "system",
  speed: "normal",
  sound: true,
  effects: !inCompany,
  volume: 0.5,
  notify: false,
  always: false,
  autoplay: true,
  notation: false,
  language: "",
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The kept settings, each checked: an older client may have kept something else. */
function kept(): Settings {
  const found = recall("settings", isRecord) ?? {};
  const pick = <K extends keyof Settings>(key: K): Settings[K] => {
    const value = found[key];
    return typeof value === typeof standard[key] ? (value as Settings[K]) : standard[key];
  };
  const theme = pick("theme");
  return {
    theme: theme === "light" || theme === "dark" ? theme : "system",
    motion: pick("motion") === "less" ? "less" : "system",
    speed: pick("speed") in SPEEDS ? pick("speed") : "normal",
    sound: pick("sound"),
    effects: pick("effects"),
    volume: Math.min(1, Math.max(0, pick("volume"))),
    notify: pick("notify"),
    always: pick("always"),
    autoplay: pick("autoplay"),
    notation: pick("notation"),
    language: pick("language") in languages ? pick("language") : "",
  };
}

export const settings: Settings = $state(kept());

/** Put the settings into effect; called once at the start and after each change. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
}

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  keep("settings", settings);
  applySettings();
}

/** Should things move as little as possible? */
export function lessMotion(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How much longer than normal everything takes that is played. */
export function pace(): number {
  return SPEEDS[settings.speed];
}
