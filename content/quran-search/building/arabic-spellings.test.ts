import { describe, expect, test } from "vitest";
import { arabicContents } from "./index-contents.ts";
import { allVerses, readMushaf } from "./read-quran.ts";

const contents = arabicContents(await allVerses("arabic"), await allVerses("imlaei"), await readMushaf());

describe("the Arabic index", () => {
  const spellings = (word: string) => contents.otherSpellings.get(contents.words.indexOf(word));
  const clitics = (word: string) => contents.clitics[contents.words.indexOf(word)];

  test("knows today's spelling where letters differ", () => {
    expect(spellings("اليل")).toEqual(["الليل"]);
    expect(spellings("ابر\u0670هم")).toEqual(["ابراهيم"]);
    expect(spellings("رحمت")).toEqual(["رحمه"]);
    expect(spellings("الكت\u0670ب")).toBeUndefined();
  });

  test("takes particles off where the vowels say so, and nowhere else", () => {
    expect(clitics("كت\u0670ب")).toBe(0);
    expect(clitics("والكت\u0670ب")).toBe(5);
    expect(clitics("بالحق")).toBe(6);
    expect(clitics("للناس")).toBe(8);
    expect(clitics("ولد")).toBe(0);
  });
});
