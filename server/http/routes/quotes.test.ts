import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readWholeText } from "#content/quran/index.ts";
import { publishedVerses } from "#content/quran/published-verses.testing.ts";
import { loadHadithLibrary } from "#content/sayings/index.ts";
import { apiErrorSchema } from "#contract/api-error.ts";
import { quoteCheckAnswer, quoteMatchAnswer } from "#contract/quotes.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { quranTexts } from "#server/services/quran-texts.ts";
import { translationIndexes } from "#server/services/translation-indexes.ts";
import { quotesRoutes } from "./quotes.ts";

let server: FastifyInstance;
const published = fileURLToPath(new URL("../../../.built/public", import.meta.url));

// A made-up sentence, no hadith: only the words matter here.
const lanterns = {
  text: "Somebody told us: carry your lanterns high when the road is dark and long.",
  place: {
    collection: "A book of the operator",
    number: "12",
    grades: [{ grade: "Hasan", name: "Hasan", grader: "Somebody" }],
  },
};

beforeAll(async () => {
  server = Fastify();
  server.setErrorHandler(handleError);
  await server.register(quotesRoutes, {
    loadQuran: quranTexts(publishedTexts(published)),
    loadHadith: loadHadithLibrary,
    findImported: async (words) => (words.includes("lanterns") ? [lanterns] : []),
    loadTranslation: translationIndexes(publishedTexts(published)),
  });
});
afterAll(() => server.close());

const post = (call: "check" | "match", payload: object) =>
  server.inject({ method: "POST", url: `/api/quotes/${call}`, payload });

const verse = (surah: number, ayah: number) =>
  publishedVerses.uthmani[(verseNumber({ surah, ayah }) ?? 0) - 1] ?? "";

