import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressed } from "./vite/compressed.ts";
import { firstLoad } from "./vite/firstLoad.ts";
import { licences } from "./vite/licences.ts";

/** Where `tangledbank serve` listens while the client is being worked on. */
const server = process.env.TANGLED_BANK ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences(), firstLoad(), compressed()],
  build: {
    outDir: "../src/tangledbank/server/site",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The content security policy allows images from data:, but fonts and styles only as files.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
});
