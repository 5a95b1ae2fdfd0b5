import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./vite/compressed.ts";
import { firstLoad } from "./vite/firstLoad.ts";
import { licences } from "./vite/licences.ts";

/** Where `tangledbank serve` listens while the client is being worked on. */
const server = process.env.TANGLED_BANK ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences(), firstLoad(), compressed()],
  // Tests run in jsdom and want the browser's Svelte, not the server's.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
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
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    restoreMocks: true,
    // Only to end a test that hangs: a busy machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
