import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readVerses } from "#content/quran/index.ts";
import { languages } from "#domain/language.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { loadStories } from "./index.ts";
import { storiesFile, storiesTextFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

const json = async (url: URL): Promise<unknown> => JSON.parse(await readFile(url, "utf8"));
const published = new URL("../../.built/public", import.meta.url);
const read = (address: string) => json(new URL(`file://${fileURLToPath(published)}${address}`));
const stories = storiesFile.parse(await json(new URL("data/stories.json", import.meta.url)));

test("the bank has the counts that its source states, and no question twice", () => {
  const answers = new Set(stories.flatMap(({ answer, misses }) => [answer, ...misses]));
  expect([stories.length, answers.size, languages.length]).toEqual(Object.values(source.counts));
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
});

test.each(stories)("$verse says $holds", async ({ verse, holds, answer, misses }) => {
  const reference = parseVerseKey(verse);
  if (!reference) throw new Error(`${verse} is no verse`);
  const texts = await readVerses(read, "en", reference.surah);
  expect(texts[reference.ayah - 1]?.toLowerCase()).toContain(holds.toLowerCase());
  expect(misses).not.toContain(answer);
});

test("no wrong answer is named in the verse of its question", async () => {
  const named: string[] = [];
  for (const { verse, misses, question } of await loadStories("en")) {
    const texts = await readVerses(read, "en", verse.surah);
    const text = texts[verse.ayah - 1]?.toLowerCase().replace(/[^a-z]+/g, " ") ?? "";
    for (const miss of misses) {
      const [name = ""] = miss.toLowerCase().split(" (");
      if (/[a-z]/.test(name) && ` ${text} `.includes(` ${name.replace(/^(a|an|the|of|in) /, "")} `))
        named.push(`${question} ${miss}`);
    }
  }
  expect(named).toEqual([]);
});

test("no question is asked of two answers", async () => {
  const answers = new Map((await loadStories("en")).map(({ question, answer }) => [question, answer]));
  expect(answers.size).toBe(stories.length);
});

describe.each(languages)("the bank in %s", (language) => {
  test("has every question and every answer", async () => {
    const text = storiesTextFile.parse(await json(new URL(`data/text.${language}.json`, import.meta.url)));
    expect(text.language).toBe(language);
    expect(Object.keys(text.questions)).toEqual(stories.map(({ id }) => id));
    for (const { answer, misses } of stories)
      for (const id of [answer, ...misses]) expect(text.answers[id], id).toBeDefined();
    const joined = [...Object.values(text.questions), ...Object.values(text.answers)].join("\n");
    if (language === "ar" || language === "ur") expect(joined).not.toMatch(/[A-Za-z]/);
  });

  test("offers no two answers that read alike", async () => {
    const items = await loadStories(language);
    expect(items).toHaveLength(stories.length);
    for (const { answer, misses, question } of items)
      expect(new Set([answer, ...misses]).size, question).toBe(1 + misses.length);
  });
});
