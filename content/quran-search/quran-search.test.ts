import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";
import { realisticQueries } from "#domain/search/realistic-queries.ts";
import { ayahCount, verseKey, verseNumber } from "#domain/verse-reference.ts";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { allVerses } from "./building/read-quran.ts";
import built from "./built/addresses.json" with { type: "json" };
import { type Match, type OpenSearch, openSearch, searchDownloadBytes, searchIndexAddress } from "./index.ts";

const publicRoot = new URL("../../.built/public/", import.meta.url);
const readBytes = (address: string) => readFile(new URL(`.${address}`, publicRoot));
const readText = async (address: string): Promise<unknown> =>
  JSON.parse((await readBytes(address)).toString());

const opened = new Map<Language, OpenSearch>();
const texts = new Map<Language | "imlaei", readonly string[]>();

beforeAll(async () => {
  let arabic: OpenSearch | undefined;
  for (const language of ["ar", ...languages.filter((code) => code !== "ar")] as const) {
    const search = await openSearch(language, readBytes, readText, arabic);
    arabic ??= search;
    await search.learnt;
    opened.set(language, search);
    texts.set(language, await allVerses(language === "ar" ? "arabic" : language));
  }
  texts.set("imlaei", await allVerses("imlaei"));
}, 60_000);

function find(language: Language, query: string, page: Parameters<OpenSearch["search"]["find"]>[1] = {}) {
  const answer = opened.get(language)?.search.find(query, page);
  if (!answer) throw new Error(`no search in ${language}`);
  return answer;
}
const everyMatch = (language: Language, query: string) => find(language, query, { limit: ayahCount });
const keys = (matches: readonly Match[]) => new Set(matches.map(verseKey));

/** Folds letters independently of the search: canonical decomposition without marks. */
const bare = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\u0640\u0621]/gu, "")
    .replace(/\u0671/g, "ا")
    .replace(/\u0649/g, "ي")
    .replace(/ة/g, "ه")
    .toLowerCase();

/** Verses whose text matches the pattern, found by scanning all of them. */
function scan(text: Language | "imlaei", pattern: RegExp): Set<string> {
  const found = new Set<string>();
  texts.get(text)?.forEach((verse, at) => {
    if (pattern.test(bare(verse))) found.add(String(at + 1));
  });
  return found;
}
const wordInArabic = (words: string) =>
  new RegExp(`(?<![\\u0600-\\u06ff])[وف]?${bare(words)}(?![\\u0600-\\u06ff])`, "u");
const wordInLatin = (word: string) => new RegExp(`(?<!\\p{L})${bare(word)}(?!\\p{L})`, "u");
const numbersOf = (matches: readonly Match[]) => matches.map((match) => String(verseNumber(match)));

const goldenCases: readonly (readonly [Language, Language | "imlaei", string, RegExp])[] = [
  ...[
    "الكتاب",
    "الصلاة",
    "السماوات",
    "إبراهيم",
    "القرآن",
    "مالك يوم الدين",
    "الرحمن الرحيم",
    "رب العالمين",
    "يا ايها الذين امنوا",
  ].map((query) => ["ar", "imlaei", query, wordInArabic(query)] as const),
  ["en", "en", "throne", wordInLatin("throne")],
  ["en", "en", "patience", wordInLatin("patience")],
  ["tr", "tr", "sabır", /(?<!\p{L})sab[ıi]r(?!\p{L})/u],
  ["fr", "fr", "patience", wordInLatin("patience")],
  ["id", "id", "kesabaran", wordInLatin("kesabaran")],
  ["ur", "ur", "صبر", wordInArabic("صبر")],
];

