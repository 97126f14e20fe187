import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { isLanguage } from "#domain/language.ts";
import { removeTexts, storeTexts } from "#server/services/store-texts.ts";
import type { Store } from "#server/store/store.ts";
import { checkHadith, keyOfTitle } from "./check-hadith.ts";
import { type CheckedPack, checkTextPack, readManifest, repeatedHadith } from "./check-text-pack.ts";
import { languageOfFile, readLayout } from "./hadith-layouts.ts";
import { hadithPacks, type MadePack } from "./hadith-packs.ts";
import { largestFile } from "./pack-lines.ts";

export const textUsage = `  import-texts FOLDER [--check]  import a text pack, or its pack.json; --check stores nothing
  texts                        the imported texts
  remove-texts ID              delete an imported text
  edition-packs FOLDER --rights R
                               make packs of the second English and French translation in the installed package
  timing-pack FILE FOLDER --reciter X --author A --licence L --source URL --rights R
                               make a pack of the times of words from a file of quran-align or quran.com
  hadith-pack FILE FOLDER --author A --licence L --source URL --rights R [--language L] [--collection KEY]
                               make packs in FOLDER from a file in one of the open layouts of hadith`;

/** Most repetitions that are listed. */
const mostListed = 50;

/** The commands on imported texts. `open` opens the store, which a command that stores nothing never does. */
export const textCommands: Readonly<
  Record<string, (open: () => Promise<Store>, options: string[]) => Promise<void>>
> = {
  "import-texts": async (open, options) => {
    const { values, positionals } = parseArgs({
      args: options,
      allowPositionals: true,
      options: { check: { type: "boolean" } },
    });
    const [place] = positionals;
    if (!place) throw new Error(`name the folder of a pack: npm run admin -- import-texts FOLDER`);
    const pack = await readPack(place);
    const { id, title } = pack.manifest;
    const count = pack.verses.length + pack.hadith.length;
    if (!values.check) {
      const store = await open();
      try {
        await storeTexts(store, pack);
      } finally {
        await store.close();
      }
    }
    const repeated = repeatedHadith(pack.hadith);
    if (repeated.length > 0)
      console.log(`${repeated.length} with the same words: ${repeated.slice(0, mostListed).join(", ")}`);
    console.log(`${title} (${id}): ${count} texts ${values.check ? "would be imported" : "imported"}`);
  },

  texts: async (open) => {
    const store = await open();
    try {
      for (const { id, kind, language, count, title } of await store.texts.list())
        console.log([id, kind, language, count, title].join("\t"));
    } finally {
      await store.close();
    }
  },

  "remove-texts": async (open, [id = ""]) => {
    const store = await open();
    try {
      if (!(await removeTexts(store, id))) throw new Error(`there is no imported text "${id}"`);
      console.log(`${id} is deleted`);
    } finally {
      await store.close();
    }
  },

  "edition-packs": async (_open, options) => {
    const { values, positionals } = parseArgs({
      args: options,
      allowPositionals: true,
      options: { rights: { type: "string" } },
    });
    const [folder] = positionals;
    if (!folder || !values.rights) throw new Error(textUsage);
    const { editionPacks } = await import("./edition-packs.ts");
    await writePacks(editionPacks(values.rights), folder);
  },

  "timing-pack": async (_open, options) => {
    const { places, value } = statedOptions(options, ["reciter"]);
    const [file, folder] = places;
    const statement = { ...statementOf(value), reciter: value("reciter") };
    if (!file || !folder || Object.values(statement).includes("")) throw new Error(textUsage);
    const { timingPack } = await import("./timing-packs.ts");
    await writePacks([timingPack(await readFile(file, "utf8"), statement)], folder);
  },

  "hadith-pack": async (_open, options) => makeHadithPacks(options),
};

/** Reads and checks a pack by its folder or its `pack.json`. */
async function readPack(place: string): Promise<CheckedPack> {
  const found = await stat(place).catch(() => undefined);
  if (!found) throw new Error(`there is no file or folder ${place}`);
  if (!found.isDirectory() && basename(place) !== "pack.json")
    throw new Error(`${place} is no pack: name its folder, or the pack.json in it`);
  const folder = found.isDirectory() ? place : dirname(place);
  const read = async (path: string): Promise<Buffer> => {
    const file = join(folder, path);
    const { size } = await stat(file).catch(() => ({ size: undefined }));
    if (size === undefined) throw new Error(`${path} is missing in ${folder}`);
    if (size > largestFile) throw new Error(`${path} is larger than ${largestFile} bytes`);
    return readFile(file);
  };
  const manifest = readManifest((await read("pack.json")).toString("utf8"));
  const contents = new Map<string, Buffer>();
  for (const { path } of manifest.files) contents.set(path, await read(path));
  return checkTextPack(manifest, (path) => contents.get(path) ?? Buffer.alloc(0));
}

/** The places and the values of a command that makes packs of a file: what is stated of it, and `further` options. */
function statedOptions(options: string[], further: readonly string[]) {
  const names = ["author", "licence", "source", "rights", ...further];
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  });
  return { places: positionals, value: (name: string) => String(values[name] ?? "") };
}

function statementOf(value: (name: string) => string) {
  return {
    author: value("author"),
    licence: value("licence"),
    source: value("source"),
    rights: value("rights"),
  };
}

/** Writes one pack for each language of a file of hadith; entries that cannot be used are reported and left out. */
async function makeHadithPacks(options: string[]): Promise<void> {
  const { places, value } = statedOptions(options, ["language", "collection"]);
  const [file, folder] = places;
  const statement = statementOf(value);
  if (!file || !folder || Object.values(statement).includes("")) throw new Error(textUsage);
  const named = value("language");
  const reading = readLayout(
    await readFile(file, "utf8"),
    isLanguage(named) ? named : languageOfFile(basename(file)),
  );
  if ("error" in reading) throw new Error(`${file}: ${reading.error}`);
  const { rows, rejected } = checkHadith(reading, value("collection") || keyOfTitle(reading.title));
  for (const { place, number, reason } of rejected)
    console.log(`left out: place ${place}${number && `, number ${number}`}: ${reason}`);
  await writePacks(hadithPacks(rows, statement), folder);
  console.log(`${new Set(rows.map(({ number }) => number)).size} hadith, ${rejected.length} left out`);
}

/** Writes each pack into a folder of its name. */
async function writePacks(packs: readonly MadePack[], folder: string): Promise<void> {
  for (const { id, manifest, files } of packs) {
    const packFolder = join(folder, id);
    await mkdir(packFolder, { recursive: true });
    for (const [path, data] of Object.entries(files)) await writeFile(join(packFolder, path), data);
    await writeFile(join(packFolder, "pack.json"), manifest);
    console.log(packFolder);
  }
}
