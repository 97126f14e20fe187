import { availableParallelism } from "node:os";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { chunkGroups } from "./scripts/build/chunk-groups.ts";
import { headScriptPlugin } from "./scripts/build/head-script-plugin.ts";
import { jsonImportPlugin } from "./scripts/build/json-import-plugin.ts";
import { lightIcons } from "./scripts/build/light-icons.ts";
import { messagesPlugin } from "./scripts/build/messages-plugin.ts";
import { stripPreloadHelper } from "./scripts/build/strip-preload-helper.ts";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    stripPreloadHelper(),
    lightIcons(),
    messagesPlugin(),
    headScriptPlugin(),
    jsonImportPlugin(),
    react(),
    // Only what says "use memo" is compiled: compiled code weighs a third more, on every first load.
    babel({ presets: [reactCompilerPreset({ compilationMode: "annotation" })] }),
    tailwindcss(),
  ],
  // React has had the hook itself since 18: the router's stand-in for older ones is dead weight.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  publicDir: false,
  worker: { format: "es" },
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    target: "es2022",
    // The server names what a page needs; lists for every later import would weigh on each first load.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: "app/router/render.tsx" }
      : {
          input: "app/router/start.tsx",
          output: { codeSplitting: { groups: chunkGroups() } },
          // A page that takes one list out of the door of reciters or of methods does not take the others.
          treeshake: {
            moduleSideEffects: [
              { test: /content[\\/](reciters|calculation-methods)[\\/]/, sideEffects: false },
            ],
          },
        },
  },
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  test: {
    include: ["{app,content,contract,domain,extension,server,scripts,bench,tests}/**/*.test.{ts,tsx}"],
    // Many tests go through all 6,236 verses, and the machine that checks may be small.
    setupFiles: ["scripts/check/fixed-seed.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is only late on such a machine is no fault; the bench judges speed.
    expect: { poll: { timeout: 15_000 } },
    // One test file for each core: left alone, Vitest keeps one core for itself.
    maxWorkers: availableParallelism(),
  },
}));
