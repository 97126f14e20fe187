import type { Language } from "#domain/language.ts";
import { type CardWords, canonicalStems, cardWords } from "./card-words.ts";
import type { Interrogative } from "./everyday-words.ts";
import { latinConsonants } from "./latin-consonants.ts";

/** A card as it is found: by the questions that people ask about it. */
export type AskedCard = {
  readonly id: string;
  /** True where only a scholar rules, and the card gives the general texts. */
  readonly ruling?: boolean;
  /** True where the card also answers a question for a ruling, and hands over then. */
  readonly rulingIfAsked?: boolean;
  readonly asked: readonly string[];
  /** Words any of which names the subject. */
  readonly words?: string;
  /** Words that belong to the subject where another of its words stands beside them. */
  readonly besideOthers?: string;
  /** Words that people use around the subject, none of which names it. */
  readonly related?: string;
  /** As written in the data, in the order of the sentences. */
  readonly sources: readonly string[];
};

export type Phrase = CardWords & { readonly card: number };

/** All cards of one language, ready to be searched. */
export type CardIndex = {
  readonly language: Language;
  readonly cards: readonly AskedCard[];
  readonly phrases: readonly Phrase[];
  /** The stems of each card's phrases and words. */
  readonly vocabularies: readonly ReadonlySet<string>[];
  /** The stems of each card's words, with how surely one alone names the subject. */
  readonly subjects: readonly ReadonlyMap<string, number>[];
  /** The stems of words around each card's subject, with how much each says. */
  readonly related: readonly ReadonlyMap<string, number>[];
  /** What the questions of each card ask for. */
  readonly askedFor: readonly ReadonlySet<Interrogative>[];
  /** How rare a stem is among the cards, from `leastRarity` to 1. */
  readonly rarity: ReadonlyMap<string, number>;
  /** By their first letter, the spellings that a misspelt word is compared with, each with the stem that it stands for. */
  readonly spellings: ReadonlyMap<string, readonly (readonly [string, string])[]>;
  /** The cards that only name a judged saying, apart: its many words say nothing of how rare those of other cards are. */
  readonly sayings?: CardIndex;
  /** By their consonants, the stems in Arabic letters that a word in Latin ones may be. */
  readonly consonants: ReadonlyMap<string, ReadonlySet<string>>;
};

/** How far a word around a subject counts as one of the card's when its rarity is reckoned. */
const aroundCount = 0.4;
const leastRarity = 0.3;
/** What a word that needs another beside it says of a subject by itself. */
export const besideAnother = 0.4;

/** Prepares the cards of a language. */
export function cardIndex(cards: readonly AskedCard[], language: Language): CardIndex {
  const phrases: Phrase[] = cards.flatMap(({ asked }, card) =>
    asked.map((one) => ({ card, ...cardWords(one, language) })),
  );
  const vocabularies = cards.map(() => new Set<string>());
  for (const { card, stems } of phrases) for (const stem of stems.keys()) vocabularies[card]?.add(stem);
  const subjects = cards.map(({ words = "", besideOthers = "" }) => {
    const beside = [...cardWords(besideOthers, language).stems].map(
      ([stem, substance]) => [stem, substance * besideAnother] as const,
    );
    return new Map([...beside, ...cardWords(words, language).stems]);
  });
  subjects.forEach((stems, card) => {
    for (const stem of stems.keys()) vocabularies[card]?.add(stem);
  });
  const related = cards.map((card) => cardWords(card.related ?? "", language).stems);
  const askedFor = cards.map(() => new Set<Interrogative>());
  for (const { card, asksFor } of phrases) for (const one of asksFor) askedFor[card]?.add(one);
  const counts = new Map<string, number>();
  vocabularies.forEach((vocabulary, card) => {
    for (const stem of new Set([...vocabulary, ...(related[card]?.keys() ?? [])]))
      counts.set(stem, (counts.get(stem) ?? 0) + (vocabulary.has(stem) ? 1 : aroundCount));
  });
  const whole = Math.log(1 + cards.length);
  const rarity = new Map(
    [...counts].map(([stem, count]) => [
      stem,
      Math.max(leastRarity, Math.min(1, Math.log(1 + cards.length / count) / whole)),
    ]),
  );
  const written = [
    ...[...rarity.keys()].map((stem) => [stem, stem] as const),
    ...canonicalStems(language),
  ].filter(([, meant]) => rarity.has(meant));
  const spellings = Map.groupBy(written, ([spelling]) => spelling.slice(0, 1));
  const consonants = new Map<string, Set<string>>();
  // A word whose Latin spellings are listed is known by them: "zeher" is poison, not zuhr.
  const spelt = new Set(written.flatMap(([spelling, meant]) => (/[a-z]/u.test(spelling) ? [meant] : [])));
  for (const [spelling, meant] of language === "ar" || language === "ur" ? written : [])
    if (!/[a-z]/u.test(spelling) && !spelt.has(meant)) {
      const key = latinConsonants(spelling);
      consonants.set(key, (consonants.get(key) ?? new Set()).add(meant));
    }
  return {
    language,
    cards,
    phrases,
    vocabularies,
    subjects,
    related,
    askedFor,
    rarity,
    spellings,
    consonants,
  };
}
