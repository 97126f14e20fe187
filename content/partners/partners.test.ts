import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { loadPartners } from "./index.ts";
import { partnerCategories, partnersFile, partnersTextFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const list = partnersFile.parse(await data("partners.json"));
const scopes = [...new Set(list.map(({ scope }) => scope))].sort();

describe("the partners", () => {
  test("have the counts that the source states", () => {
    expect([list.length, partnerCategories.length, scopes.length]).toEqual([
      source.counts.partners,
      source.counts.categories,
      source.counts.scopes,
    ]);
  });

  test("stand once each, by id and by address, category by category", () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ url }) => url)).size).toBe(list.length);
    const order = list.map(({ category }) => partnerCategories.indexOf(category));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test("are none of those left out for their trade", () => {
    const names = list.map(({ name }) => name);
    for (const { name } of source.leftOut) expect(names).not.toContain(name);
  });
});

describe.each(languages)("the partners in %s", (language) => {
  test("have every scope and category in words, and no other", async () => {
    const text = partnersTextFile.parse(await data(`text.${language}.json`));
    expect(text.language).toBe(language);
    expect(Object.keys(text.scopes).sort()).toEqual(scopes);
    expect(Object.keys(text.categories)).toEqual(partnerCategories);
    expect(new Set(Object.values(text.scopes)).size).toBe(scopes.length);
    if (language === "ar" || language === "ur")
      expect(JSON.stringify([Object.values(text.scopes), Object.values(text.categories)])).not.toMatch(
        /[A-Za-z]/,
      );
  });

  test("leave out whom nobody could confirm", async () => {
    const { partners } = await loadPartners(language);
    expect(partners.length).toBeGreaterThanOrEqual(95);
    expect(partners.length).toBeGreaterThanOrEqual(
      list.filter(({ status }) => status !== "unverified").length,
    );
    expect(partners.every(({ scope }) => scope.length > 0)).toBe(true);
  });
});
