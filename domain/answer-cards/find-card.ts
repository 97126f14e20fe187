import type { Language } from "#domain/language.ts";
import { fromArabizi } from "#domain/retrieval/arabizi.ts";
import { allowedChanges, changesBetween } from "#domain/search/near-spelling.ts";
import { type CardWords, canonicalStems, cardWords, namesSurah } from "./card-words.ts";
import type { Interrogative } from "./everyday-words.ts";
import { isOtherMatter, otherMatterStems } from "./other-matters.ts";

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
  /** As written in the data, in the order of the sentences. */
  readonly sources: readonly string[];
};

type Phrase = CardWords & { readonly card: number };

/** All cards of one language, ready to be searched. */
export type CardIndex = {
  readonly language: Language;
  readonly cards: readonly AskedCard[];
  readonly phrases: readonly Phrase[];
  /** The stems of each card's phrases and words. */
  readonly vocabularies: readonly ReadonlySet<string>[];
  /** The stems of each card's words, with how surely one alone names the subject. */
  readonly subjects: readonly ReadonlyMap<string, number>[];
  /** What the questions of each card ask for. */
  readonly askedFor: readonly ReadonlySet<Interrogative>[];
  /** How rare a stem is among the cards, from `leastRarity` to 1. */
  readonly rarity: ReadonlyMap<string, number>;
};

const leastRarity = 0.3;
/** What a word that needs another beside it says of a subject by itself. */
const besideAnother = 0.4;

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
  const askedFor = cards.map(() => new Set<Interrogative>());
  for (const { card, asksFor } of phrases) for (const one of asksFor) askedFor[card]?.add(one);
  const counts = new Map<string, number>();
  for (const vocabulary of vocabularies)
    for (const stem of vocabulary) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const whole = Math.log(1 + cards.length);
  const rarity = new Map(
    [...counts].map(([stem, count]) => [
      stem,
      Math.max(leastRarity, Math.log(1 + cards.length / count) / whole),
    ]),
  );
  return { language, cards, phrases, vocabularies, subjects, askedFor, rarity };
}

// Chosen on the first three parts of `bench/card-questions.json`.
/** Weight of a word that no card knows: it makes the question one about something else. */
const unknownWeight = 0.6;
const misspelt = 0.85;
/** A word that stands in another question of the same card. */
const elsewhere = 0.75;
/** A word of the card's subject that is not in the question compared. */
const ofSubject = 0.9;
const otherInterrogative = 0.78;
const leastScore = 0.7;
/** Rarity of the words that together name a subject, and how well they do. */
const subjectNeeds = 1.1;
const subjectNames = 0.95;
/** How much better than any other card the best has to be. */
const leastLead = 0.04;
/** A lead with which a lower score is enough. */
const clearLead = 0.2;
const leastOfClear = 0.62;
/** Letters from which a word is taken for a misspelt one, among other words and alone. */
const fewestLetters = 5;
const fewestLettersAlone = 7;
/** The share of a card's question that a single word has to be: "travel" alone does not ask how a traveller prays. */
const leastRecallAlone = 0.84;

/** A stem of the question with the stems of cards that it may be, and how surely. */
type AskedWord = { readonly weight: number; readonly known: ReadonlyMap<string, number> };

function askedWords({ stems }: CardWords, { language, rarity }: CardIndex): AskedWord[] {
  const spellings = [...rarity.keys()].map((stem) => [stem, stem] as const);
  const known = [...spellings, ...canonicalStems(language)];
  return [...stems].map(([stem, substance]) => {
    const own = rarity.get(stem);
    if (own !== undefined) return { weight: own * substance, known: new Map([[stem, 1]]) };
    const limit =
      stem.length < (stems.size === 1 ? fewestLettersAlone : fewestLetters) ? 0 : allowedChanges(stem.length);
    const near = new Map<string, number>();
    if (limit > 0)
      for (const [spelling, meant] of known)
        if (spelling[0] === stem[0] && rarity.has(meant) && changesBetween(stem, spelling, limit) <= limit)
          near.set(meant, misspelt);
    return { weight: unknownWeight * substance, known: near };
  });
}

