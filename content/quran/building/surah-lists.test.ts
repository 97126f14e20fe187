import { describe, expect, test } from "vitest";
import { crossSource } from "./described-sources.ts";
import { readOneJson } from "./package-data.ts";
import {
  checkNames,
  checkSurahs,
  nameListSchema,
  surahListSchema,
  surahsFrom,
  urduSpelling,
} from "./surah-lists.ts";

const surahs = surahsFrom(readOneJson(crossSource("surahList"), surahListSchema));
const second = readOneJson(crossSource("namesEn"), nameListSchema);

describe("the list of surahs", () => {
  test("is the same in both packages", () => {
    expect(checkSurahs(surahs, second)).toEqual([]);
    expect(surahs.filter(({ revelation }) => revelation === "medinan")).toHaveLength(28);
  });

  test("is rejected where place of revelation or count differ", () => {
    const [first] = second;
    if (!first) throw new Error("the list is empty");
    expect(checkSurahs(surahs, second.with(0, { ...first, type: "medinan" }))).toEqual([
      { text: "surahs", verse: "1", cause: "is meccan in one list, medinan in the other" },
    ]);
    expect(checkSurahs(surahs, second.with(0, { ...first, total_verses: 6 }))).toEqual([
      { text: "surahs", verse: "1", cause: "has 7 verses in one list only" },
    ]);
  });

  test("is rejected with an empty or repeated name", () => {
    const names = surahs.map(({ number }) => ({ number, name: `name ${number}` }));
    expect(checkNames("ar", names)).toEqual([]);
    expect(checkNames("ar", names.with(0, { number: 1, name: " " }))).toEqual([
      { text: "surah names (ar)", verse: "1", cause: "has an empty name or meaning" },
    ]);
    expect(checkNames("ar", names.with(0, { number: 1, name: "name 2" }))).toEqual([
      { text: "surah names (ar)", cause: "has 113 different names, not 114" },
    ]);
  });

  test("is spelt with Urdu's own letters for Urdu", () => {
    expect(["البقرة", "الأعلى", "الكهف", "يس", "الإسراء"].map(urduSpelling)).toEqual([
      "البقرۃ",
      "الاعلیٰ",
      "الکہف",
      "یس",
      "الاسراء",
    ]);
  });
});