describe("what people look for", () => {
  test.each(goldenCases)(
    "in %s, the %s text: every verse with %s is found, and first",
    (language, text, query, pattern) => {
      const expected = scan(text, pattern);
      expect(expected.size).toBeGreaterThan(0);
      const { matches } = everyMatch(language, query);
      const found = new Set(numbersOf(matches));
      expect([...expected].filter((verse) => !found.has(verse))).toEqual([]);
      const relevant = new Set([...expected, ...(language === "ur" ? scan("imlaei", /صبر/u) : [])]);
      const first = numbersOf(matches).slice(0, Math.min(10, expected.size));
      expect(first.filter((verse) => !relevant.has(verse))).toEqual([]);
    },
  );

  test("99 of 100 words as they are spelt today find every verse they stand in", () => {
    const versesOf = new Map<string, Set<string>>();
    texts.get("imlaei")?.forEach((verse, at) => {
      for (const word of verse.replace(/[ۖۗۘۙۚۛۜ۞۩]/gu, " ").split(/\s+/)) {
        const plain = word
          .normalize("NFD")
          .replace(/[\u064b-\u0652\u0670\u0640]/g, "")
          .normalize("NFC");
        if (/\p{L}/u.test(plain)) versesOf.set(plain, (versesOf.get(plain) ?? new Set()).add(String(at + 1)));
      }
    });
    const sample = [...versesOf].filter((_, at) => at % 12 === 0);
    let wanted = 0;
    let found = 0;
    for (const [word, verses] of sample) {
      const answers = new Set(numbersOf(everyMatch("ar", word).matches));
      wanted += verses.size;
      found += [...verses].filter((verse) => answers.has(verse)).length;
    }
    expect(sample.length).toBeGreaterThan(1000);
    expect(found / wanted).toBeGreaterThanOrEqual(0.99);
  });

  test.each([
    ["en", "patience", /(?<!\p{L})patien/u],
    ["fr", "patience", /(?<!\p{L})patien/u],
    ["tr", "sabır", /(?<!\p{L})sab(?:[ıi]r|r)/u],
    ["id", "kesabaran", /sabar/u],
  ] as const)("in %s, %s finds nine in ten of its other forms", (language, query, pattern) => {
    const wanted = scan(language, pattern);
    const found = new Set(numbersOf(everyMatch(language, query).matches));
    expect([...wanted].filter((verse) => found.has(verse)).length / wanted.size).toBeGreaterThanOrEqual(0.9);
  });

  test("none of two hundred realistic queries stays unanswered", () => {
    const all = languages.flatMap((language) =>
      realisticQueries[language].map((query) => [language, query] as const),
    );
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(([language, query]) => find(language, query).total === 0)).toEqual([]);
  });

  test("vowels, hamza, prefixes and keyboards make no difference", () => {
    const plain = keys(everyMatch("ar", "الصلاة").matches);
    for (const spelling of ["ٱلصَّلَوٰةَ", "الصلوة", "الصلاه", "الصلوٰة", "الصَّلَاة"])
      expect([spelling, keys(everyMatch("ar", spelling).matches)]).toEqual([spelling, plain]);
    expect(keys(everyMatch("ar", "موسى").matches)).toEqual(keys(everyMatch("ar", "موسی").matches));
    expect(keys(everyMatch("tr", "SABIR").matches)).toEqual(keys(everyMatch("tr", "sabır").matches));
    expect(keys(everyMatch("tr", "sabir").matches)).toEqual(keys(everyMatch("tr", "sabır").matches));
    expect(find("ar", "ياايها الذين امنوا").total).toBe(find("ar", "يا ايها الذين امنوا").total);
    expect(keys(everyMatch("ar", "كتاب").matches)).toContain("2:2");
  });

  test("phrases come before all words, those before stems", () => {
    const kinds = everyMatch("ar", "رب العالمين").matches.map(({ why }) => why.kind);
    expect(kinds[0]).toBe("phrase");
    expect([...new Set(kinds)]).toEqual(
      ["phrase", "words", "stem"].filter((kind) => kinds.some((k) => k === kind)),
    );
    expect(find("en", "forgivness").matches[0]?.why.kind).toBe("near");
  });
});

describe("what is marked", () => {
  const marked = (language: Language, match: Match | undefined) => {
    if (!match) return [];
    const text =
      texts.get(match.why.field === "text" ? "ar" : language)?.[(verseNumber(match) ?? 1) - 1] ?? "";
    return match.marks.map(([from, to]) => [...text].slice(from, to).join(""));
  };
  const matchAt = (language: Language, query: string, key: string) =>
    everyMatch(language, query).matches.find((match) => verseKey(match) === key);

  test("the very letters of the Uthmani text, without the particles in front", () => {
    const [first = ""] = marked("ar", find("ar", "مالك يوم الدين").matches[0]);
    expect(bare(first)).toBe("ملك");
    expect(marked("ar", matchAt("ar", "الكتاب", "2:2")).map(bare)).toEqual(["الكتب"]);
    expect(marked("ar", matchAt("ar", "صلاة", "2:45")).map(bare)).toEqual(["صلوه"]);
    expect(marked("ar", matchAt("ar", "امنوا", "2:9")).every((word) => word.startsWith("ء"))).toBe(true);
  });

  test("words of a translation as it writes them", () => {
    expect(marked("en", find("en", "throne").matches[0])).toEqual(["Throne"]);
    expect(marked("tr", matchAt("tr", "sabir", "2:45"))).toEqual(["Sabır"]);
  });

  test("every mark lies inside its text", () => {
    for (const language of languages)
      for (const query of realisticQueries[language])
        for (const match of find(language, query).matches) {
          const text =
            texts.get(match.why.field === "text" ? "ar" : language)?.[(verseNumber(match) ?? 1) - 1] ?? "";
          let end = 0;
          for (const [from, to] of match.marks) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            end = to;
          }
          expect(end).toBeLessThanOrEqual([...text].length);
        }
  });
});

