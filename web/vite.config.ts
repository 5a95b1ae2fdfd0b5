import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressed } from "./vite/compressed.ts";
import { firstLoad } from "./vite/firstLoad.ts";
import { messages } from "./vite/messages.ts";
import { licences } from "./vite/licences.ts";

/** Where `tangledbank serve` listens while the client is being worked on. */
const server = process.env.TANGLED_BANK ?? "http://127.0.0.1:8000";

/** Files that come with the frame of every page. */
const FIRST = /\/(shell|index|Head|Wait|Wrong|preload-helper)-[\w-]{8}\./;

export default defineConfig({
  plugins: [messages(), svelte(), licences(), firstLoad(), compressed()],
  build: {
    outDir: "../src/tangledbank/server/site",
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // What the first page names is there already: no part need name it again.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((name) => !FIRST.test(name)),
    },
    // The content security policy allows images from data:, but fonts and styles only as files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Parts that go together: many small files compress badly.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /\/src\/(ui\/(?!Bank|Choice|Field|Fold|Switch)|lib\/(?!draft|lobby|setups|table\.|past|outbox|line))/,
            },
            {
              name: "animals",
              test: /\/src\/table\/(drawings\/|names\/|AnimalFigure|Trait(Figure|Icon))/,
            },
            { name: "told", test: /\/src\/(log\/(?!Log|Announcer)|games\/)/ },
            {
              name: "board",
              test: /\/src\/(table\/(Token|words|act\/Die|flow\/things|board\/(tile|pack|fan|glide|Emblem)|stage\/(beats|cues))|pages\/table\/SeatClock|lib\/line)/,
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
