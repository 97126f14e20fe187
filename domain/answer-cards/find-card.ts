import type { Language } from "#domain/language.ts";
import { fromArabizi } from "#domain/retrieval/arabizi.ts";
import { allowedChanges, changesBetween } from "#domain/search/near-spelling.ts";
import { type CardWords, canonicalStems, cardWords, namesSurah } from "./card-words.ts";

/** A card as it is found: by the questions that people ask about it. */
export type AskedCard = {
  readonly id: string;
  /** True where only a scholar rules, and the card gives the general texts. */
  readonly ruling?: boolean;
  /** True where the card also answers a question for a ruling, and hands over then. */
  readonly rulingIfAsked?: boolean;
  readonly asked: readonly string[];
  /** As written in the data, in the order of the sentences. */
  readonly sources: readonly string[];
};

type Phrase = CardWords & { readonly card: number };

/** All cards of one language, ready to be searched. */
export type CardIndex = {
  readonly language: Language;
  readonly cards: readonly AskedCard[];
  readonly phrases: readonly Phrase[];
  /** The stems of each card's phrases. */
  readonly vocabularies: readonly ReadonlySet<string>[];
  /** How rare a stem is among the cards, from `leastRarity` to 1. */
  readonly rarity: ReadonlyMap<string, number>;
};

const leastRarity = 0.3;

/** Prepares the cards of a language. */
export function cardIndex(cards: readonly AskedCard[], language: Language): CardIndex {
  const phrases: Phrase[] = cards.flatMap(({ asked }, card) =>
    asked.map((one) => ({ card, ...cardWords(one, language) })),
  );
  const vocabularies = cards.map(() => new Set<string>());
  for (const { card, stems } of phrases) for (const stem of stems.keys()) vocabularies[card]?.add(stem);
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
  return { language, cards, phrases, vocabularies, rarity };
}

/** A word that no card knows makes the question one about something else. */
const unknownWeight = 0.75;
const misspelt = 0.85;
/** A word that stands in another question of the same card. */
const elsewhere = 0.6;
const otherInterrogative = 0.78;
const leastScore = 0.72;
/** Letters from which a word is taken for a misspelt one, among other words and alone. */
const fewestLetters = 5;
const fewestLettersAlone = 7;
/** The share of a card's question that a single word has to be: "travel" alone does not ask how a traveller prays. */
const leastRecallAlone = 0.84;
/** How much better than any other card the best has to be. */
const leastLead = 0.04;

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

function scoreOf(phrase: Phrase, words: readonly AskedWord[], question: CardWords, index: CardIndex): number {
  const vocabulary = index.vocabularies[phrase.card];
  const covered = new Map<string, number>();
  let asked = 0;
  let answered = 0;
  for (const { weight, known } of words) {
    asked += weight;
    let best = 0;
    for (const [stem, sureness] of known) {
      if (phrase.stems.has(stem)) {
        best = Math.max(best, sureness);
        covered.set(stem, Math.max(sureness, covered.get(stem) ?? 0));
      } else if (vocabulary?.has(stem)) best = Math.max(best, sureness * elsewhere);
    }
    answered += weight * best;
  }
  let all = 0;
  let met = 0;
  for (const [stem, substance] of phrase.stems) {
    const weight = (index.rarity.get(stem) ?? 1) * substance;
    all += weight;
    met += weight * (covered.get(stem) ?? 0);
  }
  if (asked === 0 || all === 0 || met === 0) return 0;
  const precision = answered / asked;
  const recall = met / all;
  if (words.length === 1 && recall < leastRecallAlone) return 0;
  const conflicts =
    phrase.asksFor.size > 0 &&
    question.asksFor.size > 0 &&
    ![...question.asksFor].some((one) => phrase.asksFor.has(one));
  return ((2 * precision * recall) / (precision + recall)) * (conflicts ? otherInterrogative : 1);
}

/** The best card for the words of a question with its score from 0 to 1; undefined where no card surely answers. */
function bestCard(question: CardWords, index: CardIndex): AskedCard | undefined {
  const words = askedWords(question, index);
  const scores = new Map<number, number>();
  for (const phrase of index.phrases) {
    const score = scoreOf(phrase, words, question, index);
    if (score > (scores.get(phrase.card) ?? 0)) scores.set(phrase.card, score);
  }
  const [best, second] = [...scores].sort(([, one], [, other]) => other - one);
  if (best === undefined || best[1] < leastScore) return undefined;
  if (second !== undefined && best[1] - second[1] < leastLead) return undefined;
  // "Surah Yusuf" asks for the surah, not for the story of the prophet.
  const { language, vocabularies } = index;
  if (namesSurah(question.stems.keys(), language) && !namesSurah(vocabularies[best[0]] ?? [], language))
    return undefined;
  return index.cards[best[0]];
}

/**
 * The card that answers a question; undefined where none surely does, because no answer is better than a wrong one.
 * Arabic in Latin letters is compared by its sound, and in Arabic letters. Never throws, whatever was typed.
 */
export function findCard(index: CardIndex, question: string): AskedCard | undefined {
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
