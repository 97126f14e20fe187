import { readCardSource } from "#domain/answer-cards/card-source.ts";
import { cardWords } from "#domain/answer-cards/card-words.ts";
import { languages } from "#domain/language.ts";
import { parseVerseRange } from "#domain/verse-range.ts";
import type { CardBook, CardRecord } from "../schema.ts";

const latinLetters = /[a-z]{3}/iu;
const arabicLetters = /[\u0620-\u06ff]{2}/u;
const vowelSigns = /[\u064b-\u0650\u0652]/gu;
const mostVowelSigns = 4;

/** The words by which a question is compared; two cards may not have the same. */
function askedKey(asked: string, language: (typeof languages)[number]): string {
  const { stems, asksFor } = cardWords(asked, language);
  return [...[...stems.keys()].sort(), ...[...asksFor].map((one) => `?${one}`).sort()].join(" ");
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

function ofSources({ id, sentences, stories = [] }: CardRecord, known: ReadonlySet<string>): string[] {
  const written = sentences.flatMap(({ sources }) => sources);
  const wrong = written.filter((one) => readCardSource(one)?.kind !== "verses" && !known.has(one));
  const wrongStories = stories.filter((one) => typeof parseVerseRange(one) === "string");
  return [...wrong, ...wrongStories].map((one) => `${id}: there is no source ${one}`);
}

function ofAsked({ id, asked }: CardRecord): string[] {
  return languages.flatMap((language) => {
    const empty = asked[language].filter((one) => cardWords(one, language).stems.size === 0);
    const isMixed = language === "ar" || language === "ur";
    const latin = asked[language].some((one) => latinLetters.test(one) && !arabicLetters.test(one));
    return [
      ...empty.map((one) => `${id}: “${one}” (${language}) has no word that says what it is about`),
      ...(isMixed && !latin ? [`${id}: no question in Latin letters (${language})`] : []),
    ];
  });
}

function ofTexts({ id, sentences }: CardRecord): string[] {
  return sentences.flatMap(({ text }, at) =>
    languages.flatMap((language) => {
      const words = text[language];
      const place = `${id}: sentence ${at + 1} (${language})`;
      const isArabicScript = language === "ar" || language === "ur";
      const wrongScript = isArabicScript ? latinLetters.test(words) : arabicLetters.test(words);
      return [
        ...(wrongScript ? [`${place} is written in another script`] : []),
        ...((words.match(vowelSigns)?.length ?? 0) > mostVowelSigns ? [`${place} looks like scripture`] : []),
        ...(/["“”«»„]/u.test(words) ? [`${place} has quotation marks`] : []),
      ];
    }),
  );
}

/**
 * Everything wrong with the cards beyond their form, in plain words; empty where they may be built. `texts` are the
 * sources besides the Quran and the books.
 */
export function cardProblems(
  cards: readonly CardRecord[],
  books: readonly CardBook[],
  texts: ReadonlySet<string>,
): string[] {
  const known = new Set([...texts, ...books.map(({ id }) => `book:${id}`)]);
  const holders = new Map<string, string>();
  const shared: string[] = [];
  for (const { id, asked } of cards)
    for (const language of languages)
      for (const one of asked[language]) {
        const key = `${language} ${askedKey(one, language)}`;
        const holder = holders.get(key);
        if (holder !== undefined && holder !== id)
          shared.push(`${id}: “${one}” (${language}) is asked of ${holder} too`);
        holders.set(key, id);
      }
  return [
    ...repeated(cards.map(({ id }) => id)).map((id) => `two cards are called ${id}`),
    ...repeated(books.map(({ id }) => id)).map((id) => `two books are called ${id}`),
    ...shared,
    ...cards.flatMap((card) => [...ofSources(card, known), ...ofAsked(card), ...ofTexts(card)]),
  ];
}
