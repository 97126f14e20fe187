import { describe, expect, test } from "vitest";
import { loadHadith } from "#content/hadith/index.ts";
import { loadSayings } from "#content/sayings/index.ts";
import { languages } from "#domain/language.ts";
import { hadithLibrary, hadithQuotes } from "./hadith-quotes.ts";
import { longestText } from "./longest-text.ts";

const sayings = await loadSayings("en", languages);
const { hadith } = await loadHadith("en");
const library = hadithLibrary({
  sayings,
  hadith: hadith.map(({ id, arabic, text, collection, hadithNumber, grades }) => ({
    places: [{ id, collection, number: hadithNumber, grades }],
    texts: text ? [arabic, text] : [arabic],
  })),
});
const found = (text: string) =>
  hadithQuotes(library, text).map(({ start, end, verdict }) => [text.slice(start, end), verdict]);
const marks = /[\u064b-\u0652\u0670]/g;
const [intentions] = hadith;

describe("sayings known to be not authentic", () => {
  test("are found in every wording, marked or not, with their sources", () => {
    const missed: string[] = [];
    for (const { texts, sources } of sayings)
      for (const text of texts) {
        const [quoted] = hadithQuotes(library, `The Prophet said: “${text}”.`);
        const [bare] = hadithQuotes(library, `x ${text} x`);
        for (const quote of [quoted, bare])
          if (quote?.verdict !== "not-authentic" || quote.sources[0]?.link !== sources[0]?.link)
            missed.push(text);
      }
    expect(missed).toEqual([]);
  });

  test("are found with vowel signs, and with a word that differs", () => {
    expect(found("قال النبي: «حُبُّ الْوَطَنِ مِنَ الْإِيمَانِ»")).toEqual([["حُبُّ الْوَطَنِ مِنَ الْإِيمَانِ", "not-authentic"]]);
    expect(found("The Prophet said: “Seek knowledge, even if it is in China!”")).toMatchObject([
      [expect.any(String), "not-authentic"],
    ]);
  });
});

describe("the hadith that are carried", () => {
  test("are found whole and in part, with their place and grade", () => {
    const bare = (intentions?.arabic ?? "").replace(marks, "");
    const part = bare.split(" ").slice(0, 7).join(" ").replace(/[،.]$/, "");
    expect(hadithQuotes(library, `قال رسول الله ﷺ: «${part}»`)).toMatchObject([
      { verdict: "found", score: 100, hadith: [{ id: intentions?.id, number: "1" }] },
    ]);
    for (const { arabic, id } of hadith)
      expect(hadithQuotes(library, `قال رسول الله: «${arabic.replace(/[«»"“”]/g, "")}»`)[0]).toMatchObject({
        verdict: "found",
        hadith: [{ id }],
      });
  });

  test("are near where words differ, and say which", () => {
    const words = (intentions?.arabic ?? "").replace(marks, "").split(" ").slice(0, 8);
    const [quote] = hadithQuotes(library, `قال رسول الله: «${words.with(1, "الأقوال").join(" ")}»`);
    expect(quote).toMatchObject({ verdict: "near", hadith: [{ id: intentions?.id }] });
    expect(quote?.letters.some(({ kind }) => kind === "removed")).toBe(true);
  });

  test("are all that is said of: another hadith is not found here, and other quotes are none", () => {
    expect(found("قال رسول الله: «كلام لا يعرفه أحد في هذا الكتاب»")).toMatchObject([
      ["كلام لا يعرفه أحد في هذا الكتاب", "not-found"],
    ]);
    expect(found("He wrote: “this is a sentence of our own making”.")).toEqual([]);
    expect(found("")).toEqual([]);
  });
});

test.each(["«قال النبي: ", "قال رسول الله: «كلام من الناس في الأرض» ", "حب الوطن من ", "the of and in "])(
  "a text of 50,000 characters that repeats %o gets an answer",
  (part) => {
    const text = part.repeat(longestText / part.length);
    expect(hadithQuotes(library, text).length).toBeLessThan(5000);
  },
);
