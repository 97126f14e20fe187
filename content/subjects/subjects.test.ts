import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { nameWords } from "#domain/search/name-words.ts";
import { versesByName } from "#domain/search/verses-by-name.ts";
import data from "./data/subjects.json" with { type: "json" };
import { loadSubjects, versesInReferences } from "./index.ts";
import { subjectsFile } from "./schema.ts";

describe("the subjects of the Quran", () => {
  test("are at least three hundred, each once, with verses that exist and names in six languages", async () => {
    expect(subjectsFile.safeParse(data).error).toBeUndefined();
    const subjects = await loadSubjects();
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
    for (const { id, verses, names } of subjects) {
      expect(verses.length, id).toBeGreaterThan(0);
      for (const language of languages)
        expect(names[language].length, `${id} ${language}`).toBeGreaterThan(0);
    }
  });

  test("hold no name twice in one subject", () => {
    for (const { id, names } of data)
      for (const [language, list] of Object.entries(names))
        expect(new Set(list).size, `${id} ${language}`).toBe(list.length);
  });

  test("are read into running numbers, ascending", () => {
    expect(versesInReferences("2:1-3 1:7")).toEqual([7, 8, 9, 10]);
    expect(() => versesInReferences("1:8")).toThrow(RangeError);
  });
});

test("the verse of the Throne is named as the search knows it", () => {
  const throne = data.find(({ id }) => id === "ayat-kursi");
  // To the search, "chair" by itself is an ordinary word.
  const names = Object.values(throne?.names ?? {})
    .flat()
    .filter((name) => name !== "الكرسي");
  expect(names.length).toBeGreaterThan(6);
  for (const name of names)
    expect([name, versesByName(nameWords(name))]).toEqual([name, [{ surah: 2, from: 255, to: 255 }]]);
});
