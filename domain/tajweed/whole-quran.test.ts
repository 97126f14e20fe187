import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { type TajweedRule, tajweedRules } from "./rule.ts";
import { tajweedOf } from "./tajweed-of.ts";

type Verse = { surah: number; ayah: number; text: string };
/** A letter with its signs as the verse writes it, and the rules on it. */
type Found = { verse: string; from: number; sign: string; rules: TajweedRule[] };

const entry = pathToFileURL(createRequire(import.meta.url).resolve("quran-validator"));
const verses: Verse[] = JSON.parse(readFileSync(new URL("../data/quran-verses.json", entry), "utf8"));
const readings = verses.map(({ surah, ayah, text }) => ({
  verse: `${surah}:${ayah}`,
  text,
  points: Array.from(text),
  spans: tajweedOf(text),
}));

const madds = ["madd_2", "madd_246", "madd_muttasil", "madd_munfasil", "madd_6"] as const;
const ofStillNoon = ["idgham_ghunnah", "idgham_no_ghunnah", "ikhfa", "iqlab"] as const;

function isOneOf(rules: readonly TajweedRule[]): (rule: TajweedRule) => boolean {
  return (rule) => rules.includes(rule);
}

/**
 * Every letter of the Quran whose writing matches, with its rules; opening letters are written without signs.
 */
function lettersWritten(pattern: RegExp): Found[] {
  return readings.flatMap(({ verse, text, spans }) => {
    const byStart = Map.groupBy(spans, ({ from }) => from);
    // The text is in the basic plane, so offsets of a match are code points.
    return Array.from(text.matchAll(pattern), ({ 0: sign, index }) => {
      return { verse, from: index, sign, rules: (byStart.get(index) ?? []).map(({ rule }) => rule) };
    });
  });
}

function failures(found: readonly Found[], holds: (found: Found) => boolean): string[] {
  return found.filter((each) => !holds(each)).map(({ verse, sign }) => `${verse} ${sign}`);
}

const signs = "\\u064b-\\u0656\\u06dc\\u06df-\\u06e4\\u06e7-\\u06ed";