describe("answers", () => {
  test("paging reaches every match once, in one order", () => {
    const whole = everyMatch("en", "lord").matches.map(verseKey);
    const paged: string[] = [];
    for (let offset = 0; offset < whole.length; offset += 7)
      paged.push(...find("en", "lord", { offset, limit: 7 }).matches.map(verseKey));
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(find("en", "lord").total);
    expect(find("en", "lord", { offset: 100_000 }).matches).toEqual([]);
  });

  test("a place that is named comes as itself", () => {
    for (const [language, query] of [
      ["ar", "البقرة ٢٥٥"],
      ["tr", "Bakara 255"],
      ["en", "2 255"],
    ] as const) {
      const { place, matches, total } = find(language, query);
      expect(place).toEqual({ surah: 2, from: 255 });
      expect(matches).toEqual([
        { surah: 2, ayah: 255, why: { field: "text", kind: "reference" }, marks: [] },
      ]);
      expect(total).toBe(1);
    }
    expect(find("en", "2:255-257").matches.map(verseKey)).toEqual(["2:255", "2:256", "2:257"]);
    expect(find("en", "yaseen").matches[0]).toMatchObject({ surah: 36, ayah: 1, why: { kind: "surah" } });
  });

  test("filters let through what they say", () => {
    const all = everyMatch("ar", "الصلاة").matches;
    const inSurah = everyMatch("ar", "الصلاة").matches.filter(({ surah }) => surah === 2);
    expect(find("ar", "الصلاة", { filter: { surah: 2 }, limit: 100 }).matches).toEqual(inSurah);
    const meccan = find("ar", "الصلاة", { filter: { revelation: "meccan" } }).total;
    const medinan = find("ar", "الصلاة", { filter: { revelation: "medinan" } }).total;
    expect(meccan + medinan).toBe(all.length);
    let byJuz = 0;
    for (let juz = 1; juz <= 30; juz++) byJuz += find("ar", "الصلاة", { filter: { juz } }).total;
    expect(byJuz).toBe(all.length);
    expect(find("ar", "الصلاة", { filter: { surah: 115 } }).total).toBe(0);
  });

  test("nonsense gets an empty answer quickly", () => {
    const nonsense = [
      "",
      "   ",
      "\u064e\u0650\u0651",
      "🙂🙂🙂",
      ".*+?^$|()[]{}\\",
      "\u0000",
      "'''",
      "؟!،",
      "\ud800",
    ];
    for (const query of nonsense)
      expect([query, find("en", query)]).toEqual([query, { total: 0, matches: [] }]);
    for (const part of ["a", "الله ", "و", "2:"]) {
      const timeOf = (length: number) => {
        const long = part.repeat(length / part.length);
        return cpuTimeOf(() => expect(find("en", long).matches.length).toBeLessThanOrEqual(20));
      };
      // Eight times for linear growth, sixty-four for growth by the square; too short times are noise.
      expect(timeOf(80_000), part).toBeLessThan(30 * Math.max(timeOf(10_000), 1));
    }
  });

  test("whatever is typed, there is an answer", () => {
    const letters = fc.constantFrom(..."abcıişçéالصلوةىءٰ َّ:0129٢٥-'’\u200f🙂(*".split(""));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ unit: letters, maxLength: 60 })),
        fc.constantFrom(...languages),
        (query, language) => {
          const { total, matches } = find(language, query);
          expect(matches.length).toBe(Math.min(20, total));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("the published indexes", () => {
  test("are small: 110 KiB for Arabic and English, 150 for each other, under 718 together", () => {
    const sizes = Object.entries(built.indexes).map(
      ([language, { bytes }]) => [language, bytes / 1024] as const,
    );
    for (const [language, size] of sizes)
      expect(size).toBeLessThan(language === "ar" || language === "en" ? 110 : 150);
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(718);
    expect(searchDownloadBytes("ar")).toBe(built.indexes.ar.bytes);
    expect(searchDownloadBytes("tr")).toBe(built.indexes.ar.bytes + built.indexes.tr.bytes);
  });

  test("have an address that follows their content", () => {
    for (const language of languages)
      expect(searchIndexAddress(language)).toMatch(new RegExp(`^/search/${language}-[0-9a-f]{8}\\.bin$`));
  });
});
