import { describe, expect, test } from "vitest";
import { loadHadith } from "#content/hadith/index.ts";
import { placedHadith } from "./placed-hadith.ts";

const { hadith } = await loadHadith("en");
const find = (typed: string) => placedHadith(hadith, typed)?.map(({ id }) => id);

const neighbour = "nawawi-15-speech-neighbour-guest";

describe("a place that is written out", () => {
  test.each([
    "Bukhari 6018",
    "bukhari no. 6018",
    "Sahih al-Bukhari ٦٠١٨",
    "Muslim 47",
    "hadith 6018",
    "book 78, hadith 49",
    "Book 78 Hadith 49 of Sahih al-Bukhari",
    "كتاب ٧٨ حديث ٤٩",
    "کتاب ۷۸، حدیث ۴۹",
    "kitab 78 hadits 49",
    "livre 78, hadith 49",
    "Nawawi 15",
    "an-Nawawi's forty, 15",
    "النووية ١٥",
  ])("%s is the hadith of speech, neighbour and guest", (typed) => {
    expect(find(typed)).toEqual([neighbour]);
  });

  test("a number of the forty Qudsi is that one", () => {
    expect(find("qudsi 5")).toHaveLength(1);
    expect(hadith.find(({ id }) => id === find("forty hadith qudsi 5")?.[0])?.sets).toContainEqual({
      set: "forty-qudsi",
      number: 5,
    });
  });

  test("a book alone lists its hadith", () => {
    expect(find("Bukhari book 78")?.length).toBeGreaterThan(3);
  });

  test("a place that no hadith of ours has gives none, rather than what resembles it", () => {
    expect(find("book 78, hadith 9999")).toEqual([]);
    expect(find("qudsi 41")).toEqual([]);
  });

  test.each(["", "6018", "intention", "forty days", "fasting 3 days", "bukhari", "book", "surah 2 verse 3"])(
    "%j is left to the search of words",
    (typed) => {
      expect(find(typed)).toBeUndefined();
    },
  );
});
