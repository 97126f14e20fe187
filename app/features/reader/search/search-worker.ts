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
import { findVerses } from "./find-verses.ts";
import type { FromWorker, SearchRequest, ToWorker } from "./search-messages.ts";

const readText = readOnce(readPublished);
const arabicOf = verifiedVerses(readText);
/** Connections left free are for the texts of the verses about to be shown. */
const textsAtOnce = 4;

async function readBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const say = (words: FromWorker) => self.postMessage(words);

let latest: SearchRequest | undefined;

const opened = new Map<Language, Promise<OpenSearch>>();
const learnt = new Set<Language>();

const readingRest = new Set<Language>();

/** Fetches every text of a language before the engine comes to it, once nobody waits for an answer. */
function readRest(language: Language): void {
  if (readingRest.has(language)) return;
  readingRest.add(language);
  const edition = translationFor(language);
  const editions: TextEditionId[] = edition ? ["arabic", edition] : ["arabic"];
  const addresses = surahs.flatMap(({ number }) => editions.map((id) => textAddress(id, number)));
  readAhead(readText, addresses, textsAtOnce).catch(() => undefined);
}

/** Opens a language once; the Arabic of the first is shared by all. */
function open(language: Language): Promise<OpenSearch> {
  const known = opened.get(language);
  if (known) return known;
  say({ kind: "opening", language, bytes: searchDownloadBytes(language) });
  // Wanted with the first answer, when it would be one journey more.
  loadArabicHashes().catch(() => undefined);
  const [first] = opened.values();
  const opening = Promise.resolve(first)
    .catch(() => undefined)
    .then((shared) => openSearch(language, readBytes, readText, shared));
  opened.set(language, opening);
  opening.then(
    (search) => {
      say({ kind: "open", language });
      if (latest === undefined) readRest(language);
      search.learnt.then(
        () => learnt.add(language),
        () => say({ kind: "textsMissing", language }),
      );
    },
    () => {
      opened.delete(language);
      say({ kind: "failed", language });
    },
  );
  return opening;
}

/** Answers the newest question alone, and once more when every text is learnt. */
async function answer(question: SearchRequest): Promise<void> {
  const search = await open(question.language);
  for (;;) {
    const isComplete = learnt.has(question.language);
    if (latest !== question) return;
    const found = await findVerses(question, search, { isComplete, arabicOf, readText });
    if (latest !== question) return;
    say(found);
    readRest(question.language);
    if (isComplete) return;
    await search.learnt;
    learnt.add(question.language);
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "find") latest = data;
  // Who asked is told by `failed` or `textsMissing`.
  (data.kind === "find" ? answer(data) : open(data.language)).catch(() => undefined);
});
