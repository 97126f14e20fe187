import { expect, test } from "vitest";
import { loadHadith } from "#content/hadith/index.ts";
import { numberedHadith } from "./numbered-hadith.ts";

const { hadith } = await loadHadith("en");

const find = (typed: { number?: string; book?: string; hadithInBook?: string }) =>
  numberedHadith(hadith, { number: "", book: "", hadithInBook: "", ...typed }).map(({ id }) => id);

const neighbour = "nawawi-15-speech-neighbour-guest";

test("a hadith is found by either numbering, in the digits of any script", () => {
  expect(find({ number: "6018" })[0]).toBe(neighbour);
  expect(find({ number: "٦٠١٨" })[0]).toBe(neighbour);
  expect(find({ book: "78", hadithInBook: "49" })).toEqual([neighbour]);
  expect(find({ book: "۷۸", hadithInBook: "۴۹" })).toEqual([neighbour]);
});

test("a volume and page, a number of the forties and the beginning of a number are found too", () => {
  expect(find({ number: "4/228" })).toEqual(["nawawi-27-righteousness"]);
  expect(find({ number: "15" })).toContain(neighbour);
  expect(find({ number: "601" })).toContain(neighbour);
});

test("a book alone lists its hadith in their order", () => {
  const inOrder = numberedHadith(hadith, { number: "", book: "78", hadithInBook: "" }).flatMap(
    ({ sources }) => sources.flatMap(({ inBook }) => (inBook?.book === 78 ? [inBook.hadith] : [])),
  );
  expect(inOrder.length).toBeGreaterThan(3);
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
});

test("the introduction of Ibn Majah is book 0", () => {
  expect(find({ book: "0", hadithInBook: "42" })).toEqual(["nawawi-28-holding-to-the-sunnah"]);
});

test("nothing is found for what is no place, and never more than twenty", () => {
  for (const typed of [{}, { number: "999999" }, { book: "x" }, { book: "78", hadithInBook: "9999" }])
    expect(find(typed)).toEqual([]);
  expect(find({ number: "1" }).length).toBeLessThanOrEqual(20);
});
