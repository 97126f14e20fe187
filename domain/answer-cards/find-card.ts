import { fromArabizi } from "#domain/retrieval/arabizi.ts";
import { allowedChanges, changesBetween } from "#domain/search/near-spelling.ts";
import { sayingAskedAbout } from "./authenticity.ts";
import { type AskedCard, besideAnother, type CardIndex, type Phrase } from "./card-index.ts";
import { type CardWords, cardWords, namesSurah } from "./card-words.ts";
import { sameConsonants } from "./latin-consonants.ts";
import { isOtherMatter, otherMatterStems } from "./other-matters.ts";

// Chosen on all but the last two parts of `bench/card-questions.json`.
/** What a word that no card knows weighs beside two words that a card answers, and beside fewer: it is about something else. */
const unknownWeight = 0.4;
const unknownWeightAlone = 0.8;
const misspelt = 0.85;
const otherLetters = 0.85;
/** A word that stands in another question of the same card. */
const elsewhere = 0.75;
/** A word of the card's subject, or around it, that is not in the question compared. */
const ofSubject = 0.9;
const aroundSubject = 0.9;
const otherInterrogative = 0.78;
/** A card that answers nothing about who somebody is, where that is asked. */
const notOfSomebody = 0.8;
/** Rarity of the words that together name a subject, and how well they do. */
const subjectNeeds = 1;
const subjectNames = 0.95;
/** What a word around a subject, or of one of its questions, does to name it. */
const aroundNames = 0.7;
const questionNames = 0.4;
/** What the weaker of a card's two scores adds to the stronger. */
const bothFit = 0.05;
/** The score that is enough, to which the most of the lead over any other card is added, up to a limit. */
const leastScore = 0.82;
const leadCounts = 0.8;
const longestLead = 0.3;
const leastLead = 0.04;
/** Letters from which a word is taken for a misspelt one, among other words and alone. */
const fewestLetters = 5;
const fewestLettersAlone = 7;
/** The share of a card's question that a single word has to be: "travel" alone does not ask how a traveller prays. */
const leastRecallAlone = 0.84;

/** A stem of the question with the stems of cards that it may be, and how surely. */
type AskedWord = {
  readonly weight: number;
  readonly isKnown: boolean;
  readonly known: ReadonlyMap<string, number>;
};

function askedWords({ stems }: CardWords, { rarity, spellings, consonants }: CardIndex): AskedWord[] {
  return [...stems].map(([stem, substance]) => {
    const own = rarity.get(stem);
    if (own !== undefined) return { weight: own * substance, known: new Map([[stem, 1]]), isKnown: true };
    const limit =
      stem.length < (stems.size === 1 ? fewestLettersAlone : fewestLetters) ? 0 : allowedChanges(stem.length);
    const near = new Map<string, number>();
    if (limit > 0)
      for (const [spelling, meant] of spellings.get(stem.slice(0, 1)) ?? [])
        if (changesBetween(stem, spelling, limit) <= limit) near.set(meant, misspelt);
    if (/^[a-z]/u.test(stem))
      for (const meant of sameConsonants(stem, consonants)) near.set(meant, otherLetters);
    return { weight: substance, known: near, isKnown: false };
  });
}

