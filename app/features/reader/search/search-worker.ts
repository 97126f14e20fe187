import { readPublished } from "#app/browser/read-published.ts";
import { readAhead, readOnce, verifiedVerses } from "#app/features/reader/reading/verified-verses.ts";
import {
  loadArabicHashes,
  surahs,
  type TextEditionId,
  textAddress,
  translationFor,
} from "#content/quran/index.ts";
import { type OpenSearch, openSearch, searchDownloadBytes } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import { findEarly, readyEarly } from "./find-early.ts";
import { findVerses } from "./find-verses.ts";
import type { FromWorker, SearchRequest, ToWorker } from "./search-messages.ts";

const readText = readOnce(readPublished);
const arabicOf = verifiedVerses(readText);
/** Parallel requests for texts ahead; the other connections are for the verses to show. */
const prefetchConcurrency = 4;

/** Milliseconds from opening the box in which somebody begins to type: the indexes wait for a first answer then. */
const untilTyped = 1500;
/** Milliseconds between two letters of a word, and without a further one where half a word is likely. */
const betweenLetters = 120;
const untilWhole = 350;

async function readBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const send = (message: FromWorker) => self.postMessage(message);

let latest: SearchRequest | undefined;

const opened = new Map<Language, Promise<OpenSearch>>();
const ready = new Set<Language>();
const indexed = new Set<Language>();

const prefetched = new Set<Language>();

/** Loads every text of a language before the engine indexes it, once no answer is pending. */
function prefetchTexts(language: Language): void {
  if (prefetched.has(language)) return;
  prefetched.add(language);
  const edition = translationFor(language);
  const editions: TextEditionId[] = edition ? ["arabic", edition] : ["arabic"];
  const addresses = surahs.flatMap(({ number }) => editions.map((id) => textAddress(id, number)));
  readAhead(readText, addresses, prefetchConcurrency).catch(() => undefined);
}

/** Opens the search of a language, once; the Arabic of the first is shared by the others. */
function open(language: Language): Promise<OpenSearch> {
  const known = opened.get(language);
  if (known) return known;
  send({ kind: "opening", language, bytes: searchDownloadBytes(language) });
  loadArabicHashes().catch(() => undefined);
  const [first] = opened.values();
  const opening = Promise.resolve(first)
    .catch(() => undefined)
    .then((shared) => openSearch(language, readBytes, readText, shared));
  opened.set(language, opening);
  opening.then(
    (search) => {
      ready.add(language);
      send({ kind: "open", language });
      if (latest === undefined) prefetchTexts(language);
      search.learnt.then(
        () => indexed.add(language),
        () => send({ kind: "textsMissing", language }),
      );
    },
    () => {
      opened.delete(language);
      send({ kind: "failed", language });
    },
  );
  return opening;
}

/** Answers from the small files of the typed words, which are fetched before the indexes; nothing where that fails. */
async function answerEarly(request: SearchRequest): Promise<void> {
  if (!(await isStill(request, betweenLetters))) return;
  const found = await findEarly(request, { arabicOf, readText }).catch(() => undefined);
  if (found && latest === request && !ready.has(request.language)) send(found);
  // Half a word is seldom found: the rest of it is waited for.
  if (!found) await isStill(request, untilWhole);
}

/** True where nothing else was typed for so many milliseconds. */
async function isStill(request: SearchRequest, milliseconds: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return latest === request;
}

/** Answers only the newest request, and answers it again when every text is indexed. */
async function answer(request: SearchRequest): Promise<void> {
  if (!ready.has(request.language)) await answerEarly(request);
  if (latest !== request) return;
  const search = await open(request.language);
  for (;;) {
    const isComplete = indexed.has(request.language);
    if (latest !== request) return;
    const found = await findVerses(request, search, { isComplete, arabicOf, readText });
    if (latest !== request) return;
    send(found);
    prefetchTexts(request.language);
    if (isComplete) return;
    await search.learnt;
    indexed.add(request.language);
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "find") latest = data;
  // A failure has been reported with `failed` or `textsMissing`.
  if (data.kind === "find") answer(data).catch(() => undefined);
  else {
    // Needed for the first answer: loading them now saves round trips then.
    readyEarly();
    loadArabicHashes().catch(() => undefined);
    setTimeout(() => latest ?? open(data.language).catch(() => undefined), untilTyped);
  }
});
