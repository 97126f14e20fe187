import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";
import { lessonPoints, lessonPointsOf } from "#domain/tajweed/lesson-points.ts";
import { tajweedRules } from "#domain/tajweed/rule.ts";
import { tajweedOf } from "#domain/tajweed/tajweed-of.ts";
import { ayahCount, surahCount } from "#domain/verse-reference.ts";
import { buildTajweed } from "./building/build-tajweed.ts";
import { readArabicVerses } from "./building/read-verses.ts";
import { packSpans, unpackSpans, unpackSurah } from "./chunk.ts";
import { cardIds, cardsFile, cardsTextFile, tajweedTabs } from "./schema.ts";
import source from "./source.json" with { type: "json" };

function data(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const verses = readArabicVerses();
const { books, cards } = cardsFile.parse(data("cards.json"));
const built = buildTajweed(verses, cards);
const texts = languages.map((language) => cardsTextFile.parse(data(`text.${language}.json`)));

describe("rule cards", () => {
  test("the counts of the source are those of the data", () => {
    expect(source.counts).toEqual({
      cards: cards.length,
      tabs: new Set(cards.map(({ tab }) => tab)).size,
      rules: tajweedRules.length,
      books: books.length,
      languages: texts.length,
    });
    expect(cards.map(({ id }) => id).sort()).toEqual([...cardIds].sort());
  });

  test("every rule and every point of the lesson has one card", () => {
    const shown = cards.map(({ shows }) => shows).sort();
    expect(shown).toEqual([...tajweedRules, ...lessonPoints].sort());
  });

  test("natural madd is two counts, connected four to five, separated two to five", () => {
    const counts = Object.fromEntries(cards.map((card) => [card.id, card.counts]));
    expect(counts["madd-natural"]).toEqual([2]);
    expect(counts["madd-connected"]).toEqual([4, 5]);
    expect(counts["madd-separated"]).toEqual([2, 3, 4, 5]);
    expect(counts["madd-at-stop"]).toEqual([2, 4, 6]);
    expect(counts["madd-necessary"]).toEqual([6]);
  });

  test("each language has its own words for every card, of a length a card can hold", () => {
    for (const text of texts) {
      expect(Object.keys(text.cards)).toHaveLength(cards.length);
      expect(Object.keys(text.tabs).sort()).toEqual([...tajweedTabs].sort());
      const titles = Object.values(text.cards).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      for (const { what, how } of Object.values(text.cards))
        expect(what.length + how.length).toBeLessThan(700);
    }
    for (const id of cardIds) expect(new Set(texts.map(({ cards: words }) => words[id].what)).size).toBe(6);
  });

  test("every language names the same letters on a card", () => {
    const lists = /(?<!\p{L})(?:[\u0621-\u064a] ){3,}[\u0621-\u064a](?!\p{L})/gu;
    for (const id of cardIds) {
      const named = texts.map(({ cards: words }) => (words[id].what.match(lists) ?? []).join("|"));
      expect(new Set(named).size, id).toBe(1);
    }
  });
});

describe("examples", () => {
  test("every card has three or four, each in another verse, and the engine finds the rule there", () => {
    for (const { id, shows } of cards) {
      const examples = built.examples[id] ?? [];
      expect(examples.length, id).toBeGreaterThanOrEqual(3);
      expect(new Set(examples.map(({ surah, ayah }) => `${surah}:${ayah}`)).size, id).toBe(examples.length);
      for (const { surah, ayah, from, to, word, text: shown } of examples) {
        const text = verses.find((verse) => verse.surah === surah && verse.ayah === ayah)?.text ?? "";
        const found = [
          ...tajweedOf(text).map((span) => ({ ...span, name: span.rule })),
          ...lessonPointsOf(text).map((span) => ({ ...span, name: span.point })),
        ];
        expect(found.some((span) => span.from === from && span.to === to && span.name === shows)).toBe(true);
        expect(word).toBeGreaterThanOrEqual(0);
        expect(shown).toBe(text);
      }
    }
  });
});

describe("chunks", () => {
  test("hold the rules of every verse, unchanged", () => {
    const chunks = built.surahs.flat();
    expect(chunks).toHaveLength(ayahCount);
    for (const [index, chunk] of chunks.entries())
      expect(unpackSpans(chunk)).toEqual(tajweedOf(verses[index]?.text ?? ""));
  });

  test("are rejected when they are truncated, corrupted or another surah's", () => {
    const first = built.surahs[0] ?? [];
    expect(unpackSurah(first, 1)).toHaveLength(7);
    expect(unpackSurah(first, 2)).toBeUndefined();
    expect(unpackSurah(first.slice(1), 1)).toBeUndefined();
    for (const wrong of [
      null,
      {},
      "",
      [1],
      [1, 2],
      [0, 0, 1],
      [0, 1, 18],
      [-1, 1, 1],
      [0, 1.5, 1],
      [0, "1", 1],
    ])
      expect(unpackSpans(wrong)).toBeUndefined();
    expect(unpackSpans(packSpans([{ from: 3, to: 4, rule: "silent" }]))).toEqual([
      { from: 3, to: 4, rule: "silent" },
    ]);
  });

  test("the same text builds the same address", () => {
    expect(buildTajweed(verses, cards).hash).toBe(built.hash);
    expect(built.hash).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe("the tajweed loader", () => {
  // The module reads what the build wrote, so it is imported only after a build.
  let entry: typeof import("./index.ts");
  beforeAll(async () => {
    await import("./build.ts");
    entry = await import("./index.ts");
  });

  test("gives an address for each of the 114 surahs and for no other", () => {
    const addresses = Array.from({ length: surahCount }, (_, index) => entry.tajweedAddress(index + 1));
    expect(new Set(addresses).size).toBe(114);
    expect(entry.tajweedAddress(2)).toBe(`/texts/tajweed-${built.hash}/2.json`);
    for (const wrong of [0, 115, 1.5]) expect(() => entry.tajweedAddress(wrong)).toThrow(RangeError);
  });

  test("what lies at an address is the surah's rules, beside its compressed forms", async () => {
    const read = async (address: string) => {
      const file = new URL(`../../.built/public${address}`, import.meta.url);
      for (const form of [".br", ".gz"])
        expect(readFileSync(new URL(file.href + form)).length).toBeGreaterThan(0);
      return JSON.parse(readFileSync(file, "utf8"));
    };
    expect((await entry.readTajweed(read, 114))[0]).toEqual(tajweedOf(verses.at(-6)?.text ?? ""));
    await expect(entry.readTajweed(async () => [], 114)).rejects.toThrow("114");
  });

  test.each([...languages])(
    "loads four tabs of cards in %s, each with its books and examples",
    async (language) => {
      const { tabs } = await entry.loadTajweedCards(language as Language);
      expect(tabs.map(({ id }) => id)).toEqual([...tajweedTabs]);
      const all = tabs.flatMap((tab) => tab.cards);
      expect(all).toHaveLength(22);
      for (const card of all) {
        expect(card.title && card.what && card.how).toBeTruthy();
        expect(card.cites.length).toBeGreaterThan(0);
        expect(card.examples.length).toBeGreaterThanOrEqual(3);
      }
      expect(all.find(({ id }) => id === "madd-necessary")?.occurrences).toBe(148);
      expect(all.find(({ id }) => id === "sakt")?.occurrences).toBeUndefined();
    },
  );
});