/** The harmonic mean of how much of the question is answered and how much of the card's subject is named. */
function meanOf(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** The share of the question's words that a card answers, each by the best value of its spellings. */
function answeredShare(words: readonly AskedWord[], value: (stem: string) => number): number {
  let asked = 0;
  let answered = 0;
  for (const { weight, known } of words) {
    asked += weight;
    answered += weight * Math.max(0, ...[...known].map(([stem, sureness]) => sureness * value(stem)));
  }
  return asked === 0 ? 0 : answered / asked;
}

function phraseScore(
  phrase: Phrase,
  words: readonly AskedWord[],
  question: CardWords,
  index: CardIndex,
): number {
  const covered = new Map<string, number>();
  for (const { known } of words)
    for (const [stem, sureness] of known)
      if (phrase.stems.has(stem)) covered.set(stem, Math.max(sureness, covered.get(stem) ?? 0));
  if (covered.size === 0) return 0;
  let all = 0;
  let met = 0;
  for (const [stem, substance] of phrase.stems) {
    const weight = (index.rarity.get(stem) ?? 1) * substance;
    all += weight;
    met += weight * (covered.get(stem) ?? 0);
  }
  const recall = all === 0 ? 0 : met / all;
  if (words.length === 1 && recall < leastRecallAlone) return 0;
  const precision = answeredShare(words, (stem) =>
    phrase.stems.has(stem) ? 1 : valueIn(phrase.card, stem, index),
  );
  const conflicts =
    phrase.asksFor.size > 0 &&
    question.asksFor.size > 0 &&
    ![...question.asksFor].some((one) => phrase.asksFor.has(one));
  return meanOf(precision, recall) * (conflicts ? otherInterrogative : 1);
}

/** How well a word fits a card whose compared question does not have it. */
function valueIn(card: number, stem: string, { subjects, vocabularies }: CardIndex): number {
  if (subjects[card]?.has(stem)) return ofSubject;
  return vocabularies[card]?.has(stem) ? elsewhere : 0;
}

/** How surely the words name the subject of a card, whatever its questions are. */
function subjectScore(card: number, words: readonly AskedWord[], index: CardIndex): number {
  const subject = index.subjects[card];
  if (!subject || subject.size === 0) return 0;
  let named = 0;
  for (const { known } of words)
    named += Math.max(
      0,
      ...[...known].map(
        ([stem, sureness]) => sureness * (subject.get(stem) ?? 0) * (index.rarity.get(stem) ?? 0),
      ),
    );
  if (named === 0) return 0;
  const precision = answeredShare(words, (stem) =>
    subject.has(stem) ? 1 : index.vocabularies[card]?.has(stem) ? elsewhere : 0,
  );
  return meanOf(precision, Math.min(1, named / subjectNeeds) * subjectNames);
}

/** The best card for the words of a question with its score from 0 to 1; undefined where no card surely answers. */
function bestCard(question: CardWords, index: CardIndex): AskedCard | undefined {
  const words = askedWords(question, index);
  // "Who was Umar" asks for a person, not for what sounds like the name.
  const isOfSomebody = question.asksFor.has("who");
  const isMeant = index.askedFor.map((asked) => !isOfSomebody || asked.has("who"));
  const scores = index.cards.map((_, card) => (isMeant[card] ? subjectScore(card, words, index) : 0));
  for (const phrase of index.phrases.filter(({ card }) => isMeant[card]))
    scores[phrase.card] = Math.max(scores[phrase.card] ?? 0, phraseScore(phrase, words, question, index));
  const [best, second] = [...scores.entries()].sort(([, one], [, other]) => other - one);
  if (best === undefined) return undefined;
  const lead = best[1] - (second?.[1] ?? 0);
  if (lead < leastLead || best[1] < (lead < clearLead ? leastScore : leastOfClear)) return undefined;
  const { language, vocabularies } = index;
  const vocabulary = vocabularies[best[0]] ?? new Set<string>();
  const others = otherMatterStems(language);
  if ([...question.stems.keys()].some((stem) => others.has(stem) && !vocabulary.has(stem))) return undefined;
  // "Surah Yusuf" asks for the surah, not for the story of the prophet.
  if (namesSurah(question.stems.keys(), language) && !namesSurah(vocabulary, language)) return undefined;
  return index.cards[best[0]];
}

/**
 * The card that answers a question; undefined where none surely does, because no answer is better than a wrong one.
 * Arabic in Latin letters is compared by its sound, and in Arabic letters. Never throws, whatever was typed.
 */
export function findCard(index: CardIndex, question: string): AskedCard | undefined {
  if (isOtherMatter(question)) return undefined;
  const found = bestCard(cardWords(question, index.language), index);
  if (found) return found;
  const inArabic = fromArabizi(question, index.language);
  return inArabic === question ? undefined : bestCard(cardWords(inArabic, index.language), index);
}

/** Words that ask for texts themselves, of which a search finds more than a card names. */
const asksForTexts =
  /(?:^|\s)(?:verses|hadiths|ahadith|hadith (?:about|on)|quotes|آيات|ايات|الآيات|أحاديث|احاديث|آية عن|حديث عن|versets|hadiths?|آیات|احادیث|حدیثیں|ayat (?:tentang|mengenai)|ayat-ayat|hadis (?:tentang|mengenai)|ayetler[^ ]*|hadisler[^ ]*)(?=\s|$)/iu;

/** True for a question that asks for verses or hadith rather than for an answer. */
export function wantsTexts(question: string): boolean {
  return asksForTexts.test(question);
}
