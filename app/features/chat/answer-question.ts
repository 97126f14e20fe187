import type { AssistantParts } from "#content/assistant/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { loadPassages, type ReadText } from "#content/quran/index.ts";
import { loadVocabulary } from "#content/vocabulary/index.ts";
import { findCountedWords } from "#content/word-counts/index.ts";
import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { askerLanguage } from "#domain/conversation/asker-language.ts";
import { asksForDua } from "#domain/conversation/asks-for-dua.ts";
import { nameAskedAbout } from "#domain/conversation/name-question.ts";
import { plainMessage } from "#domain/conversation/plain-message.ts";
import {
  helpReply,
  messageForDistress,
  type Reply,
  replyBeforeTexts,
  replyFromTexts,
} from "#domain/conversation/reply-in-steps.ts";
import { recogniseDistress } from "#domain/distress/recognise-distress.ts";
import type { Language } from "#domain/language.ts";
import { mayAskOfProduct } from "#domain/product-questions/may-ask-of-product.ts";
import type { ProductQuestion } from "#domain/product-questions/product-topics.ts";
import { isFraming } from "#domain/retrieval/framing-words.ts";
import { nameSound } from "#domain/search/name-sound.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import { verseAt, verseKey } from "#domain/verse-reference.ts";
import type { WordCount, WordMeaning } from "./assistant-messages.ts";

/** A question with the messages before it. */
export type Asked = {
  readonly question: string;
  readonly before?: string | undefined;
  /** The person's earlier messages in this conversation, oldest first. */
  readonly earlier?: readonly string[] | undefined;
  /** True on the page, which knows or guesses the person's place. */
  readonly isPlaceKnown?: boolean | undefined;
};

/** A reply with the figures or the meaning it speaks of. */
export type Answered = {
  readonly reply: Reply;
  readonly count?: WordCount;
  readonly otherCounts?: readonly WordCount[];
  readonly meaning?: WordMeaning;
};

/** The supplications of an occasion that a message names; the list of occasions is loaded where one is asked for. */
async function duasOf(question: string): Promise<readonly string[] | undefined> {
  if (!asksForDua(question)) return undefined;
  const { duasAskedFor } = await import("#domain/conversation/dua-question.ts");
  return duasAskedFor(question);
}

/** The matter of the product that a message asks about; the words that recognise it are loaded where one may stand there. */
async function askedOfProduct(question: string, language: Language): Promise<ProductQuestion | undefined> {
  if (!mayAskOfProduct(question)) return undefined;
  const { productQuestion } = await import("#domain/product-questions/product-question.ts");
  return productQuestion(question, language);
}

/** The Arabic of the name of God whose meaning a message in Latin letters asks ("what does al-Wadud mean"). */
async function nameOfAllah(question: string, language: Language): Promise<string | undefined> {
  const asked = nameAskedAbout(question);
  if (!asked) return undefined;
  const { names } = await loadNames(language);
  return names.find(({ transliteration }) => nameSound(wordsOf(transliteration)) === asked.sound)?.arabic;
}

const wordsOf = (name: string) => plainMessage(name).split(" ");

/** Danger first, then what needs no search, then the texts: each part is loaded when the one before did not answer. */
async function replyInSteps(
  { question, before, earlier, isPlaceKnown = false }: Asked,
  { language, cards, find }: AssistantParts,
): Promise<Reply> {
  const distress = await recogniseDistress(messageForDistress(question), earlier);
  const help = helpReply(question, { language, before, distress });
  if (help) return help;
  const name = await nameOfAllah(question, language);
  if (name !== undefined)
    return { kind: "tool", subjects: [], citations: [], tool: { tool: "meaning", word: name } };
  const findCard = await cards();
  const product = await askedOfProduct(question, language);
  const duas = await duasOf(question);
  const known = { language, before, findCard, isPlaceKnown, product, duas, distress };
  const reply = replyBeforeTexts(question, known);
  return reply.kind === "search" ? replyFromTexts(reply, await find(reply.question)) : reply;
}

