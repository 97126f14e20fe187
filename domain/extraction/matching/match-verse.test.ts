import { describe, expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { verseAt, verseNumber } from "#domain/verse-reference.ts";
import { alterations, seededNumbers } from "./alterations.testing.ts";
import { readLetters } from "./letters.ts";
import { matchVerse } from "./match-verse.ts";
import { verifiedQuran } from "./verified-quran.ts";

const quran = verifiedQuran(published);

const referenceOf = (at: number) => verseAt(at + 1) ?? { surah: 0, ayah: 0 };

const withoutMarks = (text: string) =>
  text.replace(/[\u064b-\u0655\u0670\u06d6-\u06ed\u0640]/g, "").replace(/\s+/g, " ");

const kindsOf = (texts: readonly string[], isNamed: boolean) => [
  ...new Set(
    texts.map((text, at) => {
      const named = isNamed ? { reference: referenceOf(at) } : {};
      return matchVerse({ text, isQuotation: false, ...named }, quran).kind;
    }),
  ),
];

const rasm = (text: string) =>
  withoutMarks(text)
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي");

const lettersOf = (text: string) =>
  readLetters(text)
    .map(({ base, vowels }) => `${base}${vowels}`)
    .join();

describe("every verse as it is published", () => {
  test("is exact, with its reference and without", () => {
    expect(kindsOf(published.uthmani, true)).toEqual(["exact"]);
    expect(kindsOf(published.uthmani, false)).toEqual(["exact"]);
  });

  test("matches its plain spelling, and both spellings without vowels", () => {
    const allowed = new Set(["exact", "variant"]);
    for (const texts of [
      published.plain,
      published.uthmani.map(withoutMarks),
      published.plain.map(withoutMarks),
    ])
      expect(kindsOf(texts, true).filter((kind) => !allowed.has(kind))).toEqual([]);
  });
});

describe.each(Object.entries(alterations))("where %s", (_, alter) => {
  test.each(["uthmani", "plain"] as const)("no altered verse in %s passes as Quran", (script) => {
    const next = seededNumbers(7);
    let altered = 0;
    const passed: string[] = [];
    const other = script === "plain" ? published.uthmani : published.plain;
    published[script].forEach((text, at) => {
      if (script === "plain" && at % 4 > 0) return;
      const changed = alter(text, next);
      // Repeated words, and texts with nothing to change, give the same letters again; two lams of the
      // word for night are one in the Uthmani script.
      if (lettersOf(changed) === lettersOf(text) || rasm(changed) === rasm(other[at] ?? "")) return;
      altered += 1;
      const { kind } = matchVerse({ text: changed, isQuotation: false, reference: referenceOf(at) }, quran);
      if (kind === "exact" || kind === "variant") passed.push(`${text} | ${changed}`);
    });
    expect(altered).toBeGreaterThan(script === "plain" ? 750 : 3000);
    expect(passed).toEqual([]);
  });
});

describe("the verdict on a text", () => {
  const text = (surah: number, ayah: number) =>
    published.uthmani[(verseNumber({ surah, ayah }) ?? 0) - 1] ?? "";

  test("the words of another verse than the given one are a wrong reference", () => {
    const given = { surah: 112, ayah: 2 };
    expect(matchVerse({ text: text(112, 1), isQuotation: false, reference: given }, quran)).toEqual({
      kind: "wrong-reference",
      given,
      reference: { surah: 112, ayah: 1 },
    });
  });

  test("a quoted part is exact with or without a reference, but not at a verse mark", () => {
    const part = text(2, 255).split(" ").slice(0, 6).join(" ");
    const reference = { surah: 2, ayah: 255 };
    const asPart = { kind: "exact", reference, isPart: true };
    expect(matchVerse({ text: part, isQuotation: true, reference }, quran)).toEqual(asPart);
    expect(matchVerse({ text: part, isQuotation: false, reference }, quran).kind).toBe("altered");
    const unnamed = matchVerse(
      { text: text(2, 255).split(" ").slice(8, 20).join(" "), isQuotation: true },
      quran,
    );
    expect(unnamed).toEqual(asPart);
  });

  test("a difference has its offsets in the text", () => {
    const words = text(112, 1).split(" ");
    const seen = [...words.slice(0, 3), "وَاحِدٌ"].join(" ");
    const match = matchVerse({ text: seen, isQuotation: false, reference: { surah: 112, ayah: 1 } }, quran);
    expect(match).toEqual({
      kind: "altered",
      reference: { surah: 112, ayah: 1 },
      differences: [{ seen: "وَاحِدٌ", verified: words[3], from: seen.indexOf("وَاحِدٌ"), to: seen.length }],
    });
    expect(
      matchVerse(
        { text: words.slice(1).join(" "), isQuotation: false, reference: { surah: 112, ayah: 1 } },
        quran,
      ),
    ).toMatchObject({
      differences: [{ seen: "", verified: words[0], from: 0, to: 0 }],
    });
  });

  test("an altered quotation without a reference is matched to its verse", () => {
    const words = text(2, 255).split(" ");
    const seen = words.with(2, "رَبَّ").join(" ");
    expect(matchVerse({ text: seen, isQuotation: true }, quran)).toMatchObject({
      kind: "altered",
      reference: { surah: 2, ayah: 255 },
    });
  });

  test.each(["", "123", "welcome to our site", "العلم نور والجهل ظلام يا طالب العلم"])(
    "%o is not Quran",
    (seen) => {
      expect(matchVerse({ text: seen, isQuotation: true }, quran).kind).toBe("not-quran");
    },
  );
});