/** The harmonic mean of how much of the question is answered and how much of the card's subject is named. */
function meanOf(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** The share of the question's words that a card answers, each by the best value of its spellings. */
function answeredShare(words: readonly AskedWord[], value: (stem: string) => number): number {
  const shares = words.map(({ known }) =>
    Math.max(0, ...[...known].map(([stem, sureness]) => sureness * value(stem))),
  );
  const unknown = shares.filter((share) => share > 0).length > 1 ? unknownWeight : unknownWeightAlone;
  let asked = 0;
  let answered = 0;
  words.forEach(({ weight, isKnown }, word) => {
    const share = shares[word] ?? 0;
    const counted = weight * (isKnown ? 1 : share > 0 ? unknownWeight : unknown);
    asked += counted;
    answered += counted * share;
  });
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
function valueIn(card: number, stem: string, { subjects, vocabularies, related }: CardIndex): number {
  if (subjects[card]?.has(stem)) return ofSubject;
  if (vocabularies[card]?.has(stem)) return elsewhere;
  return related[card]?.has(stem) ? aroundSubject : 0;
}

/** How surely the words name the subject of a card, whatever its questions are. */
function subjectScore(card: number, words: readonly AskedWord[], index: CardIndex): number {
  const { rarity, subjects, related, vocabularies } = index;
  const subject = subjects[card];
  const naming = (stem: string) =>
    Math.max(
      subject?.get(stem) ?? 0,
      (related[card]?.get(stem) ?? 0) * aroundNames,
      vocabularies[card]?.has(stem) ? questionNames : 0,
    ) * (rarity.get(stem) ?? 0);
  let named = 0;
  let evidence = 0;
  for (const { known } of words) {
    const best = Math.max(0, ...[...known].map(([stem, sureness]) => sureness * naming(stem)));
    named += best;
    const isSure = [...known.keys()].some((stem) => (subject?.get(stem) ?? 0) > besideAnother);
    if (best > 0) evidence += isSure ? 2 : 1;
  }
  // One word that only goes with the subject does not name it.
  if (evidence < 2) return 0;
  const precision = answeredShare(words, (stem) => (subject?.has(stem) ? 1 : valueIn(card, stem, index)));
  return meanOf(precision, Math.min(1, named / subjectNeeds) * subjectNames);
}

/** True for a card on a prophet, or one that answers who somebody is. */
function isOfPerson(card: number, { cards, askedFor }: CardIndex): boolean {
  return askedFor[card]?.has("who") === true || cards[card]?.id.startsWith("prophet-") === true;
}

/** How well each card fits the words of a question, about from 0 to 1. */
function cardScores(question: CardWords, index: CardIndex): readonly number[] {
  const words = askedWords(question, index);
  const byQuestion = index.cards.map(() => 0);
  for (const phrase of index.phrases)
    byQuestion[phrase.card] = Math.max(
      byQuestion[phrase.card] ?? 0,
      phraseScore(phrase, words, question, index),
    );
  // "Who was Umar" asks for a person, not for what sounds like the name.
  const isOfSomebody = question.asksFor.has("who");
  return byQuestion.map((one, card) => {
    const other = subjectScore(card, words, index);
    const fits = isOfSomebody && !isOfPerson(card, index) ? notOfSomebody : 1;
    return fits * (Math.max(one, other) + bothFit * Math.min(one, other));
  });
}

/** The best card for the words of a question; undefined where no card surely answers. */
function bestCard(question: CardWords, index: CardIndex, least = leastScore): AskedCard | undefined {
  const [best, second] = [...cardScores(question, index).entries()].sort(([, one], [, other]) => other - one);
  if (best === undefined) return undefined;
  const lead = best[1] - (second?.[1] ?? 0);
  if (lead < leastLead || best[1] + leadCounts * Math.min(lead, longestLead) < least) return undefined;
  const { language, vocabularies } = index;
  const vocabulary = vocabularies[best[0]] ?? new Set<string>();
  // "Who was Umar" by itself is no question about umrah.
  if (question.stems.size === 1 && question.asksFor.has("who") && !isOfPerson(best[0], index))
    return undefined;
  const others = otherMatterStems(language);
  if ([...question.stems.keys()].some((stem) => others.has(stem) && !vocabulary.has(stem))) return undefined;
  // "Surah Yusuf" asks for the surah, not for the story of the prophet.
  if (namesSurah(question.stems.keys(), language) && !namesSurah(vocabulary, language)) return undefined;
  return index.cards[best[0]];
}

/** The score that is enough for a saying where nobody asks whether it is authentic. */
const surely = 1.1;

/** The card on the saying that a question quotes or asks about. */
function judgedSaying(question: string, index: CardIndex): AskedCard | undefined {
  const asked = sayingAskedAbout(question);
  for (const words of asked === undefined ? [question] : [asked, question]) {
    const found = [index, ...(index.sayings ? [index.sayings] : [])]
      .map((one) => bestCard(cardWords(words, one.language), one, asked === undefined ? surely : leastScore))
      .find((card) => card?.sources.some((source) => source.startsWith("saying:")));
    if (found) return found;
  }
  return undefined;
}

/**
 * The card that answers a question; undefined where none surely does, because no answer is better than a wrong one.
 * Arabic in Latin letters is compared by its sound, and in Arabic letters. Never throws, whatever was typed.
 */
export function findCard(index: CardIndex, question: string): AskedCard | undefined {
  if (isOtherMatter(question)) return undefined;
  const found = bestCard(cardWords(question, index.language), index) ?? judgedSaying(question, index);
  if (found) return found;
  const inArabic = fromArabizi(question, index.language);
  return inArabic === question ? undefined : bestCard(cardWords(inArabic, index.language), index);
}
