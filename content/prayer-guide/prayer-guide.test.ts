import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { prayerFlow, stepKinds, wordsOf } from "#domain/prayer-guide/prayer-flow.ts";
import { loadPrayerGuide } from "./index.ts";
import { guideTextFile, guideWordsFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const list = guideWordsFile.parse(await data("words.json"));
const ids = list.map(({ id }) => id);

test("the words of the prayer are as many as the source states, and each is said in some step", () => {
  expect(list).toHaveLength(source.counts.words);
  const said = prayerFlow(4).flatMap((step) => wordsOf(step).flatMap((one) => ("key" in one ? one.key : [])));
  expect([...new Set(said)].sort()).toEqual([...ids].sort());
});

describe.each(languages)("the guide in %s", (language) => {
  test("has every step with its title and act, and no other", async () => {
    const text = guideTextFile.parse(await data(`text.${language}.json`));
    expect(text.language).toBe(language);
    expect(Object.keys(text.steps)).toEqual(stepKinds);
    expect(Object.values(text.steps).filter(({ note }) => note !== undefined)).toHaveLength(
      source.counts.notes,
    );
    if (language === "ar" || language === "ur")
      expect(Object.values(text.steps).flatMap(Object.values).join("")).not.toMatch(/[A-Za-z]/);
  });

  test("gives each word its meaning, except in Arabic, and its sound to who needs Latin letters", async () => {
    const { words } = await loadPrayerGuide(language);
    expect(words.map(({ id }) => id)).toEqual(ids);
    expect(words.every(({ translation }) => (translation !== undefined) === (language !== "ar"))).toBe(true);
    const isRead = language === "ar" || language === "ur";
    expect(words.every(({ transliteration }) => (transliteration === undefined) === isRead)).toBe(true);
  });
});