/** Answers a question on the device or on the server; `read` loads published texts. Rejects when a text fails to load. */
export async function answerQuestion(asked: Asked, parts: AssistantParts, read: ReadText): Promise<Answered> {
  const { question } = asked;
  const reply = await replyInSteps(asked, parts);
  const { tool } = reply;
  if (tool?.tool === "occurrences" && tool.by === "word")
    return withCounts(question, reply, tool.word, parts);
  if (tool?.tool === "meaning") return { reply, meaning: await meaningOf(tool.word, question, parts, read) };
  return { reply };
}

/** The figures of the counted words; for any other word it is named as it was typed, and no listed word is refused. */
async function withCounts(
  question: string,
  reply: Reply,
  word: string,
  { language }: AssistantParts,
): Promise<Answered> {
  const { words, unlisted } = await findCountedWords(question);
  const [count, ...otherCounts] = words;
  if (count) return { reply, count, ...(otherCounts.length > 0 ? { otherCounts } : {}) };
  const unknown = unlisted.filter((one) => !isFraming(foldArabic(one.toLowerCase()), language));
  const named = unknown.find((one) => plainMessage(one) === plainMessage(word)) ?? unknown.at(-1);
  if (named === undefined) return { reply: { ...reply, tool: { tool: "no-figure" } } };
  return { reply: { ...reply, tool: { tool: "occurrences", word: named, by: "word" } } };
}

/** Verses searched for different renderings. */
const mostVerses = 40;
const mostGlosses = 6;
/** Letters that an article, a conjunction and a suffix may add. */
const mostAdded = 4;

/** True when `written` is the bare word or a form of it; the dagger alef is folded both ways it is read. */
function isForm(written: string, bare: string): boolean {
  return (["", "ا"] as const).some((dagger) => {
    const { folded } = foldText(written, dagger);
    return folded.includes(bare) && folded.length <= bare.length + mostAdded;
  });
}

const bareOf = (word: string) => foldText(word).folded.replace(/^ال(?=...)/u, "");

const isSameWord = (form: string, bare: string) => isForm(form, bare) && isForm(bare, bareOf(form));

/** Our own definition of a word in one language, from the vocabulary or the names of God. */
async function ownMeaning(bare: string, language: Language): Promise<string | undefined> {
  const known = (await loadVocabulary(language)).find(({ form }) => isSameWord(form, bare));
  if (known) return known.meaning;
  return (await loadNames(language)).names.find(({ arabic }) => isSameWord(arabic, bare))?.meaning;
}

/**
 * What a word means, in the language of the question: our own definition where we have one and, for a question in
 * English, the different renderings of the word-by-word edition.
 */
async function meaningOf(
  word: string,
  question: string,
  { versesWith, language }: AssistantParts,
  read: ReadText,
): Promise<WordMeaning> {
  const bare = bareOf(word);
  const asker = askerLanguage(question, language);
  const own = await ownMeaning(bare, asker);
  const isEnglish = asker === "en";
  const glosses = isEnglish ? await renderings(bare, await versesWith(word), read) : [];
  return { glosses, isEnglish, ...(own ? { own } : {}) };
}

async function renderings(
  bare: string,
  verses: readonly number[],
  read: ReadText,
): Promise<WordMeaning["glosses"]> {
  const { readPassageWords } = await loadPassages();
  const glosses = new Map<string, WordMeaning["glosses"][number]>();
  for (const verse of verses.slice(0, mostVerses)) {
    const place = verseAt(verse);
    if (!place || glosses.size === mostGlosses) continue;
    const { surah, ayah } = place;
    const [words = []] = await readPassageWords(read, { surah, from: ayah, to: ayah });
    for (const [arabic, gloss, transliteration] of words)
      if (isForm(arabic, bare) && !glosses.has(gloss) && glosses.size < mostGlosses)
        glosses.set(gloss, { arabic, gloss, transliteration, verse: verseKey(place) });
  }
  return [...glosses.values()];
}
