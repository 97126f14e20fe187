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
      const size = [askedFile(cards, related, language), textFile(cards, books, language)]
        .map((file) => brotliCompressSync(JSON.stringify(file)).length)
        .reduce((sum, one) => sum + one);
      expect(size / cards.length, language).toBeLessThan(400);
    }
  });
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
