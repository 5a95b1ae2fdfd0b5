import { defineConfig, mergeConfig } from "vitest/config";

import build from "./vite.config.ts";

// Apart from the build's own settings, so that a build needs no Vitest.
export default mergeConfig(
  build,
  defineConfig({
    // Tests want the browser's Svelte, not the server's.
    resolve: { conditions: ["browser"] },
    test: {
      environment: "node", // a file that needs a document begins with @vitest-environment jsdom
      include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
      setupFiles: ["tests/english.ts"],
      restoreMocks: true,
      // Only to end a test that hangs: a busy machine may be slow.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
