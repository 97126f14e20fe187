import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { originsFor } from "#content/hosts/index.ts";
import { languages } from "#domain/language.ts";
import type { BuiltSite } from "#server/built-site.ts";

/** Files of one language, or of the data behind one page: kept when they are first opened. */
const isOfOneLanguage = (source: string) =>
  /^app\/i18n\/messages\/|^content\/.*\/(data|built)\//.test(source);

/** The words, names and texts of each language: kept with a pack of that language. */
function languageFiles(manifest: BuiltSite["manifest"]): Record<string, string[]> {
  const ofLanguage = (language: string) =>
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const isWords = source.startsWith(`app/i18n/messages/${language}/`);
      const isNames = source === `content/quran/built/names.${language}.json`;
      // Without these the Arabic is neither verified nor divided.
      const isOfAll = /^content\/quran\/built\/(arabic-hashes|structure)\.json$/.test(source);
      return isWords || isNames || isOfAll ? [`/${file}`] : [];
    });
  return Object.fromEntries(languages.map((language) => [language, ofLanguage(language).sort()]));
}

/** Workers stand beside the manifest, which does not name them. */
async function workerFiles(root: string, named: BuiltSite["manifest"]): Promise<string[]> {
  const known = new Set(Object.values(named).map(({ file }) => file));
  const files = await readdir(join(root, "dist/client/assets"));
  return files
    .filter((file) => file.endsWith(".js") && !known.has(`assets/${file}`))
    .map((file) => `assets/${file}`);
}

/** The files that a first visit brings along: code, styles and the Quran's typeface. */
function precached(manifest: BuiltSite["manifest"], workers: readonly string[]): string[] {
  const files = Object.entries(manifest).flatMap(([source, { file, css = [] }]) => {
    if (isOfOneLanguage(source)) return [];
    if (file.endsWith(".js")) return [file, ...css];
    return /amiri-quran-arabic.*woff2$/.test(file) ? [file] : [];
  });
  return [...new Set([...files, ...workers])].sort().map((file) => `/${file}`);
}

/** Builds the service worker with the list of the files it brings along. */
export async function buildWorker(root: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(root, "dist/client/.vite/manifest.json"), "utf8"));
  const files = precached(manifest, await workerFiles(root, manifest)).map((url) => ({
    url,
    revision: null,
  }));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "self.__WB_MANIFEST": JSON.stringify(files),
      "self.__LANGUAGE_FILES": JSON.stringify(languageFiles(manifest)),
      "self.__KEEPABLE_ORIGINS": JSON.stringify(originsFor("connect-src")),
    },
    build: {
      outDir: "dist/worker",
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: {
        input: "app/platform/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