describe("the 6,236 verses", () => {
  test("every verse is read, every rule occurs, and six verses have none", () => {
    expect(readings).toHaveLength(6236);
    const found = new Set(readings.flatMap(({ spans }) => spans.map(({ rule }) => rule)));
    expect([...found].sort()).toEqual([...tajweedRules].sort());
    const without = readings.filter(({ spans }) => spans.length === 0).map(({ verse }) => verse);
    expect(without).toEqual(["51:9", "74:3", "74:19", "77:12", "80:18", "90:13"]);
  });

  test("spans lie inside one word, in order, and none stands twice", () => {
    for (const { verse, points, spans } of readings) {
      const keys = spans.map(({ from, rule }) => `${from} ${rule}`);
      expect(new Set(keys).size, verse).toBe(spans.length);
      const starts = spans.map(({ from }) => from);
      expect(starts, verse).toEqual(starts.toSorted((a, b) => a - b));
      for (const { from, to } of spans) {
        expect(to <= points.length && from < to && !points.slice(from, to).includes(" "), verse).toBe(true);
      }
    }
  });

  test("rules that exclude each other never share a letter", () => {
    for (const { verse, spans } of readings) {
      for (const rules of Map.groupBy(spans, ({ from }) => from).values()) {
        const names = rules.map(({ rule }) => rule);
        expect(names.filter(isOneOf(madds)).length, verse).toBeLessThan(2);
        expect(names.filter(isOneOf(ofStillNoon)).length, verse).toBeLessThan(2);
        // Only a doubled noon or meem with tanween has two: the nasal letter and the rule of its tanween.
        if (names.length > 1) expect(names.some(isOneOf(["ghunnah"])), verse).toBe(true);
      }
    }
  });

  test("noon and meem are held exactly where they are doubled", () => {
    const doubled = lettersWritten(/[نم]\u0651/gu);
    expect(failures(doubled, ({ rules }) => rules.includes("ghunnah"))).toEqual([]);
    expect(doubled).toHaveLength(
      readings.flatMap(({ spans }) => spans.filter(({ rule }) => rule === "ghunnah")).length,
    );
  });

  test("what the text's own signs say of noon agrees with the rule found by the letters", () => {
    const clear = lettersWritten(/ن\u0652/gu);
    expect(failures(clear, ({ rules }) => !rules.some(isOneOf(ofStillNoon)))).toEqual([]);
    const turned = lettersWritten(/ن\u06e2/gu);
    expect(failures(turned, ({ rules }) => rules.includes("iqlab"))).toEqual([]);
    const bare = lettersWritten(new RegExp(`ن(?![${signs}])`, "gu"));
    expect(bare.length).toBeGreaterThan(3000);
    expect(failures(bare, ({ rules }) => rules.some(isOneOf(ofStillNoon)))).toEqual([]);
  });

  test("so it does of meem, the end of three verses aside", () => {
    const clear = lettersWritten(/م\u0652/gu);
    expect(failures(clear, ({ rules }) => rules.length === 0)).toEqual([]);
    const bare = lettersWritten(new RegExp(`م(?![${signs}])`, "gu"));
    const unruled = bare.filter(({ rules }) => !rules.some(isOneOf(["idgham_shafawi", "ikhfa_shafawi"])));
    expect(unruled.map(({ verse }) => verse)).toEqual(["47:14", "47:38", "88:26"]);
  });

  test("a tanween written with the small meem turns into meem, or the verse stops on it", () => {
    const stopped = lettersWritten(/[\u0621-\u064a][\u0651\u0654]?[\u064b-\u064d][\u06e2\u06ed]/gu).filter(
      ({ rules }) => !rules.includes("iqlab"),
    );
    const last = new Map(readings.map(({ verse, points }) => [verse, points.length]));
    for (const { verse, from, sign } of stopped)
      expect((last.get(verse) ?? 0) - from - sign.length, verse).toBeLessThan(2);
  });

  test("the madd sign stands exactly where a hamza or a stillness lengthens, ends of verses aside", () => {
    const longer = isOneOf(["madd_muttasil", "madd_munfasil", "madd_6"]);
    const unsigned = readings.flatMap(({ verse, points, spans }) =>
      spans
        .filter(({ rule, from, to }) => longer(rule) && !points.slice(from, to).includes("\u0653"))
        .map(() => verse),
    );
    expect(unsigned).toEqual([]);
    const unruled = readings.flatMap(({ verse, points, spans }) => {
      const covered = new Set(
        spans.filter(({ rule }) => longer(rule)).flatMap(({ from, to }) => [from, to - 1, to - 2]),
      );
      return points.flatMap((point, at) =>
        point === "\u0653" && !covered.has(at) ? [{ verse, left: points.length - at }] : [],
      );
    });
    // Only where the next verse would begin with a hamza, but the reader stops instead.
    expect(unruled.filter(({ left }) => left > 3)).toEqual([]);
    expect(unruled).toHaveLength(58);
  });

  test("letters under a zero are silent, but for four verses that end on the upright one", () => {
    const zeroes = lettersWritten(/[\u0621-\u064a][\u06df\u06e0]/gu);
    const sounded = zeroes.filter(({ rules }) => !rules.includes("silent"));
    expect(sounded.map(({ verse }) => verse)).toEqual(["33:10", "33:66", "33:67", "76:15"]);
  });

  test("a letter without any sign is always explained", () => {
    const consonants = lettersWritten(new RegExp(`[بتثجحخدذرزسشصضطظعغفقكه](?![${signs}])`, "gu"));
    const unruled = consonants.filter(({ rules }) => rules.length === 0);
    // Identical letters merged into each other (`idhhab bi-`) have no rule of their own here.
    for (const { verse, from, sign } of unruled) {
      const points = readings.find((reading) => reading.verse === verse)?.points ?? [];
      const next = points.slice(from + 1).find((point) => point !== " ");
      expect(next, `${verse} ${sign}`).toBe(sign);
    }
    expect(unruled).toHaveLength(26);
  });

  test("every wasl alef is marked but the one that opens a verse", () => {
    const unmarked = lettersWritten(/\u0671/gu).filter(({ rules }) => !rules.includes("hamzat_wasl"));
    expect(unmarked.every(({ from, verse }) => from === 0 || opensVerse(verse, from))).toBe(true);
  });
});

/** True if only a division sign comes before it. */
function opensVerse(verse: string, from: number): boolean {
  const before = readings.find((reading) => reading.verse === verse)?.points.slice(0, from) ?? [];
  return before.every((point) => point === "۞" || point === " ");
}
