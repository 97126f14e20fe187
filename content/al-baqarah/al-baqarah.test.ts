import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readVerses } from "#content/quran/index.ts";
import { languages } from "#domain/language.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { loadBaqarahQuestions } from "./index.ts";
import { baqarahFile, baqarahTextFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

const json = async (url: URL): Promise<unknown> => JSON.parse(await readFile(url, "utf8"));
const published = new URL("../../.built/public", import.meta.url);
const read = (address: string) => json(new URL(`file://${fileURLToPath(published)}${address}`));
const { subjects, teachings } = baqarahFile.parse(
  await json(new URL("data/questions.json", import.meta.url)),
);
const verses = await readVerses(read, "en", 2);
const verseOf = (key: string) => (verses[(parseVerseKey(key)?.ayah ?? 0) - 1] ?? "").toLowerCase();

test("every entry's verse says in English what is asked, and the counts are those of the source", () => {
  const silent = [...subjects, ...teachings].filter(
    ({ verse, holds }) => !verseOf(verse).includes(holds.toLowerCase()),
  );
  expect(silent).toEqual([]);
  expect([subjects.length, teachings.length, languages.length]).toEqual(Object.values(source.counts));
  for (const list of [subjects, teachings]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(new Set(subjects.map(({ verse }) => verse)).size).toBe(subjects.length);
});

test("no verse has the words of another verse's subject, nor the words of a wrong answer", async () => {
  const both = subjects.flatMap(({ id, holds }) =>
    subjects.filter((other) => other.id !== id && verseOf(other.verse).includes(holds.toLowerCase())),
  );
  expect(both).toEqual([]);
  const loaded = await loadBaqarahQuestions("en");
  const named = loaded.teachings.flatMap(({ verse, misses, question }) => {
    const text = ` ${(verses[verse.ayah - 1] ?? "").toLowerCase()} `;
    return misses
      .filter((miss) => text.includes(` ${miss.toLowerCase()} `))
      .map((miss) => `${question} ${miss}`);
  });
  // “He does not intend for you hardship”: the verse denies it.
  expect(named).toEqual(["What does God intend for people, as the verse on Ramadan says? hardship"]);
});

describe.each(languages)("the questions in %s", (language) => {
  test("are complete, read apart and are written in the language's letters", async () => {
    const text = baqarahTextFile.parse(await json(new URL(`data/text.${language}.json`, import.meta.url)));
    expect(text.language).toBe(language);
    expect(Object.keys(text.subjects)).toEqual(subjects.map(({ id }) => id));
    expect(Object.keys(text.teachings)).toEqual(teachings.map(({ id }) => id));
    const loaded = await loadBaqarahQuestions(language);
    expect(new Set(loaded.subjects.map(({ subject }) => subject)).size).toBe(subjects.length);
    for (const { answer, misses, question, because = "" } of loaded.teachings) {
      expect(new Set([answer, ...misses]).size, question).toBe(4);
      expect(because.length, question).toBeLessThanOrEqual(220);
    }
    const words = JSON.stringify([text.subjects, Object.values(text.teachings).map(Object.values)]);
    if (language === "ar" || language === "ur")
      expect(words.replace(/"[a-z-]+":/g, "")).not.toMatch(/[A-Za-z]/);
  });
});
