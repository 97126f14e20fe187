import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { loadSubjects } from "#content/subjects/index.ts";
import { languages } from "#domain/language.ts";
import { loadTopics } from "./index.ts";
import { topicsFile } from "./schema.ts";

describe("our lines on the subjects", () => {
  test("are at least sixty, the same in each language, each of a subject there is", async () => {
    const known = new Set((await loadSubjects()).map(({ id }) => id));
    const ids = Object.keys(await loadTopics("en"));
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    for (const language of languages) expect(Object.keys(await loadTopics(language))).toEqual(ids);
  });

  test("have the specification's", async () => {
    const topics = await loadTopics("en");
    for (const id of [
      "prayer",
      "zakat",
      "fasting",
      "ramadan",
      "hajj",
      "quran",
      "pillars",
      "al-baqarah",
      "tajweed",
    ])
      expect(topics[id], id).toBeDefined();
  });

  test.each(languages)("are well formed in %s, and quote nothing", async (language) => {
    const file = await readFile(new URL(`data/text.${language}.json`, import.meta.url), "utf8");
    const { topics } = topicsFile.parse(JSON.parse(file));
    for (const line of Object.values(topics)) expect(line).not.toMatch(/[«»"“”﴾]/u);
  });
});
