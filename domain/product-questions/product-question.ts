import { interrogativeOf, substanceOf } from "#domain/answer-cards/everyday-words.ts";
import { plainMessage } from "#domain/conversation/plain-message.ts";
import type { Language } from "#domain/language.ts";
import { conceptWords, ofReligion, togetherAsk } from "./product-concepts.ts";
import { type ProductQuestion, type ProductTopic, productTopics } from "./product-topics.ts";
import { topicPhrases } from "./product-words.ts";

/** The most words of a message that is read; a longer one tells of something. */
const mostWords = 22;
const longestPhrase = 6;

/** What a phrase of several words, a single word, one that is said of much else too, and words that ask together say. */
const phraseSays = 2.5;
const oneWordSays = 2.3;
const wordSays = 1.8;
const togetherSay = 2.3;
/** What each further word of a topic adds, so that the topic with more of the message wins. */
const eachFurther = 0.2;
/** What a word takes away that the product knows nothing about, and one of religion. */
const unknownTakes = 1;
const religionTakes = 2.2;
const leastScore = 1.25;
/** A word that says less than this is no subject. */
const leastSubstance = 0.5;

/** Topics whose single words are said of much else: blood is donated, a will is free. */
const ambiguous: ReadonlySet<ProductTopic> = new Set(["donate", "cost", "verified", "privacy"]);

const religion = "religion";

/** What a phrase stands for. */
type Meaning = { readonly topic?: ProductTopic; readonly concept?: string };

let table: ReadonlyMap<string, readonly Meaning[]> | undefined;

/** Each phrase, as messages are normalised, with the topics and concepts that it stands for. */
function phrases(): ReadonlyMap<string, readonly Meaning[]> {
  if (table) return table;
  const known = new Map<string, Meaning[]>();
  const add = (list: string, meaning: Meaning) => {
    for (const phrase of list.split("|")) {
      const plain = plainMessage(phrase);
      known.set(plain, [...(known.get(plain) ?? []), meaning]);
    }
  };
  for (const topic of productTopics) add(topicPhrases[topic], { topic });
  for (const [concept, list] of Object.entries(conceptWords)) add(list, { concept });
  add(ofReligion, { concept: religion });
  table = known;
  return known;
}

/** Particles that Arabic writes onto a word, and endings of Turkish and Indonesian. */
const written = /^(?:و|ف)?(?:بال|لل|ال|ب|ل)(?=\p{L}{3})|^(?:و|ف)(?=\p{L}{4})/u;
const endings =
  /(?<=\p{L}{4})(?:nya|lari|leri|larini|lerini|nin|nun|den|dan|ten|tan|de|da|te|ta|yi|yu|i|u|im|um|mi|mu|e|a|ya|ye|s)$/u;

const formsOf = (word: string) => [word, word.replace(written, ""), word.replace(endings, "")];

/** What a message says for each topic: the words of the best phrase, or those that ask together. */
type Reading = { readonly scores: ReadonlyMap<ProductTopic, number>; readonly taken: number };

function read(words: readonly string[], language: Language): Reading {
  const scores = new Map<ProductTopic, number>();
  const score = (topic: ProductTopic, value: number) =>
    scores.set(topic, Math.max(value, scores.get(topic) ?? 0));
  const concepts = new Map<string, Set<number>>();
  const covered = new Set<number>();
  let isOfReligion = 0;
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--)
      for (const { topic, concept } of meaningsOf(words.slice(at, at + length))) {
        for (let each = at; each < at + length; each++) covered.add(each);
        if (topic && length > 1) score(topic, phraseSays + (length - 2) * eachFurther);
        else if (topic) score(topic, ambiguous.has(topic) ? wordSays : oneWordSays);
        if (concept === religion) isOfReligion++;
        else if (concept) concepts.set(concept, (concepts.get(concept) ?? new Set()).add(at));
      }
  for (const topic of productTopics)
    for (const together of togetherAsk[topic] ?? [])
      if (standTogether(together, concepts)) score(topic, togetherSay + (together.length - 2) * eachFurther);
  const unknown = words.filter(
    (word, at) => !covered.has(at) && !isSilent(word, language) && !isSilent(word, "en"),
  );
  return { scores, taken: unknown.length * unknownTakes + isOfReligion * religionTakes };
}

/** True for a word that asks or frames a question, or is common in any talk. */
function isSilent(word: string, language: Language): boolean {
  return interrogativeOf(word, language) !== undefined || substanceOf(word, language) < leastSubstance;
}

function meaningsOf(words: readonly string[]): readonly Meaning[] {
  const known = phrases();
  const exact = known.get(words.join(" "));
  if (exact || words.length > 1) return exact ?? [];
  return formsOf(words[0] ?? "").flatMap((form) => known.get(form) ?? []);
}

/** True where each concept has a word of its own. */
function standTogether(together: readonly string[], concepts: ReadonlyMap<string, ReadonlySet<number>>) {
  const places = new Set(together.flatMap((concept) => [...(concepts.get(concept) ?? [])]));
  return together.every((concept) => concepts.has(concept)) && places.size >= together.length;
}

/**
 * Recognises a question about the product itself ("does it work offline", "karanlık mod"): what its words say for a
 * topic, less what they say of other matters. Undefined for any other message.
 */
export function productQuestion(typed: string, language: Language): ProductQuestion | undefined {
  const words = plainMessage(typed.replace(/(?<=^|[\s-])([dlcjqn])['’]/giu, "$1 ")).split(" ");
  if (words.length > mostWords) return undefined;
  const { scores, taken } = read(words, language);
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  return best && best[1] - taken >= leastScore ? { tool: "product", topic: best[0] } : undefined;
}
