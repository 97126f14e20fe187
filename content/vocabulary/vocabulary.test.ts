import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readVerses } from "#content/quran/index.ts";
import { languages } from "#domain/language.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { parseVerseKey, surahCount } from "#domain/verse-reference.ts";
import { loadVocabulary } from "./index.ts";
import { plainForm } from "./plain-form.ts";
import { meaningsFile, wordsFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

const json = async (url: URL): Promise<unknown> => JSON.parse(await readFile(url, "utf8"));
const published = new URL("../../.built/public", import.meta.url);
const read = (address: string) => json(new URL(`file://${fileURLToPath(published)}${address}`));
const words = wordsFile.parse(await json(new URL("data/words.json", import.meta.url)));

test("every form stands at its place, as often as its count says, the most frequent first", async () => {
  const surahs = await Promise.all(
    Array.from({ length: surahCount }, (_, index) => readVerses(read, "arabic", index + 1)),
  );
  const counts = new Map<string, number>();
  for (const form of surahs.flat().flatMap(wordsOf).map(plainForm))
    counts.set(form, (counts.get(form) ?? 0) + 1);
  for (const { verse, word, form, count } of words) {
    const ayah = parseVerseKey(verse)?.ayah ?? 0;
    expect(plainForm(wordsOf(surahs[1]?.[ayah - 1] ?? "")[word] ?? ""), verse).toBe(form);
    expect(counts.get(form), form).toBe(count);
  }
  const order = words.map(({ count }) => count);
  expect(order).toEqual(order.toSorted((one, other) => other - one));
  expect([words.length, languages.length]).toEqual(Object.values(source.counts));
});

describe.each(languages)("the meanings in %s", (language) => {
  test("are complete, and no two words of a kind mean the same", async () => {
    const text = meaningsFile.parse(await json(new URL(`data/text.${language}.json`, import.meta.url)));
    expect(text.language).toBe(language);
    expect(Object.keys(text.meanings)).toEqual(words.map(({ id }) => id));
    const loaded = await loadVocabulary(language);
    expect(loaded).toHaveLength(words.length);
    expect(new Set(loaded.map(({ meaning }) => meaning)).size).toBe(words.length);
    if (language === "ar" || language === "ur")
      for (const { meaning } of loaded) expect(meaning).not.toMatch(/[A-Za-z]/);
  });
});