describe("POST /api/quotes/check", () => {
  test("gives each quote with its place in the text", async () => {
    const text = `Allah says: «${verse(3, 19)}» (Quran 3:18)\nقال تعالى: ﴿${verse(112, 2)} أبدا﴾`;
    const answer = await post("check", { text });
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { quotes } = quoteCheckAnswer.parse(answer.json());
    expect(quotes.map(({ start, end }) => text.slice(start, end))).toEqual([
      verse(3, 19),
      `${verse(112, 2)} أبدا`,
    ]);
    expect(quotes[0]).toMatchObject({
      kind: "quran",
      verdict: "wrong-reference",
      references: ["3:19"],
      claimed: "3:18",
      corrected: verse(3, 19),
      changes: [],
    });
    expect(quotes[1]).toMatchObject({ verdict: "altered", references: ["112:2"], claimed: null });
    expect(quotes[1]?.changes).toMatchObject([{ written: "أبدا", verified: "" }]);
  });

  test("holds hadith against the bundled ones and the sayings known to be not authentic", async () => {
    const text = `The Prophet said: “Seek knowledge even in China”.\nقال النبي: «إنما الأعمال بالنيات»\nقال النبي: «كلام لم يروه أحد من الناس قط»`;
    const { quotes } = quoteCheckAnswer.parse((await post("check", { text })).json());
    expect(quotes.map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual([
      "hadith not-authentic",
      "hadith found",
      "hadith not-found",
    ]);
    expect(quotes[0]?.sources?.[0]).toMatchObject({ number: "416", judgement: "false" });
    expect(quotes[1]?.hadith?.[0]).toMatchObject({ collection: "Sahih Al-Bukhari", number: "1" });
    expect(quotes[1]?.references).toContain("Sahih Muslim 1907");
  });

  test("names collections, grades, works and judgements in the language that is asked for", async () => {
    const text = "The Prophet said: “Seek knowledge even in China”.\nقال النبي: «إنما الأعمال بالنيات»";
    const named = async (language?: string) => {
      const answer = await post("check", { text, language });
      const [saying, hadith] = quoteCheckAnswer.parse(answer.json()).quotes;
      const [place] = hadith?.hadith ?? [];
      return [
        saying?.sources?.[0]?.judgement,
        place?.collection,
        place?.grades[0]?.grade,
        place?.grades[0]?.name,
      ];
    };
    const english = ["false", "Sahih Al-Bukhari", "Sahih", "Sahih"];
    expect(await named()).toEqual(english);
    expect(await named("en")).toEqual(english);
    for (const language of ["ar", "fr", "ur", "id", "tr"]) {
      const [judgement, collection, grade] = await named(language);
      expect(judgement, language).not.toBe("false");
      expect(collection, language).not.toBe("Sahih Al-Bukhari");
      expect(grade).toBe("Sahih");
    }
  });

  test("holds hadith against the collections that the operator imported", async () => {
    const exact = "carry your lanterns high when the road is dark";
    const other = "carry your lanterns low when the road is dark";
    const text = `The Prophet said: “${exact}”. The Prophet said: “${other}”.`;
    const { quotes } = quoteCheckAnswer.parse((await post("check", { text })).json());
    const hadith = { collection: "A book of the operator", number: "12" };
    expect(quotes).toMatchObject([
      { verdict: "found", references: ["A book of the operator 12"], corrected: exact },
      { verdict: "near", hadith: [{ ...hadith, grades: [{ grade: "Hasan", grader: "Somebody" }] }] },
    ]);
    expect(quotes[1]?.changes[0]).toMatchObject({ written: other, verified: exact });
    const whole = await post("check", { text: other, as: "hadith" });
    expect(quoteCheckAnswer.parse(whole.json()).quotes).toMatchObject([
      { start: 0, end: other.length, verdict: "near", hadith: [hadith] },
    ]);
    for (const short of ["lanterns", "\u064e"])
      expect((await post("check", { text: short, as: "hadith" })).json()).toEqual({ quotes: [] });
  });

  test("holds a rendering that names a verse against the translation", async () => {
    const english = await readWholeText(publishedTexts(published), "en");
    const rendering = english[(verseNumber({ surah: 49, ayah: 13 }) ?? 1) - 1] ?? "";
    const text = `“${rendering}” (Quran 49:13)\n\n“${rendering}” (Quran 2:256)`;
    const { quotes } = quoteCheckAnswer.parse((await post("check", { text })).json());
    expect(quotes.map(({ kind, verdict, references }) => [kind, verdict, references.join()])).toEqual([
      ["translation", "same-verse", "49:13"],
      ["translation", "another-verse", "49:13"],
    ]);
  });

  test("gives no quotes for a text without any", async () => {
    for (const text of ["hello", "\u064e", "\ud800", "\u202e", "((((", "السلام عليكم"])
      expect((await post("check", { text })).json()).toEqual({ quotes: [] });
  });
});

describe("POST /api/quotes/match", () => {
  test("judges the whole string as one quote", async () => {
    const matched = async (quote: string) => quoteMatchAnswer.parse((await post("match", { quote })).json());
    expect(await matched(verse(26, 9))).toMatchObject({
      verdict: "exact",
      references: [9, 68, 104, 122, 140, 159, 175, 191].map((ayah) => `26:${ayah}`),
      claimed: null,
      corrected: verse(26, 9),
    });
    expect((await matched(`قال تعالى ${verse(112, 1)}`)).verdict).toBe("altered");
    const wrong = verse(112, 1).replace("أَحَدٌ", "وَاحِدٌ");
    expect(await matched(`${wrong} [الإخلاص: 1]`)).toMatchObject({
      verdict: "altered",
      references: ["112:1"],
      claimed: "112:1",
      corrected: verse(112, 1),
      changes: [{ start: wrong.indexOf("وَاحِدٌ"), end: wrong.length, written: "وَاحِدٌ", verified: "أَحَدٌ" }],
    });
    for (const quote of [`${verse(112, 1)} (112:2-3)`, `(112:2-3) ${verse(112, 1)}`])
      expect(await matched(quote)).toMatchObject({
        verdict: "wrong-reference",
        references: ["112:1"],
        claimed: "112:2-3",
        corrected: verse(112, 1),
        changes: [],
      });
    expect(await matched("كلام آخر")).toEqual({
      kind: "quran",
      verdict: "not-found",
      references: [],
      claimed: null,
      corrected: null,
      changes: [],
    });
  });
});

test.each([
  ["check", {}, "missing", "text"],
  ["check", { text: "" }, "missing", "text"],
  ["check", { text: 5 }, "unreadable", "text"],
  ["check", { text: "ا".repeat(50_001) }, "too-long", "text"],
  ["check", { text: "a", as: "song" }, "unknown-value", "as"],
  ["check", { text: "a", language: "xx" }, "unknown-value", "language"],
  ["match", { quote: "" }, "missing", "quote"],
  ["match", { quote: ["a"] }, "unreadable", "quote"],
  ["match", { quote: "ا".repeat(50_001) }, "too-long", "quote"],
] as const)("%s rejects bad input: %#", async (call, payload, code, field) => {
  const answer = await post(call, payload);
  expect(answer.statusCode).toBe(400);
  expect(apiErrorSchema.parse(answer.json()).error).toMatchObject({ code, field });
});

test("the longest text is taken", async () => {
  expect((await post("check", { text: "ا ".repeat(25_000) })).json()).toEqual({ quotes: [] });
});
