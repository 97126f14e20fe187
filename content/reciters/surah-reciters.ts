import { type Recording, surahAddresses } from "#domain/recitation/recording.ts";
import surahReciterList from "./data/surah-reciters.json" with { type: "json" };
import type { ListedReciter } from "./listed-reciter.ts";
import { hostOf, recordingFrom } from "./recording-from.ts";
import type { SurahRecitersFile } from "./schema.ts";

/** A reciter of whole surahs, with the letter it is sorted under and the number of other recordings. */
export type SurahReciter = Recording & {
  readonly letter: { readonly ar: string; readonly en: string };
  readonly others: readonly Recording[];
};

/** Reciters of whole surahs, the ten best known first. */
export const surahReciters: readonly SurahReciter[] = /* @__PURE__ */ (
  surahReciterList as SurahRecitersFile
).map(({ name, letter, others = [], ...own }) => ({
  ...recordingFrom(own, "surahs", name),
  letter,
  others: others.map((other) => recordingFrom(other, "surahs", name)),
}));

/** The reciter of whole surahs with that id. */
export function surahReciterOf(id: string): SurahReciter | undefined {
  return surahReciters.find((reciter) => reciter.id === id);
}

/** Addresses of the host's own list of reciters, in Arabic and in English. */
export const reciterListAddresses = {
  ar: "https://www.mp3quran.net/api/v3/reciters?language=ar",
  en: "https://www.mp3quran.net/api/v3/reciters?language=eng",
} as const;

/** The host's list from its responses in Arabic and English; undefined if they are invalid. */
export async function readReciterList(
  arabic: unknown,
  english: unknown,
): Promise<readonly ListedReciter[] | undefined> {
  const { listedReciters } = await import("./refresh-list.ts");
  return listedReciters(arabic, english, [...hostOf.keys()]);
}

/** Our reciters updated from the host's list, followed by those that only the host lists. */
export function mergeReciters(listed: readonly ListedReciter[]): readonly SurahReciter[] {
  const listedById = new Map(listed.map((reciter) => [reciter.id, reciter]));
  const sourceOf = ({ server }: ListedReciter) => {
    const { host } = new URL(server);
    return { host, pattern: `${server}/{sss}.mp3`, sendsCors: hostOf.get(host)?.sendsCors ?? false };
  };
  const ours = surahReciters.map((reciter): SurahReciter => {
    const found = listedById.get(reciter.id);
    if (!found) return reciter;
    const source = sourceOf(found);
    const others = reciter.sources.filter(({ pattern }) => pattern !== source.pattern);
    return { ...reciter, surahs: found.surahs, sources: [source, ...others] };
  });
  const known = new Set(surahReciters.map(({ id }) => id));
  const more = listed
    .filter(({ id }) => !known.has(id))
    .map((reciter): SurahReciter => {
      const { id, ar, en, surahs } = reciter;
      const name = { ar, en };
      const letter = { ar: ar.slice(0, 1), en: en.slice(0, 1) };
      const sources = [sourceOf(reciter)];
      return {
        id,
        kind: "surahs",
        name,
        letter,
        style: "murattal",
        rewaya: "hafs",
        sources,
        surahs,
        others: [],
      };
    });
  return [...ours, ...more];
}

/** Addresses of a surah's audio, best host first; none for a surah that the reciter does not have. */
export function surahAudioAddresses(reciter: Recording, surah: number): readonly string[] {
  return surahAddresses(reciter, surah).map(({ url }) => url);
}
