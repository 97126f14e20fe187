import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { publishedVerses } from "#content/quran/published-verses.testing.ts";
import { readCardSource } from "#domain/answer-cards/card-source.ts";
import { findCard } from "#domain/answer-cards/find-card.ts";
import { languages } from "#domain/language.ts";
import { checkText } from "#domain/quote-check/check-text.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import { askedFile, textFile } from "./building/built-files.ts";
import { cardProblems } from "./building/card-problems.ts";
import { knownTexts } from "./building/known-texts.ts";
import { readCards, readRelatedWords } from "./building/read-cards.ts";
import { loadCard, loadCardIndex } from "./index.ts";
import source from "./source.json" with { type: "json" };

/** Fewer words in a row that stand nearly so in the Quran are everyday language. */
const fewestQuotedWords = 5;

const { books, cards } = await readCards();
const related = await readRelatedWords(cards);
const texts = await knownTexts();
const [first] = cards;
if (first === undefined) throw new Error("there are no cards");

describe("the written answers", () => {
  test("are without a problem", () => {
    expect(cardProblems(cards, books, texts)).toEqual([]);
  });

  test("are at least as many as their source states", () => {
    expect(cards.length).toBeGreaterThanOrEqual(source.counts.cards);
  });

  test("name a source that exists for every sentence", () => {
    for (const { id, sentences } of cards)
      for (const { sources } of sentences)
        for (const one of sources) expect(readCardSource(one), `${id}: ${one}`).toBeDefined();
  });

  test("quote no words of the Quran but as they stand there", () => {
    const quran = quranText(publishedVerses);
    for (const { id, sentences } of cards)
      for (const { text } of sentences)
        for (const language of languages) {
          const wrong = checkText(quran, text[language]).filter(
            ({ verdict, start, end }) =>
              (verdict === "altered" || verdict === "not-found") &&
              text[language].slice(start, end).split(" ").length >= fewestQuotedWords,
          );
          expect(wrong, `${id} (${language}): ${text[language]}`).toEqual([]);
        }
  });

  test("stay small: at most 400 bytes a card in each language", () => {
    for (const language of languages) {
      const halves = ([0, 1] as const).map((half) => textFile(cards, books, language, half));
      const size = [askedFile(cards, related, language), ...halves]
        .map((file) => brotliCompressSync(JSON.stringify(file)).length)
        .reduce((sum, one) => sum + one);
      expect(size / cards.length, language).toBeLessThan(400);
    }
  });
});

test("each card is in one half of the texts, with the books that it names", () => {
  const halves = ([0, 1] as const).map((half) => textFile(cards, books, "en", half));
  expect(halves.flatMap(({ cards }) => Object.keys(cards)).sort()).toEqual(cards.map(({ id }) => id).sort());
  for (const { books: named, cards: shown } of halves)
    for (const { sentences } of Object.values(shown))
      for (const source of sentences.flatMap(({ sources }) => sources))
        if (source.startsWith("book:")) expect(named).toHaveProperty(source.slice("book:".length));
});

describe.each(languages)("a card in %s", (language) => {
  test("is found by what people ask of it, and loaded with its words", async () => {
    const index = await loadCardIndex(language);
    for (const { id, asked } of cards) {
      const others = asked[language].flatMap((one) => {
        const found = findCard(index, one)?.id;
        return found === id || found === undefined ? [] : [`${one}: ${found}`];
      });
      expect(others, id).toEqual([]);
      expect((await loadCard(id, language))?.card.sentences.length, id).toBeGreaterThan(1);
    }
    expect(await loadCard("no-such-card", language)).toBeUndefined();
  });
});

