import { readPublished } from "#app/browser/read-published.ts";
import { type Assistant, openAssistant } from "#content/assistant/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { readWords, surahs, textAddress, translationFor } from "#content/quran/index.ts";
import { loadVocabulary } from "#content/vocabulary/index.ts";
import { findCountedWord } from "#content/word-counts/index.ts";
import { askerLanguage } from "#domain/conversation/asker-language.ts";
import { replyTo } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import type { Library } from "#domain/retrieval/sources.ts";
import { versesWith } from "#domain/retrieval/verses-with.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import { verseAt, verseKey } from "#domain/verse-reference.ts";
import type { AssistantRequest, AssistantResponse, WordMeaning } from "./assistant-messages.ts";

async function readBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const assistants = new Map<Language, Promise<Assistant>>();

function assistantIn(language: Language): Promise<Assistant> {
  const known = assistants.get(language);
  if (known) return known;
  const opening = openAssistant(language, readBytes);
  assistants.set(language, opening);
  // After a failure, for example offline, the next question tries again.
  opening.catch(() => assistants.delete(language));
  return opening;
}

async function answer({
  id,
  question,
  before,
  earlier,
  language,
}: AssistantRequest): Promise<AssistantResponse> {
  const assistant = await assistantIn(language);
  const { find, findCard } = assistant;
  const reply = replyTo(question, { language, before, earlier, find: (text) => find(text), findCard });
  const { tool } = reply;
  if (tool?.tool === "occurrences") {
    const count = tool.by === "word" ? await findCountedWord(question) : undefined;
    return { id, reply, ...(count ? { count } : {}) };
  }
  if (tool?.tool === "meaning")
    return { id, reply, meaning: await meaningOf(tool.word, question, assistant) };
  return { id, reply };
}

const prefetching = new Set<Language>();

/** Caches every verse after an answer, so that later answers can be shown offline. */
async function prefetchVerses(language: Language): Promise<void> {
  if (prefetching.has(language)) return;
  prefetching.add(language);
  const translation = translationFor(language);
  for (const { number } of surahs) {
    await readPublished(textAddress("arabic", number));
    if (translation) await readPublished(textAddress(translation, number));
  }
}

self.addEventListener("message", ({ data }: MessageEvent<AssistantRequest>) => {
  answer(data)
    .catch((): AssistantResponse => ({ id: data.id, failed: true }))
    .then((response) => {
      self.postMessage(response);
      // Offline, the rest is fetched after a later answer.
      return prefetchVerses(data.language).catch(() => prefetching.delete(data.language));
    });
});

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
  { library, language }: Assistant,
): Promise<WordMeaning> {
  const bare = bareOf(word);
  const asker = askerLanguage(question, language);
  const own = await ownMeaning(bare, asker);
  const isEnglish = asker === "en";
  const glosses = isEnglish ? await renderings(word, bare, library) : [];
  return { glosses, isEnglish, ...(own ? { own } : {}) };
}

async function renderings(word: string, bare: string, library: Library): Promise<WordMeaning["glosses"]> {
  const verses = versesWith(library.fields.slice(0, 1), word).slice(0, mostVerses);
  const glosses = new Map<string, WordMeaning["glosses"][number]>();
  for (const verse of verses) {
    const place = verseAt(verse);
    if (!place || glosses.size === mostGlosses) continue;
    const words = (await readWords(readPublished, place.surah))[place.ayah - 1] ?? [];
    for (const [arabic, gloss, transliteration] of words)
      if (isForm(arabic, bare) && !glosses.has(gloss) && glosses.size < mostGlosses)
        glosses.set(gloss, { arabic, gloss, transliteration, verse: verseKey(place) });
  }
  return [...glosses.values()];
}
