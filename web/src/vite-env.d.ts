/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:messages" {
  /** The languages that there are files for. */
  export const codes: readonly string[];
  /** A part of the messages of a language, as Fluent. */
  export const load: (code: string, part: string) => Promise<string>;
}
