import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
import { chunkGroups } from "./scripts/build/chunk-groups.ts";
import { headScriptPlugin } from "./scripts/build/head-script-plugin.ts";
import { jsonImportPlugin } from "./scripts/build/json-import-plugin.ts";
import { lightIcons } from "./scripts/build/light-icons.ts";
import { messagesPlugin } from "./scripts/build/messages-plugin.ts";
import { noChunkCycles } from "./scripts/build/no-chunk-cycles.ts";
import { smallerCode } from "./scripts/build/smaller-code.ts";
import { stripPreloadHelper } from "./scripts/build/strip-preload-helper.ts";

/** Test files with a database of the browser, whose pace depends on what else the process does. */
const withDatabase = globSync("{app,extension}/**/*.test.{ts,tsx}").filter((file) =>
  readFileSync(file, "utf8").includes("fake-indexeddb"),
);

/** Tests that kill processes, make up thousands of inputs or train again: `npm run bench -- wider` runs them. */
const notAsked = process.env.EXHAUSTIVE
  ? []
  : [process.env.WIDER ? "**/!(*.wider).test.{ts,tsx}" : "**/*.wider.test.ts"];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    stripPreloadHelper(),
    lightIcons(),
    messagesPlugin(),
    headScriptPlugin(),
    jsonImportPlugin(),
    react(),
    // Only what says "use memo" is compiled: compiled code is a third larger, on every first load.
    babel({ presets: [reactCompilerPreset({ compilationMode: "annotation" })] }),
    tailwindcss(),
    smallerCode(),
    noChunkCycles(),
  ],
  // React has this hook since 18: the router's shim for older versions is unused code.
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
    // The server lists what a page needs; preload lists for every later import would add to each first load.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: "app/router/render.tsx" }
      : {
          input: "app/router/start.tsx",
          output: { codeSplitting: { groups: chunkGroups() } },
          // A page that imports one list of reciters or methods does not load the others.
          treeshake: {
            moduleSideEffects: [
              { test: /content[\\/](reciters|calculation-methods)[\\/]/, sideEffects: false },
            ],
          },
        },
  },
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  test: {
    // Many tests iterate over all 6,236 verses, possibly on a small machine.
    setupFiles: ["scripts/check/fixed-seed.ts", "scripts/check/component-wait.ts"],
    testTimeout: 120_000,
    exclude: [...configDefaults.exclude, ...notAsked],
    // The address of a sheet: without it a part that links its own has an empty one.
    css: { include: [/\.css\?url$/] },
    // Nothing serves such a sheet to a test: its link counts as loaded.
    environmentOptions: {
      happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
    },
    hookTimeout: 120_000,
    // Slowness is no failure here; the benchmark measures speed.
    expect: { poll: { timeout: 15_000 } },
    // One test file for each core: left alone, Vitest keeps one core for itself.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "texts and rules",
          include: ["{content,contract,domain}/**/*.test.ts"],
          // Pure functions and unchanging texts: one process reads them once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "app",
          include: ["{app,extension}/**/*.test.{ts,tsx}"],
          exclude: withDatabase,
          // Each file has globals and modules of its own, but no process of its own, which takes a second to start.
          pool: "vmForks",
          // What files leave behind is freed by a new process.
          vmMemoryLimit: "800MB",
          setupFiles: ["scripts/check/end-with-file.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          // Each file has a database of its own; what it imports is read once for all.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "processes of their own",
          include: ["{scripts,bench,tests}/**/*.test.{ts,tsx}", ...withDatabase],
        },
      },
    ],
  },
}));
