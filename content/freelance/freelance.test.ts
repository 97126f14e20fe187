import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { loadPlatforms } from "./index.ts";
import { platformCategories, platformLanguages, platformsFile, platformsTextFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const list = platformsFile.parse(await data("platforms.json"));
const scopes = [...new Set(list.map(({ scope }) => scope))].sort();

describe("the platforms", () => {
  test("have the counts that the source states", () => {
    expect([list.length, platformCategories.length, scopes.length]).toEqual([
      source.counts.platforms,
      source.counts.categories,
      source.counts.scopes,
    ]);
  });

  test("stand once each, by id and by address", () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ url }) => url)).size).toBe(list.length);
  });

  test("speak Arabic, English or Russian, each of them several", () => {
    for (const language of platformLanguages)
      expect(list.filter((entry) => entry.language === language).length).toBeGreaterThan(10);
  });
});

describe.each(languages)("the platforms in %s", (language) => {
  test("have every scope and category in words, and no other", async () => {
    const text = platformsTextFile.parse(await data(`text.${language}.json`));
    expect(text.language).toBe(language);
    expect(Object.keys(text.scopes).sort()).toEqual(scopes);
    expect(Object.keys(text.categories)).toEqual(platformCategories);
    expect(new Set(Object.values(text.scopes)).size).toBe(scopes.length);
    if (language === "ar" || language === "ur")
      expect(JSON.stringify([Object.values(text.scopes), Object.values(text.categories)])).not.toMatch(
        /[A-Za-z]/,
      );
  });

  test("leave out whom nobody could confirm", async () => {
    const platforms = await loadPlatforms(language);
    expect(platforms.length).toBeGreaterThanOrEqual(58);
    expect(platforms.length).toBeGreaterThanOrEqual(
      list.filter(({ status }) => status !== "unverified").length,
    );
    expect(platforms.every(({ scope }) => scope.length > 0)).toBe(true);
  });
});
