import type { Drawing } from "./paint";

const FILES = import.meta.glob<Drawing>("./traits/*.ts", { eager: true, import: "default" });

/** Every trait's drawing, by the trait's name: each file of the folder is one. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(FILES).map(([file, drawing]) => [file.replace(/^.*\/|\.ts$/g, ""), drawing]),
);
