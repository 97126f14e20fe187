import type { AskedCard } from "#domain/answer-cards/card-index.ts";
import type { Language } from "#domain/language.ts";
import type { AnswerCards } from "../answer-card.ts";
import { halfOfCard } from "../half-of-card.ts";
import type { CardBook, CardRecord } from "../schema.ts";
import type { RelatedWords } from "./read-cards.ts";

/** What finds the cards in one language. */
export function askedFile(
  cards: readonly CardRecord[],
  related: RelatedWords,
  language: Language,
): AskedCard[] {
  return cards.map(({ id, ruling, asked, words, besideOthers, sentences, stories = [] }) => ({
    id,
    ...(ruling === true ? { ruling } : {}),
    ...(ruling === "if-asked" ? { rulingIfAsked: true } : {}),
    asked: asked[language],
    ...(words?.[language] ? { words: words[language] } : {}),
    ...(besideOthers?.[language] ? { besideOthers: besideOthers[language] } : {}),
    ...(related[language][id] ? { related: related[language][id] } : {}),
    sources: [...new Set([...stories, ...sentences.flatMap(({ sources }) => sources)])],
  }));
}

/** What is shown of a half of the cards in one language, with the books that they name. */
export function textFile(
  all: readonly CardRecord[],
  books: readonly CardBook[],
  language: Language,
  half: 0 | 1,
): AnswerCards {
  const cards = all.filter(({ id }) => halfOfCard(id) === half);
  const named = new Set(cards.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources)));
  return {
    books: Object.fromEntries(
      books
        .filter(({ id }) => named.has(`book:${id}`))
        .map(({ id, work, number, grade }) => [id, { work, number, grade }]),
    ),
    cards: Object.fromEntries(
      cards.map(({ id, sentences, tools, stories, reviewed }) => {
        const review = reviewed?.[language];
        return [
          id,
          {
            sentences: sentences.map(({ text, sources }) => ({ text: text[language], sources })),
            tools,
            ...(stories ? { stories } : {}),
            ...(review ? { review } : {}),
          },
        ];
      }),
    ),
  };
}
