import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { publishJson } from "#content/publish-file.ts";
import { loadField } from "#content/quran-search/index.ts";
import { loadSubjects } from "#content/subjects/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { numberWords, singleWords } from "#domain/retrieval/rank-verses.ts";
import {
  partCount,
  partOfTextKey,
  partsOfIndex,
  partsOfTyped,
  partWords,
  type SearchPart,
} from "#domain/retrieval/search-parts.ts";
import { sameWords } from "#domain/search/candidates.ts";
import type { SearchedField } from "#domain/search/field-search.ts";
import { inGroups, type PartsHead, runsOf, type SubjectGroup } from "../parts-head.ts";
import { loadSourceTexts } from "../source-texts.ts";
import { addressesFile, publicRoot } from "./stamp.ts";

type Part = { words: SearchPart["words"]; texts: Record<string, number[]> };

const readBytes = async (address: string) =>
  new Uint8Array(await readFile(new URL(`.${address}`, publicRoot)));

/** The words of an index in their parts; none where a translation is switched off. */
function wordParts(field: SearchedField | undefined): Part[] {
  const places = Array.from({ length: partCount }, (): number[] => []);
  if (field)
    for (const [place, parts] of partsOfIndex(field.lexicon).entries())
      for (const part of parts) places[part]?.push(place);
  return places.map((some) => ({ words: field ? partWords(field.lexicon, some) : [], texts: {} }));
}

/** Puts the words of the other texts into the parts, and returns the list of these texts. */
async function putTexts(parts: readonly Part[], language: Language): Promise<PartsHead["texts"]> {
  const texts = await loadSourceTexts(language);
  for (const [place, { title, body }] of texts.entries())
    for (const [keys, bit] of [
      [body, 0],
      [title, 1],
    ] as const)
      for (const key of keys) {
        const part = parts[partOfTextKey(key, language)];
        if (part) part.texts[key] = [...(part.texts[key] ?? []), 2 * place + bit];
      }
  return texts.map(({ kind, id }) => [kind, id] as const);
}

/** The words of the Arabic text that are numbers, in any form. */
function numbers({ lexicon }: SearchedField): SearchPart {
  const places = new Set(numberWords.flatMap((word) => [...sameWords(lexicon, word).keys()]));
  return {
    words: partWords(
      lexicon,
      [...places].sort((one, other) => one - other),
    ),
    texts: {},
  };
}

const arabicPartsOf = (names: readonly string[]) => [
  ...new Set(singleWords(names).flatMap((word) => partsOfTyped(word, "ar"))),
];

/** Publishes what questions are answered from in small parts, and writes how their addresses begin. */
export async function buildParts(inputs: string): Promise<void> {
  const folder = new URL("search/", publicRoot);
  for (const old of await readdir(folder)) if (old.startsWith("part-")) await rm(new URL(old, folder));
  const starts: Partial<Record<Language, string>> = {};
  const subjects = await loadSubjects();
  for (const language of languages) {
    const field = await loadField(readBytes, language);
    const parts = wordParts(field);
    const head: PartsHead = {
      texts: await putTexts(parts, language),
      subjects: subjects.map(({ id, names }) => [id, names[language], arabicPartsOf(names.ar)]),
    };
    const groups = inGroups(subjects).map(
      (group): SubjectGroup =>
        group.map(({ verses, names }) => [runsOf(verses), language === "ar" ? [] : names.ar]),
    );
    const named = Object.entries({
      head,
      ...parts,
      ...Object.fromEntries(groups.map((group, at) => [`subjects-${at}`, group])),
      ...(field && language === "ar" ? { numbers: numbers(field) } : {}),
    });
    const hash = createHash("sha256").update(JSON.stringify(named)).digest("hex").slice(0, 8);
    const start = `/search/part-${language}-${hash}-`;
    await Promise.all(
      named.map(([name, content]) => publishJson(new URL(`.${start}${name}.json`, publicRoot), content)),
    );
    starts[language] = start;
  }
  await mkdir(new URL("./", addressesFile), { recursive: true });
  await writeFile(addressesFile, JSON.stringify({ inputs, languages: starts }));
}
