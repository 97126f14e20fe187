import { readPublished } from "#app/browser/read-published.ts";
import { type Assistant, openAssistant } from "#content/assistant/index.ts";
import { surahs, textAddress, translationFor } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantRequest, AssistantResponse, PrepareRequest } from "./assistant-messages.ts";

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

async function answer({ id, language, ...asked }: AssistantRequest): Promise<AssistantResponse> {
  return {
    id,
    ...(await answerQuestion({ ...asked, isPlaceKnown: true }, await assistantIn(language), readPublished)),
  };
}

const prefetching = new Set<Language>();

/** Milliseconds after a reply: by then the page has shown it and fetched its sources. */
const untilShown = 3000;

/** Caches every verse once an answer stands, so that later answers can be shown offline. */
async function prefetchVerses(language: Language): Promise<void> {
  if (prefetching.has(language)) return;
  prefetching.add(language);
  await new Promise((resolve) => setTimeout(resolve, untilShown));
  const translation = translationFor(language);
  for (const { number } of surahs) {
    await readPublished(textAddress("arabic", number));
    if (translation) await readPublished(textAddress(translation, number));
  }
}

self.addEventListener("message", ({ data }: MessageEvent<AssistantRequest | PrepareRequest>) => {
  if ("prepare" in data) {
    // A failure is met again, and told, by the question.
    assistantIn(data.prepare).catch(() => undefined);
    return;
  }
  answer(data)
    .catch((): AssistantResponse => ({ id: data.id, failed: true }))
    .then((response) => {
      self.postMessage(response);
      // Offline, the rest is fetched after a later answer.
      return prefetchVerses(data.language).catch(() => prefetching.delete(data.language));
    });
});
