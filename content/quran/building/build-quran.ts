import { mkdir, writeFile } from "node:fs/promises";
import { languages } from "#domain/language.ts";
import ourNames from "../surah-names.json" with { type: "json" };
import { throwIfProblems } from "./build-problem.ts";
import { buildStructure } from "./build-structure.ts";
import { buildTexts } from "./build-texts.ts";
import { checkPackages, crossSource, editions, packageOf } from "./described-sources.ts";
import { readOneJson } from "./package-data.ts";
import { manifestOf, publishedEdition, shortHash } from "./published-edition.ts";
import { readKemenag } from "./read-packages.ts";
import {
  checkNames,
  checkSurahs,
  nameListSchema,
  ourNamesSchema,
  surahListSchema,
  surahNames,
  surahsFrom,
} from "./surah-lists.ts";
import { publicNames, writePublic } from "./write-public.ts";

const built = new URL("../built/", import.meta.url);

async function writeBuilt(name: string, value: unknown): Promise<void> {
  await writeFile(new URL(name, built), `${JSON.stringify(value)}\n`);
}

async function writeSurahLists(): Promise<void> {
  const names = (id: string) => readOneJson(crossSource(id), nameListSchema);
  const [en, fr, ur, tr] = [names("namesEn"), names("namesFr"), names("namesUr"), names("namesTr")];
  const surahs = surahsFrom(readOneJson(crossSource("surahList"), surahListSchema));
  const id = readKemenag(packageOf("id"));
  const named = surahNames({ surahs, en, fr, ur, tr, id, ours: ourNamesSchema.parse(ourNames) });
  throwIfProblems([
    ...checkSurahs(surahs, en),
    ...languages.flatMap((language) => checkNames(language, named[language])),
  ]);
  await writeBuilt("surahs.json", surahs);
  await Promise.all(languages.map((language) => writeBuilt(`names.${language}.json`, named[language])));
}

/** Checks and writes everything; gives the names of the public folders written. */
export async function buildQuran(publicRoot: URL): Promise<readonly string[]> {
  checkPackages();
  const texts = buildTexts(editions);
  const structure = await buildStructure();
  await mkdir(built, { recursive: true });
  await writeSurahLists();
  const published = [...texts].map(([id, verses]) => publishedEdition(id, verses));
  const { folders, manifest } = publicNames(published);
  await writeBuilt("structure.json", structure);
  await writeBuilt("arabic-hashes.json", published.find(({ id }) => id === "arabic")?.surahHashes);
  await writeBuilt("editions.json", {
    basmala: texts.get("arabic")?.[0],
    root: manifestOf(published).root,
    manifest: `/texts/quran/${manifest}`,
    editions: Object.fromEntries(published.map(({ id, hash }) => [id, shortHash(hash)])),
  });
  await writeBuilt("sizes.json", await writePublic(publicRoot, published));
  return [...folders.values()];
}
