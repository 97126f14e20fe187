import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { jsonImportPlugin } from "./tools/json-import-plugin.ts";
import { messagesPlugin } from "./tools/messages-plugin.ts";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    messagesPlugin(),
    jsonImportPlugin(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
  ],
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
    rolldownOptions: { input: isSsrBuild ? "app/routes/render.tsx" : "app/routes/start.tsx" },
  },
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  test: {
    include: ["{app,content,contract,domain,extension,server,tools}/**/*.test.{ts,tsx}"],
    // Many tests go through all 6,236 verses, and the machine that checks may be small.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}));
