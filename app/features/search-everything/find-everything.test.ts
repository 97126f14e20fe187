import { expect, test } from "vitest";
import { defaultPlace } from "#content/cities/index.ts";
import { loadDuas } from "#content/duas/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { loadStructure, loadSurahNames } from "#content/quran/index.ts";
import { findEverything } from "./find-everything.ts";

const findable = {
  pages: [
    { address: "/prayer", title: "Prayer Times" },
    { address: "/faq", title: "FAQ" },
  ],
  surahs: await loadSurahNames("en"),
  structure: await loadStructure(),
  hadith: (await loadHadith("en")).hadith,
  duas: await loadDuas("en"),
  names: (await loadNames("en")).names,
};

test("a verse is found by its number in any digits, and by its name", () => {
  for (const typed of ["2:255", "٢:٢٥٥", "baqara 255", "ayat al kursi"])
    expect(findEverything(typed, findable).passages[0], typed).toMatchObject({
      kind: "verses",
      at: { surah: 2, ayah: 255 },
    });
});

test("a surah is found by its number and in other spellings", () => {
  for (const typed of ["18", "kahf", "Kehf", "الكهف"])
    expect(findEverything(typed, findable).passages[0], typed).toMatchObject({ kind: "surah", surah: 18 });
});

test("a juz leads to its first verse", () => {
  expect(findEverything("juz 30", findable).passages[0]).toEqual({
    kind: "juz",
    number: 30,
    at: { surah: 78, ayah: 1 },
  });
});

test("pages, hadith, names of Allah and built-in cities are found", () => {
  expect(findEverything("prayer", findable).pages[0]?.address).toBe("/prayer");
  expect(findEverything("intentions", findable).hadith[0]?.id).toBe("nawawi-01-intentions");
  expect(findEverything("Rehman", findable).names.length).toBeGreaterThan(0);
  expect(findEverything("Cairo", findable).cities[0]?.name).toBe("Cairo");
});

test("a city is found by its small file before the index of all has loaded", () => {
  const cityNamed = { ...defaultPlace, name: "Bursa" };
  expect(findEverything("Bursa", { ...findable, cityNamed }).cities.map(({ name }) => name)).toEqual([
    "Bursa",
  ]);
});

test("nothing is found for blanks, and parts that have not loaded leave the others", () => {
  expect(Object.values(findEverything("  ", findable)).flat()).toEqual([]);
  expect(findEverything("kahf", { pages: [] }).passages).toHaveLength(1);
});
