import { readPublished } from "#app/browser/read-published.ts";
import { loadOnce } from "#app/hydration/load-once.ts";
import {
  type AssistantParts,
  loadCards,
  openAssistant,
  openSmallSearch,
  partsOf,
} from "#content/assistant/index.ts";
import { surahs, textAddress, translationFor } from "#content/quran/index.ts";
import { prepareRecognition } from "#domain/distress/recognise-distress.ts";
import type { Language } from "#domain/language.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantRequest, AssistantResponse, PrepareRequest } from "./assistant-messages.ts";

async function readBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

type OwnAssistant = AssistantParts & {
  /** Loads what a search by small files begins with. */
  readonly openSmall: () => Promise<unknown>;
  readonly loadWhole: () => Promise<void>;
};

type Searched = Pick<AssistantParts, "find" | "versesWith">;

const assistants = new Map<Language, OwnAssistant>();

/** Searches by small files until the whole indexes are there, and with those where the small ones cannot be loaded. */
function assistantIn(language: Language): OwnAssistant {
  const known = assistants.get(language);
  if (known) return known;
  const loadWhole = loadOnce(async () => partsOf(await openAssistant(language, readBytes)));
  const small = loadOnce(() => openSmallSearch(language, readPublished));
  let whole: AssistantParts | undefined;
  const search = async <Found>(by: (parts: Searched) => Promise<Found>): Promise<Found> => {
    if (whole) return by(whole);
    return small()
      .then(by)
      .catch(async () => by(await loadWhole()));
  };
  const opened: OwnAssistant = {
    language,
    cards: loadOnce(() => loadCards(language)),
    find: (question) => search((parts) => parts.find(question)),
    versesWith: (word) => search((parts) => parts.versesWith(word)),
    openSmall: small,
    loadWhole: async () => {
      whole = await loadWhole();
    },
  };
  assistants.set(language, opened);
  return opened;
}

async function answer({ id, language, ...asked }: AssistantRequest): Promise<AssistantResponse> {
  return {
    id,
    ...(await answerQuestion({ ...asked, isPlaceKnown: true }, assistantIn(language), readPublished)),
  };
}

/** Loads what a first question is examined with: danger, the written answers, the beginning of the search. */
async function prepare(language: Language): Promise<void> {
  const { cards, openSmall } = assistantIn(language);
  await Promise.all([prepareRecognition(language), cards(), openSmall()]);
}

const prefetching = new Set<Language>();

/** Milliseconds after a reply: by then the page has shown it and fetched its sources. */
const untilShown = 3000;

/** Loads all that answers are made with once one stands, and caches every verse, so that later ones need no network. */
async function prefetchRest(language: Language): Promise<void> {
  if (prefetching.has(language)) return;
  prefetching.add(language);
  await new Promise((resolve) => setTimeout(resolve, untilShown));
  await prepareRecognition(language, true);
  await assistantIn(language).loadWhole();
  const translation = translationFor(language);
  for (const { number } of surahs) {
    await readPublished(textAddress("arabic", number));
    if (translation) await readPublished(textAddress(translation, number));
  }
}

self.addEventListener("message", ({ data }: MessageEvent<AssistantRequest | PrepareRequest>) => {
  if ("prepare" in data) {
    // What fails here fails again, and is shown, with the question.
    prepare(data.prepare).catch(() => undefined);
    return;
  }
  answer(data)
    .catch((): AssistantResponse => ({ id: data.id, failed: true }))
    .then((response) => {
      self.postMessage(response);
      // Offline, the rest is fetched after a later answer.
      return prefetchRest(data.language).catch(() => prefetching.delete(data.language));
    });
});
