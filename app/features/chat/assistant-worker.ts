import { readPublished } from "#app/browser/read-published.ts";
import { type Assistant, openAssistant } from "#content/assistant/index.ts";
import { surahs, textAddress, translationFor } from "#content/quran/index.ts";
import { countedWordIn } from "#content/word-counts/index.ts";
import { replyTo } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import type { FromAssistant, ToAssistant } from "./assistant-talk.ts";
import { meaningOf } from "./word-facts.ts";

async function readBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const opened = new Map<Language, Promise<Assistant>>();

function assistantIn(language: Language): Promise<Assistant> {
  const known = opened.get(language);
  if (known) return known;
  const opening = openAssistant(language, readBytes);
  opened.set(language, opening);
  // What failed, without a network perhaps, is tried anew with the next question.
  opening.catch(() => opened.delete(language));
  return opening;
}

async function answer({ id, question, before, earlier, language }: ToAssistant): Promise<FromAssistant> {
  const assistant = await assistantIn(language);
  const reply = replyTo(question, { language, before, earlier, find: (asked) => assistant.find(asked) });
  const { tool } = reply;
  if (tool?.tool === "occurrences") {
    const count = tool.by === "word" ? await countedWordIn(question) : undefined;
    return { id, reply, ...(count ? { count } : {}) };
  }
  if (tool?.tool === "meaning")
    return { id, reply, meaning: await meaningOf(tool.word, question, assistant) };
  return { id, reply };
}

const readingAhead = new Set<Language>();

/** Reads every verse once an answer is given, so that the next one can be shown without a network. */
async function readAhead(language: Language): Promise<void> {
  if (readingAhead.has(language)) return;
  readingAhead.add(language);
  const translation = translationFor(language);
  for (const { number } of surahs) {
    await readPublished(textAddress("arabic", number));
    if (translation) await readPublished(textAddress(translation, number));
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToAssistant>) => {
  answer(data)
    .catch((): FromAssistant => ({ id: data.id, failed: true }))
    .then((words) => {
      self.postMessage(words);
      // Without a network the rest is read when a next answer is given.
      return readAhead(data.language).catch(() => readingAhead.delete(data.language));
    });
});
