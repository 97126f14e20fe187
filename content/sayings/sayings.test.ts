import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { languages } from "#domain/language.ts";
import { loadSayings } from "./index.ts";
import { sayingsFile, sayingsTextFile } from "./schema.ts";

const json = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, import.meta.url), "utf8"));
const records = sayingsFile.parse(await json("data/sayings.json"));
const ids = records.map(({ id }) => id);

test("each saying has a work, a number and a link, and none stands twice", async () => {
  const source = (await json("source.json")) as { counts: { sayings: number } };
  expect(records).toHaveLength(source.counts.sayings);
  expect(new Set(ids).size).toBe(ids.length);
  const wordings = records.flatMap(({ arabic, forms }) => [arabic, ...forms]).map(foldArabic);
  expect(new Set(wordings).size).toBe(wordings.length);
  for (const { sources } of records)
    expect(new Set(sources.map(({ work, number }) => `${work} ${number}`)).size).toBe(sources.length);
});

test.each(languages)("%s has every saying, work and judgement, and no wording twice", async (language) => {
  const text = sayingsTextFile.parse(await json(`data/text.${language}.json`));
  expect(text.header.language).toBe(language);
  expect(Object.keys(text.sayings)).toEqual(ids);
  const wordings = Object.values(text.sayings).flatMap(({ text: own, forms }) => [own, ...forms]);
  expect(new Set(wordings).size).toBe(wordings.length);
  expect(text.header.reviewed.every(({ id }) => ids.includes(id))).toBe(true);
});

test("a saying is loaded with its wordings and its sources in the reader's language", async () => {
  const sayings = await loadSayings("fr", ["en", "tr"]);
  const homeland = sayings.find(({ id }) => id === "love-of-homeland");
  expect(homeland?.texts).toContain("Vatan sevgisi imandandır");
  expect(homeland?.sources[0]).toMatchObject({ number: "36", judgement: "forgé" });
});