/** Questions for two cards that stand in neither, two a language. */
const unlisted = {
  "stories-of-the-quran": {
    en: ["share a quran story with me", "tell my children a story"],
    ar: ["أريد قصة من القرآن", "ابي قصة حلوة"],
    fr: ["raconte-moi un récit du coran", "tu peux me raconter une histoire"],
    ur: ["قرآن سے کوئی کہانی سناؤ", "مجھے کہانی سناؤ"],
    id: ["ceritakan kisah dari al quran", "cerita dong kak"],
    tr: ["bana kurandan bir hikaye anlat", "bir kıssa anlatır mısın"],
  },
  "being-mocked": {
    en: ["a colleague mocks my religion", "my boss mocks my prayers"],
    ar: ["زميلي في العمل يستهزئ بي", "اهلي يستهزئون بصلاتي"],
    fr: ["mon collègue se moque de ma religion", "mes amis se moquent de ma prière"],
    ur: ["دفتر میں ایک ساتھی میرا مذاق اڑاتا ہے", "دوست میری داڑھی کا مذاق اڑاتے ہیں"],
    id: ["rekan kerja mengejek agama saya", "teman sekelas mengolok-olok islam"],
    tr: ["iş yerinde başörtümle alay ediyorlar", "ailem namazımla alay ediyor"],
  },
} as const;

/** Questions near those of the two cards, on something else. */
const nearUnlisted = {
  en: ["story of bilal", "history of the quran", "did the prophet laugh", "can i laugh in prayer"],
  ar: ["قصة حب", "تاريخ القرآن", "هل ضحك النبي"],
  fr: ["histoire du coran", "histoire de bilal", "mon collègue n'est pas musulman"],
  ur: ["اسلام کی تاریخ", "کیا مذاق کرنا جائز ہے", "mujhe koi latifa sunao"],
  id: ["kisah bilal", "rekan kerja saya bukan muslim"],
  tr: ["aşk hikayesi", "deniz dalgası"],
} as const;

/** How the body is held in prayer, which the guide to prayer answers with where the schools differ. */
const heldInPrayer = {
  en: ["is it allowed to raise both hands at the opening takbir", "where do i place my hands in prayer"],
  ar: ["هل يجوز رفع اليدين عند تكبيرة الإحرام", "أين أضع يدي في الصلاة"],
  fr: ["peut-on lever les deux mains au takbir d'ouverture", "où placer les mains dans la prière"],
  ur: ["کیا تکبیر تحریمہ پر ہاتھ اٹھانا جائز ہے", "نماز میں ہاتھ کہاں باندھیں"],
  id: ["bolehkah mengangkat kedua tangan saat takbiratul ihram", "di mana meletakkan tangan saat shalat"],
  tr: ["iftitah tekbirinde iki eli kaldırmak caiz mi", "namazda eller nereye bağlanır"],
} as const;

test.each(languages)("hands in prayer have no card in %s", async (language) => {
  const index = await loadCardIndex(language);
  for (const one of heldInPrayer[language]) expect(findCard(index, one)?.id, one).toBeUndefined();
});

test.each(languages)(
  "any story, and mockery, are found in %s in words that are not listed",
  async (language) => {
    const index = await loadCardIndex(language);
    for (const [id, questions] of Object.entries(unlisted))
      for (const one of questions[language]) expect(findCard(index, one)?.id, one).toBe(id);
    for (const one of nearUnlisted[language])
      expect(Object.keys(unlisted), one).not.toContain(findCard(index, one)?.id);
  },
);

describe("the check", () => {
  const wrong = (change: object) => cardProblems([{ ...first, ...change }], books, texts).join();

  test("names a card that is there twice, and a question that two cards have", () => {
    const doubled = cardProblems([first, { ...first, id: "another" }], books, texts).join();
    expect(doubled).toContain(`is asked of ${first.id} too`);
    expect(cardProblems([first, first], books, texts)).toContain(`two cards are called ${first.id}`);
  });

  test("names sources that do not exist", () => {
    const sentences = [
      { text: first.sentences[0]?.text, sources: ["2:300", "hadith:made-up", "book:made-up"] },
    ];
    for (const one of ["2:300", "hadith:made-up", "book:made-up"])
      expect(wrong({ sentences })).toContain(`there is no source ${one}`);
    expect(wrong({ stories: ["115:1"] })).toContain("there is no source 115:1");
  });

  test("names quotation marks, vowelled words and another script in our sentences", () => {
    const said = (text: object) =>
      wrong({ sentences: [{ text: { ...first.sentences[0]?.text, ...text }, sources: ["1:1"] }] });
    expect(said({ en: "He said “so”." })).toContain("quotation marks");
    expect(said({ ar: "hello there" })).toContain("another script");
    expect(said({ ar: "قُلْ هُوَ اللَّهُ أَحَدٌ" })).toContain("looks like scripture");
  });
});
