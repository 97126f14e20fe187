import { availableParallelism } from "node:os";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { chunkGroups } from "./tools/building/chunk-groups.ts";
import { lightIcons } from "./tools/building/light-icons.ts";
import { plainImports } from "./tools/building/plain-imports.ts";
import { jsonImportPlugin } from "./tools/json-import-plugin.ts";
import { messagesPlugin } from "./tools/messages-plugin.ts";

/** What is drawn once or twice in a visit gains nothing from the compiler, whose code every first load would carry. */
const drawnSeldom = new RegExp(
  [
    /shell[\\/](?!toasts)/,
    /routes[\\/](?!house|use-open-page)/,
    /platform[\\/](prayer-settings|known-place)/,
    /features[\\/]reader[\\/](reader-bar|surah-steps|window-link|key-help|problem-notice|reading-failed|verified-mark)/,
    /features[\\/]reader[\\/](surah-picker|surah-heading|resume-listening|reader-settings-panel)/,
    // A verse is drawn anew only where something of its own is other: it is kept whole by memo.
    /features[\\/]reader[\\/]verse-(card|buttons|star|translation)/,
    /features[\\/]reader[\\/]finding[\\/](search-box|quran-search)/,
    /features[\\/]tajweed[\\/]layer[\\/]tajweed-door/,
    /features[\\/]prayer[\\/](settings-card|place-card|place-search|place-origin-button|position-button|notices-button|today-list)/,
    // The first of these is drawn with every second, and nearly all of it is other each time.
    /features[\\/]prayer[\\/](next-prayer-card|use-next-in-title|prayer-tabs|qibla-line|lazy-part|use-calculation-choices)/,
    /features[\\/]listening[\\/]streaming[\\/](streaming-page|streaming-info|played-list|refresh-reciters|play-buttons|play-options)/,
    /features[\\/]athkar[\\/](complete-athkar|dhikr-source|set-picker|set-notice|congratulation|daily-reminder|use-reminder|athkar-list|quran-passage|play-verses)/,
    /ui[\\/](quran|marked)-text/,
    /i18n[\\/]more-words/,
    /features[\\/]extractor[\\/](extractor-tabs|extractor-inside)/,
  ]
    .map(({ source }) => `app[\\\\/]${source}`)
    .join("|"),
);

const isWorthCompiling = (file: string) => !drawnSeldom.test(file) && !file.includes("node_modules");

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    plainImports(),
    lightIcons(),
    messagesPlugin(),
    jsonImportPlugin(),
    react(),
    babel({ presets: [reactCompilerPreset({ sources: isWorthCompiling })] }),
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
      ? { input: "app/routes/render.tsx" }
      : {
          input: "app/routes/start.tsx",
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
    include: ["{app,content,contract,domain,extension,server,tools}/**/*.test.{ts,tsx}"],
    // Many tests go through all 6,236 verses, and the machine that checks may be small.
    setupFiles: ["tools/checking/same-chance.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is only late on such a machine is no fault; the bench judges speed.
    expect: { poll: { timeout: 15_000 } },
    // One test file for each core: left alone, Vitest keeps one core for itself.
    maxWorkers: availableParallelism(),
  },
}));
