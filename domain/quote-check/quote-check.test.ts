import { describe, expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { otherSentences } from "#tests/support/other-sentences.ts";
import { alterations, seededNumbers } from "./alterations.testing.ts";
import { checkText, matchQuote } from "./check-text.ts";
import { readLetters } from "./letters.ts";
import { quranText } from "./quran-text.ts";
import { recognisedRuns } from "./recognised-runs.ts";
import { spellingVariants } from "./spelling-variants.testing.ts";

// `npm run bench -- quote-check` holds every verse against every spelling, and 20,000 alterations.
const quran = quranText(published);

const verse = (surah: number, ayah: number, script: "uthmani" | "plain" = "plain") =>
  published[script][quran.verseNumber({ surah, ayah }) ?? 0] ?? "";
const verdictOf = (quote: string) => matchQuote(quran, quote).verdict;
const lettersOf = (text: string) =>
  readLetters(text)
    .letters.map(({ base, marks }) => `${base}${marks}`)
    .join();

describe("the whole Quran", () => {
  const names = Object.keys(spellingVariants);

  test("every verse is right in every accepted spelling", () => {
    const refused: string[] = [];
    published.uthmani.forEach((uthmani, at) => {
      // Each verse in four of the spellings, so that each spelling is tried on more than a thousand verses.
      for (let turn = 0; turn < 4; turn++) {
        const name = names[(at + turn * 6) % names.length] ?? "";
        const spelt = spellingVariants[name]?.(uthmani, published.plain[at] ?? "") ?? "";
        const { verdict, references } = matchQuote(quran, spelt);
        const isFound = references.some((one) => verseKey(one) === verseKey(quran.verse(at)));
        if (!isFound || (verdict !== "exact" && verdict !== "respelt")) refused.push(`${name}: ${spelt}`);
      }
    });
    expect(refused).toEqual([]);
  });

  test.each(Object.entries(alterations))("where %s it is never called right", (_, alter) => {
    const next = seededNumbers(5);
    const passed: string[] = [];
    let count = 0;
    let mended = 0;
    published.plain.forEach((plain, at) => {
      if (at % 17 !== 3) return;
      const text = at % 2 ? plain : (published.uthmani[at] ?? "");
      const changed = alter(text, next);
      if (lettersOf(changed) === lettersOf(text)) return;
      count += 1;
      const { verdict, references, isLetterForLetter } = matchQuote(quran, changed);
      if (references.some((one) => verseKey(one) === verseKey(quran.verse(at)))) mended += 1;
      // Two lams of the word for night are one in the mushaf, and a verse may be like another but for a letter.
      const isOther = !references.some((one) => verseKey(one) === verseKey(quran.verse(at)));
      const isNight = /[اٱ]ل[\u064e\u0651]+ي/.test(changed);
      if ((verdict === "exact" || verdict === "respelt") && !isOther && !isNight) passed.push(changed);
      expect(isLetterForLetter && verdict === "altered").toBe(false);
    });
    expect(passed).toEqual([]);
    expect(count).toBeGreaterThan(250);
    expect(mended / count).toBeGreaterThan(0.85);
  });

  test("sentences of our own are no Quran, even where they are introduced as such", async () => {
    const sentences = await otherSentences(1000);
    const found: string[] = [];
    let altered = 0;
    let count = 0;
    for (const sentence of sentences) {
      if (recognisedRuns(quran, { text: sentence, ...readLetters(sentence) }).length > 0) continue;
      count += 1;
      if (checkText(quran, sentence).length > 0) found.push(sentence);
      for (const { verdict } of checkText(quran, `قال الله تعالى: «${sentence}»`)) {
        if (verdict === "altered") altered += 1;
        else if (verdict !== "not-found") found.push(sentence);
      }
    }
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(900);
    expect(altered / count).toBeLessThan(0.005);
  });
});

describe("one quote", () => {
  test("spellings of one word are respelt", () => {
    expect(verdictOf(verse(112, 2).replace("اللَّه", "اللّٰه"))).toBe("respelt");
    expect(verdictOf(verse(112, 1).replace("اللَّه", "ﷲ"))).toBe("respelt");
    expect(verdictOf(verse(2, 20).replace("شَيْءٍ", "شئ"))).toBe("respelt");
    expect(verdictOf(verse(17, 36).replace("مَسْئُول", "مَسْؤُول"))).toBe("respelt");
    expect(verdictOf(verse(1, 7).replace("وَلَا", "وَلاَ"))).toBe("respelt");
  });

  test("a missing mark is respelt, and another mark is altered with what should stand there", () => {
    const words = verse(1, 2).split(" ");
    const [, , rabb = ""] = words;
    expect(verdictOf(words.with(2, rabb.replace(/[\u064e-\u0652]/g, "")).join(" "))).toBe("respelt");
    const other = rabb.replace("\u0650", "\u064e");
    const quote = words.with(2, other).join(" ");
    const { verdict, references, corrected, changes } = matchQuote(quran, quote);
    expect([verdict, references, corrected]).toEqual([
      "altered",
      [{ surah: 1, ayah: 2 }],
      verse(1, 2, "uthmani"),
    ]);
    const start = quote.indexOf(other);
    expect(changes).toEqual([
      {
        start,
        end: start + other.length,
        written: other,
        verified: rabb,
        letters: [
          { kind: "same", text: other.slice(0, 2) },
          { kind: "removed", text: other.slice(2) },
          { kind: "added", text: rabb.slice(2) },
        ],
      },
    ]);
  });

  test("a verse that stands in several places names them all", () => {
    expect(matchQuote(quran, verse(26, 9)).references.map(verseKey)).toEqual(
      [9, 68, 104, 122, 140, 159, 175, 191].map((ayah) => `26:${ayah}`),
    );
  });

  test("a part of a verse is partial, several verses are one quote, and those of an ellipsis are partial", () => {
    const words = verse(2, 255).split(" ");
    expect(matchQuote(quran, words.slice(8, 20).join(" "))).toMatchObject({
      verdict: "partial",
      references: [{ surah: 2, ayah: 255 }],
    });
    const three = [1, 2, 3].map((ayah) => verse(112, ayah));
    expect(matchQuote(quran, three.join(" (١) ")).references.map(verseKey)).toEqual([
      "112:1",
      "112:2",
      "112:3",
    ]);
    expect(verdictOf(three.join(" * "))).toBe("respelt");
    expect(verdictOf(`${verse(1, 1)} ${three.join(" ")}`)).toBe("respelt");
    expect(matchQuote(quran, `${words.slice(0, 5).join(" ")} … ${words.slice(-3).join(" ")}`)).toMatchObject({
      verdict: "partial",
      references: [{ surah: 2, ayah: 255 }],
    });
    expect(verdictOf(`${three[0]} ${verse(113, 2)}`)).toBe("altered");
  });

  test("a reference in brackets is held against the verse", () => {
    expect(matchQuote(quran, `${verse(3, 18)} [آل عمران: ١٩]`)).toMatchObject({
      verdict: "wrong-reference",
      references: [{ surah: 3, ayah: 18 }],
      claimed: { surah: 3, ayah: 19, last: 19 },
    });
    expect(verdictOf(`${verse(112, 2)} (Al-Ikhlas 112:2)`)).toBe("respelt");
  });

  test("words around a verse make it another text", () => {
    expect(verdictOf(`قال تعالى ${verse(112, 2)} ${verse(112, 3)}`)).toBe("altered");
    expect(verdictOf(`${verse(112, 2)} Samad`)).not.toMatch(/exact|respelt|partial/);
    for (const quote of ["", " ", "123", "\u064e\u0650", "hello", "العلم نور والجهل ظلام"])
      expect(verdictOf(quote)).toBe("not-found");
  });
});
