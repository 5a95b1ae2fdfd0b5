import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressed } from "./vite/compressed.ts";
import { firstLoad } from "./vite/firstLoad.ts";
import { leanMessages } from "./vite/leanMessages.ts";
import { licences } from "./vite/licences.ts";

/** Where `tangledbank serve` listens while the client is being worked on. */
const server = process.env.TANGLED_BANK ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [leanMessages(), svelte(), licences(), firstLoad(), compressed()],
  build: {
    outDir: "../src/tangledbank/server/site",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The content security policy allows images from data:, but fonts and styles only as files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Parts that go together: many small files compress badly.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /\/src\/(ui\/|lib\/(?!draft|lobby|setups|table\.|past|outbox|line))/,
            },
            {
              name: "animals",
              test: /\/src\/table\/(drawings\/|names\/|AnimalFigure|Trait(Figure|Icon))/,
            },
          ],
        },
      },
    },
  },
  server: {
    // The messages lie beside this folder, in the Python package.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
});
