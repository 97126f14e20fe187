import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readVerses, surahs, type TextEditionId } from "#content/quran/index.ts";
import { searchIndexAddress } from "#content/quran-search/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { realisticQueries } from "#domain/search/realistic-queries.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { firstDecode } from "./decode-in-worker.ts";
import { shareOfQueriesFound } from "./found-queries.ts";
import { flexSearchPeer, miniSearchPeer, type PeerVerse } from "./search-peers.ts";

/** One measured value with its bound, if there is one. */
export type SearchFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "KiB" | "queries" | "share";
  readonly atMost?: number;
  readonly atLeast?: number;
};

type Find = (language: Language, query: string) => readonly number[];

const published = fileURLToPath(new URL("../.built/public", import.meta.url));
const trialTotal = 718;
const runs = 5;

/** Measures the search and its peers on the same verses and queries. Needs the built texts and indexes. */
export async function benchSearch(): Promise<SearchFigure[]> {
  const decoding: SearchFigure[] = [];
  for (const language of languages) decoding.push(await decodeFigure(language));
  const searchIn = quranSearches(published);
  const opened = new Map(
    await Promise.all(
      languages.map(async (language) => [language, (await searchIn(language)).search] as const),
    ),
  );
  const ours: Find = (language, query) =>
    (opened.get(language)?.find(query).matches ?? []).map((match) => verseNumber(match) ?? 0);
  const wholeOf: Find = (language, query) =>
    (opened.get(language)?.find(query, { limit: 6236 }).matches ?? []).map(
      (match) => verseNumber(match) ?? 0,
    );
  return [
    ...sizeFigures(),
    ...decoding,
    ...queryFigures("search", ours, { p50: 0.2, p99: 2, unanswered: 0 }),
    ...(await foundFigures(async (language) => (await searchIn(language)).search)),
    { ...recallFigure("search", wholeOf, await versesOf("imlaei")), atLeast: 0.99 },
    ...(await peerFigures()),
  ];
}

async function foundFigures(searchIn: Parameters<typeof shareOfQueriesFound>[1]): Promise<SearchFigure[]> {
  const figures: SearchFigure[] = [];
  for (const part of ["first", "second", "third", "fourth"] as const)
    figures.push({
      name: `search: realistic queries found in the first three, ${part} part`,
      value: await shareOfQueriesFound(part, searchIn),
      unit: "share",
      atLeast: part === "fourth" ? 0.9 : 0.95,
    });
  return figures;
}

function sizeFigures(): SearchFigure[] {
  const sizes = languages.map((language) => {
    const value = readFileSync(`${published}${searchIndexAddress(language)}.br`).length / 1024;
    const atMost = language === "ar" || language === "en" ? 110 : 150;
    return { name: `search: index ${language}, brotli`, value, unit: "KiB", atMost } as const;
  });
  const total = sizes.reduce((sum, { value }) => sum + value, 0);
  return [
    ...sizes,
    { name: "search: all six indexes, brotli", value: total, unit: "KiB", atMost: trialTotal },
  ];
}

/** CPU time of the thread for decoding an index. */
async function decodeFigure(language: Language): Promise<SearchFigure> {
  const value = await firstDecode(`${published}${searchIndexAddress(language)}`);
  return { name: `search: decode ${language}, CPU`, value, unit: "ms", atMost: 150 };
}

type Bounds = { readonly p50: number; readonly p99: number; readonly unanswered: number };

/** Each query's median of five runs after a warm-up. */
function queryFigures(name: string, find: Find, bounds?: Bounds): SearchFigure[] {
  const times: number[] = [];
  let unanswered = 0;
  for (const language of languages)
    for (const query of realisticQueries[language]) {
      if (find(language, query).length === 0) unanswered++;
      times.push(medianTime(() => find(language, query)));
    }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const bound = (key: keyof Bounds) => (bounds ? { atMost: bounds[key] } : {});
  return [
    { name: `${name}: query p50`, value: at(0.5), unit: "ms", ...bound("p50") },
    { name: `${name}: query p99`, value: at(0.99), unit: "ms", ...bound("p99") },
    {
      name: `${name}: of ${times.length} queries unanswered`,
      value: unanswered,
      unit: "queries",
      ...bound("unanswered"),
    },
  ];
}

function medianTime(run: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return times.sort((one, other) => one - other)[runs >> 1] ?? Number.NaN;
}

/** Recall of the verses with a word in modern spelling, over every twelfth word of the imlaei text. */
function recallFigure(name: string, find: Find, imlaei: readonly string[]): SearchFigure {
  const versesOfWord = new Map<string, Set<number>>();
  imlaei.forEach((verse, at) => {
    for (const word of withoutMarks(verse).split(/\s+/))
      if (/\p{L}/u.test(word)) versesOfWord.set(word, (versesOfWord.get(word) ?? new Set()).add(at + 1));
  });
  let wanted = 0;
  let found = 0;
  for (const [word, verses] of [...versesOfWord].filter((_, at) => at % 12 === 0)) {
    const answers = new Set(find("ar", word));
    wanted += verses.size;
    found += [...verses].filter((verse) => answers.has(verse)).length;
  }
  return { name: `${name}: recall of today's Arabic spellings`, value: found / wanted, unit: "share" };
}

const withoutMarks = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u064b-\u0652\u0670\u06d6-\u06ed\u0640]/g, "")
    .normalize("NFC");

async function versesOf(edition: TextEditionId): Promise<string[]> {
  const read = async (address: string): Promise<unknown> =>
    JSON.parse(readFileSync(published + address, "utf8"));
  return (await Promise.all(surahs.map(({ number }) => readVerses(read, edition, number)))).flat();
}

async function peerFigures(): Promise<SearchFigure[]> {
  const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
  const arabic = (await versesOf("arabic")).map(bare);
  const imlaei = await versesOf("imlaei");
  const figures: SearchFigure[] = [];
  for (const make of [miniSearchPeer, flexSearchPeer]) {
    const peers = new Map<Language, ReturnType<typeof make>>();
    for (const language of languages) {
      const translation = language === "ar" ? [] : (await versesOf(language)).map(bare);
      const verses = arabic.map(
        (text, at): PeerVerse => ({ id: at + 1, text, translation: translation[at] ?? "" }),
      );
      peers.set(language, make(verses));
    }
    const find: Find = (language, query) => peers.get(language)?.find(bare(query)) ?? [];
    const name = peers.get("en")?.name ?? "";
    const english = ((await peers.get("en")?.bytes()) ?? 0) / 1024;
    figures.push(
      { name: `${name}: index of the Arabic with English, brotli`, value: english, unit: "KiB" },
      ...queryFigures(name, find),
      recallFigure(name, find, imlaei),
    );
  }
  return figures;
}
