import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { originsFor } from "#content/hosts/index.ts";
import { languages } from "#domain/language.ts";
import type { BuiltSite } from "#server/main/built-site.ts";
import { compressFile } from "./compress.ts";

/** Files of one language or of one page's data: cached when they are first opened. */
const isOfOneLanguage = (source: string) =>
  /^app\/i18n\/messages\/|^content\/.*\/(data|built)\//.test(source);

/** The admin page and its words, which work with the server only and for a few people. */
const isOfAdministrators = (source: string) =>
  /^app\/pages\/admin-part\.tsx$|^app\/i18n\/messages\/[a-z]{2}\/admin\.json$/.test(source);

/** Scripts that the manifest does not name: the workers, and what a worker imports. */
async function unnamedFiles(root: string, manifest: BuiltSite["manifest"]): Promise<string[]> {
  const named = new Set(Object.values(manifest).map(({ file }) => file));
  const files = await readdir(join(root, "dist/client/assets"));
  return files.map((file) => `assets/${file}`).filter((file) => file.endsWith(".js") && !named.has(file));
}

/** The texts of one language that a worker imports. */
const isWorkerText = (language: string) => (file: string) => file.startsWith(`assets/text.${language}-`);

/** The guides to prayer say that they need no network: they are wanted on a journey. */
const isGuide = (source: string, language: string) =>
  ["words", "guides", `text.${language}`, `guides.${language}`].some(
    (name) => source === `content/prayer-guide/data/${name}.json`,
  );

/** The messages, guides to prayer and surah names of a language, and the texts from which the assistant answers in it. */
function filesOfLanguage(
  language: string,
  manifest: BuiltSite["manifest"],
  unnamed: readonly string[],
): string[] {
  const files = Object.entries(manifest).flatMap(([source, { file }]) => {
    const isMessages = source.startsWith(`app/i18n/messages/${language}/`) && !isOfAdministrators(source);
    const isNames = source === `content/quran/built/names.${language}.json`;
    // Needed in every language: the hashes that verify the Arabic, and its division into juz and pages.
    const isShared = /^content\/quran\/built\/(arabic-hashes|structure)\.json$/.test(source);
    return isMessages || isNames || isShared || isGuide(source, language) ? [file] : [];
  });
  return [...files, ...unnamed.filter(isWorkerText(language))].sort().map((file) => `/${file}`);
}

/** The files that the worker caches at the first visit: code, styles and the typefaces of the Quran and of Latin letters. */
function precached(manifest: BuiltSite["manifest"], unnamed: readonly string[]): string[] {
  const files = Object.entries(manifest).flatMap(([source, { file, css = [] }]) => {
    if (isOfOneLanguage(source) || isOfAdministrators(source)) return [];
    if (/\.(js|css)$/.test(file)) return [file, ...css];
    return /(amiri-quran-arabic|interface-latin|heading-latin).*woff2$/.test(file) ? [file] : [];
  });
  const shared = unnamed.filter((file) => !languages.some((language) => isWorkerText(language)(file)));
  return [...new Set([...files, ...shared])].sort().map((file) => `/${file}`);
}

/** A worker must come from the server itself: its content security policy is in the response headers. */
const isWorker = (file: string) => /-worker-[^/]+\.js$/.test(file);

/**
 * Writes many files as one: one request instead of hundreds, and better compressed.
 * @returns its URL
 */
async function writeBundle(root: string, files: readonly string[]): Promise<string> {
  const folder = join(root, "dist/client");
  const read = files
    .filter((file) => /\.(js|css)$/.test(file) && !isWorker(file))
    .map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const);
  const bundle = JSON.stringify(Object.fromEntries(await Promise.all(read)));
  const name = `assets/bundle-${createHash("sha256").update(bundle).digest("base64url").slice(0, 8)}.json`;
  await writeFile(join(folder, name), bundle);
  await compressFile(join(folder, name));
  return `/${name}`;
}

/** Builds the service worker with the list of the files it precaches. */
export async function buildWorker(root: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(root, "dist/client/.vite/manifest.json"), "utf8"));
  const unnamed = await unnamedFiles(root, manifest);
  const files = precached(manifest, unnamed);
  const ofLanguages = languages.map(async (language) => {
    const own = filesOfLanguage(language, manifest, unnamed);
    return [language, { files: own, bundle: await writeBundle(root, own) }] as const;
  });
  const byLanguage = Object.fromEntries(await Promise.all(ofLanguages));
  const bundle = await writeBundle(root, files);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "self.__FIRST_FILES": JSON.stringify(files),
      "self.__BUNDLE": JSON.stringify(bundle),
      "self.__LANGUAGE_FILES": JSON.stringify(byLanguage),
      "self.__CACHEABLE_ORIGINS": JSON.stringify(originsFor("connect-src")),
    },
    build: {
      outDir: "dist/worker",
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: {
        input: "app/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
