import { describe, expect, test } from "vitest";
import { loadHadith } from "#content/hadith/index.ts";
import { loadSayings } from "#content/sayings/index.ts";
import { languages } from "#domain/language.ts";
import { hadithLibrary, hadithQuotes, matchHadith, preparedHadith } from "./hadith-quotes.ts";
import { longestText } from "./longest-text.ts";

const sayings = await loadSayings("en", languages);
const { hadith } = await loadHadith("en");
const prepared = preparedHadith({
  sayings: sayings.map(({ texts }) => texts),
  hadith: hadith.map(({ arabic, text }) => (text ? [arabic, text] : [arabic])),
});
const library = hadithLibrary(prepared, {
  sayings: sayings.map(({ sources }) => sources),
  hadith: hadith.map(({ id, collection, hadithNumber, grades }) => [
    { id, collection, number: hadithNumber, grades },
  ]),
});
const quotesIn = (text: string) => hadithQuotes({ library }, text);
const found = async (text: string) =>
  (await quotesIn(text)).map(({ start, end, verdict }) => [text.slice(start, end), verdict]);
const marks = /[\u064b-\u0652\u0670]/g;
const [intentions] = hadith;

describe("sayings known to be not authentic", () => {
  test("are found in every wording, marked or not, with their sources", async () => {
    const missed: string[] = [];
    for (const { texts, sources } of sayings)
      for (const text of texts) {
        const [quoted] = await quotesIn(`The Prophet said: “${text}”.`);
        const [bare] = await quotesIn(`x ${text} x`);
        for (const quote of [quoted, bare])
          if (quote?.verdict !== "not-authentic" || quote.sources[0]?.link !== sources[0]?.link)
            missed.push(text);
      }
    expect(missed).toEqual([]);
  });

  test("are found with vowel signs, and with a word that differs", async () => {
    expect(await found("قال النبي: «حُبُّ الْوَطَنِ مِنَ الْإِيمَانِ»")).toEqual([
      ["حُبُّ الْوَطَنِ مِنَ الْإِيمَانِ", "not-authentic"],
    ]);
    expect(await found("The Prophet said: “Seek knowledge, even if it is in China!”")).toMatchObject([
      [expect.any(String), "not-authentic"],
    ]);
  });
});

describe("the hadith that are carried", () => {
  test("are found whole and in part, with their place and grade", async () => {
    const bare = (intentions?.arabic ?? "").replace(marks, "");
    const part = bare.split(" ").slice(0, 7).join(" ").replace(/[،.]$/, "");
    expect(await quotesIn(`قال رسول الله ﷺ: «${part}»`)).toMatchObject([
      { verdict: "found", score: 100, hadith: [{ id: intentions?.id, number: "1" }] },
    ]);
    for (const { arabic, id } of hadith)
      expect((await quotesIn(`قال رسول الله: «${arabic.replace(/[«»"“”]/g, "")}»`))[0]).toMatchObject({
        verdict: "found",
        hadith: [{ id }],
      });
  });

  test("are near where words differ, and say which", async () => {
    const words = (intentions?.arabic ?? "").replace(marks, "").split(" ").slice(0, 8);
    const [quote] = await quotesIn(`قال رسول الله: «${words.with(1, "الأقوال").join(" ")}»`);
    expect(quote).toMatchObject({ verdict: "near", hadith: [{ id: intentions?.id }] });
    expect(quote?.letters.some(({ kind }) => kind === "removed")).toBe(true);
  });

  test("are all that is said of: another hadith is not found here, and other quotes are none", async () => {
    expect(await found("قال رسول الله: «كلام لا يعرفه أحد في هذا الكتاب»")).toMatchObject([
      ["كلام لا يعرفه أحد في هذا الكتاب", "not-found"],
    ]);
    expect(await found("He wrote: “this is a sentence of our own making”.")).toEqual([]);
    expect(await found("")).toEqual([]);
  });
});

describe("hadith that are carried elsewhere", () => {
  const place = (number: string) => ({ collection: "another book", number, grades: [] });
  const [first = ""] = (intentions?.arabic ?? "").replace(marks, "").split(/[.،]/);

  test("are asked for one quote at a time, and the nearer text is given", async () => {
    const asked: string[] = [];
    const findOthers = async (words: readonly string[]) => {
      asked.push(words.join(" "));
      return words.includes("lamp") ? [{ place: place("7"), text: "a lamp of letters is lit" }] : [];
    };
    const text =
      "The Prophet said: “a lamp of letters is lit”. The Prophet said: “Seek knowledge even in China”.";
    expect(await hadithQuotes({ library, findOthers }, text)).toMatchObject([
      { verdict: "found", hadith: [place("7")] },
      { verdict: "not-authentic", hadith: [] },
    ]);
    expect(asked).toEqual(["a lamp of letters is lit"]);
  });

  test("stand beside those of the library where both have the words", async () => {
    const findOthers = async () => [{ place: place("9"), text: intentions?.arabic ?? "" }];
    const [quote] = await hadithQuotes({ library, findOthers }, `قال رسول الله: «${first}»`);
    expect(quote).toMatchObject({ verdict: "found", hadith: [{ id: intentions?.id }, place("9")] });
    const alone = await matchHadith({ library, findOthers }, first);
    expect(alone).toMatchObject({ verdict: "found", start: 0 });
    expect(await matchHadith({ library, findOthers }, "كلمة واحدة")).toBeUndefined();
  });
});

test.each(["«قال النبي: ", "قال رسول الله: «كلام من الناس في الأرض» ", "حب الوطن من ", "the of and in "])(
  "a text of 50,000 characters that repeats %o gets an answer",
  async (part) => {
    const text = part.repeat(longestText / part.length);
    expect((await quotesIn(text)).length).toBeLessThan(5000);
  },
);
