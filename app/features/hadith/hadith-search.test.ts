import { describe, expect, test } from "vitest";
import { loadHadith, sets } from "#content/hadith/index.ts";
import { readHadithFilters } from "./hadith-filters.ts";
import { loadHadithIndex, loadHadithPage, pageSize } from "./hadith-page-data.ts";
import { filterHadith, indexHadith } from "./hadith-search.ts";
import { numberInSet } from "./number-in-set.ts";

const english = await loadHadith("en");
const inEnglish = indexHadith([english]);
const inAll = await loadHadithIndex();

const find = (search: string, index = inAll) =>
  filterHadith(english.hadith, index, readHadithFilters(new URLSearchParams(search))).map(({ id }) => id);

describe("the search of the hadith", () => {
  test.each([
    "انما الاعمال بالنيات",
    "إنما الأعمال",
    "intentions",
    "INTENTION emigrated",
    "Umar ibn al-Khattab",
    "NİYETLERE",
    "niat",
    "نیتوں",
    "bukhari 1",
  ])("finds the hadith of intentions by %j", (query) => {
    expect(find(`q=${query}`)).toContain("nawawi-01-intentions");
  });

  test("finds one hadith only by a word that no other has", () => {
    expect(find("q=NİYETLERE")).toEqual(["nawawi-01-intentions"]);
  });

  test("finds a place that is written out before words that resemble it", () => {
    expect(find("q=book 78, hadith 49")).toEqual(["nawawi-15-speech-neighbour-guest"]);
    expect(find("q=nawawi 13")).toHaveLength(1);
    expect(find("q=book 78, hadith 9999")).toEqual([]);
  });

  test("finds words of another language only through the index of all languages", () => {
    expect(find("q=misafirine", inEnglish)).toEqual([]);
    expect(find("q=misafirine").length).toBeGreaterThan(0);
  });

  test("is combined with both filters", () => {
    const of = (id: string) => english.hadith.find((one) => one.id === id);
    const found = find("q=allah&collection=muslim&category=faith");
    expect(found.length).toBeGreaterThan(0);
    for (const id of found) {
      expect(of(id)?.category).toBe("faith");
      expect(of(id)?.sources.some(({ collection }) => collection === "muslim")).toBe(true);
    }
  });

  test.each(sets)("shows %s by its own numbers", (set) => {
    const numbers = find(`set=${set}`).map((id) => {
      const one = english.hadith.find((hadith) => hadith.id === id);
      return one && numberInSet(one, set);
    });
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test("finds everything for an empty search, and nothing for a word that no hadith has", () => {
    expect(find("q=%20%20")).toHaveLength(english.hadith.length);
    expect(find("q=xyzzy")).toEqual([]);
  });
});

describe("the page that is sent", () => {
  const load = (search: string) => loadHadithPage(new URLSearchParams(search), "fr");

  test("holds one page of the list and the number of all", async () => {
    const first = await load("");
    expect(first.shown).toHaveLength(pageSize);
    expect([first.found, first.total]).toEqual([english.hadith.length, english.hadith.length]);
    const last = await load(`page=${Math.ceil(first.total / pageSize)}`);
    expect(last.shown.length).toBe(first.total % pageSize || pageSize);
  });

  test("matches the search and includes the open hadith", async () => {
    const page = await load("q=intentions&id=nawawi-02-jibril&category=worship");
    expect(page.shown.map(({ id }) => id)).toContain("nawawi-01-intentions");
    expect(page.filters.id).toBe("nawawi-02-jibril");
    expect((await load("id=nawawi-01-intentions")).open?.id).toBe("nawawi-01-intentions");
    expect((await load("id=none")).open).toBeUndefined();
    const [inTurkish] = (await load("q=niyetlere")).shown;
    expect(inTurkish?.id).toBe("nawawi-01-intentions");
  });
});
