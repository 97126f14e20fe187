import { mkdir, writeFile } from "node:fs/promises";
import { languages } from "#domain/language.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { type PageBlock, verseOfLines } from "../page-lines.ts";
import pageWidths from "../page-widths.json" with { type: "json" };
import ourNames from "../surah-names.json" with { type: "json" };
import { buildPages, checkPages } from "./build-pages.ts";
import { throwIfProblems } from "./build-problem.ts";
import { buildStructure } from "./build-structure.ts";
import { buildTexts } from "./build-texts.ts";
import { checkPackages, crossSource, editions, packageOf } from "./described-sources.ts";
import { readOneJson } from "./package-data.ts";
import { manifestOf, publishedEdition, publishedPages, shortHash } from "./published-edition.ts";
import { readGlosses } from "./read-glosses.ts";
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

/** The pages of the mushaf, each with the sizes of its lines and of those of the page beside it. */
function mushafPages(arabic: readonly string[]) {
  const pages = buildPages(arabic, readGlosses(packageOf("words")));
  throwIfProblems(checkPages(pages, arabic));
  checkWidths();
  const { widths, steps } = pageWidths;
  const short: Readonly<Record<string, number>> = pageWidths.short;
  const withLast = (block: PageBlock): PageBlock => {
    if (!("verses" in block)) return block;
    const last = short[block.surah];
    return last !== undefined && block.from + block.verses.length > ayahsIn(block.surah)
      ? { ...block, last }
      : block;
  };
  const fitted = pages.map(({ blocks }, at) => {
    const fit = widths[at] ?? 0;
    // The odd page lies on the right, the next one on the left.
    const [spread, step] = [widths, steps].map((each) => Math.max(each[at] ?? 0, each[at ^ 1] ?? 0));
    return { fit, spread: spread ?? 0, step: step ?? 0, blocks: blocks.map(withLast) };
  });
  const texts = pages.map(({ blocks }) =>
    blocks.flatMap((block) => ("verses" in block ? block.verses.map(verseOfLines) : [])),
  );
  return publishedPages(fitted, texts);
}

/** The widths were measured in the font that is served. */
function checkWidths(): void {
  const measured = pageWidths.font === crossSource("fontArabic").sha256;
  throwIfProblems(measured ? [] : [{ text: "pages", cause: "were measured in another version of the font" }]);
}

/** Checks and writes everything; returns the names of the public folders. */
export async function buildQuran(publicRoot: URL): Promise<readonly string[]> {
  checkPackages();
  const texts = buildTexts(editions);
  const structure = await buildStructure();
  await mkdir(built, { recursive: true });
  await writeSurahLists();
  const published = [...texts].map(([id, verses]) => publishedEdition(id, verses));
  const pages = mushafPages((texts.get("arabic") ?? []) as readonly string[]);
  const names = publicNames(published, pages);
  await writeBuilt("structure.json", structure);
  await writeBuilt("arabic-hashes.json", published.find(({ id }) => id === "arabic")?.surahHashes);
  await writeBuilt("editions.json", {
    basmala: texts.get("arabic")?.[0],
    root: manifestOf(published).root,
    manifest: `/texts/quran/${names.manifest}`,
    pages: shortHash(pages.hash),
    editions: Object.fromEntries(published.map(({ id, hash }) => [id, shortHash(hash)])),
  });
  await writeBuilt("page-groups.json", pages.groups);
  await writeBuilt("sizes.json", await writePublic(publicRoot, published, pages));
  return [...names.folders.values(), names.pages];
}
