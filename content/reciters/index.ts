import type { Language } from "#domain/language.ts";
import { type Recording, surahAddresses, verseAddresses } from "#domain/recitation/recording.ts";
import { surahCount, type VerseReference } from "#domain/verse-reference.ts";
import hosts from "./data/audio-hosts.json" with { type: "json" };
import surahReciterList from "./data/surah-reciters.json" with { type: "json" };
import verseReciterList from "./data/verse-reciters.json" with { type: "json" };
import type { ListedReciter } from "./listed-reciter.ts";
import type { AudioHostsFile, RecordingFile, SurahRecitersFile, VerseRecitersFile } from "./schema.ts";

export type { ListedReciter } from "./listed-reciter.ts";

/** A reciter of whole surahs, with the letter the list is sorted under and the other recordings there are. */
export type SurahReciter = Recording & {
  readonly letter: { readonly ar: string; readonly en: string };
  readonly others: readonly Recording[];
};

const allSurahs: readonly number[] = Array.from({ length: surahCount }, (_, index) => index + 1);
const hostOf = new Map((hosts as AudioHostsFile).map((host) => [host.host, host]));

function recordingFrom(
  { id, style, rewaya, files, lacks, has }: RecordingFile,
  kind: Recording["kind"],
  name: Recording["name"],
): Recording {
  const sources = files.flatMap(({ host, folder }) => {
    const known = hostOf.get(host);
    return known ? [{ ...known, pattern: known.pattern.replace("{folder}", folder) }] : [];
  });
  const surahs = has ?? (lacks ? allSurahs.filter((surah) => !lacks.includes(surah)) : allSurahs);
  return { id, kind, name, style, rewaya, sources, surahs };
}

/** Reciters verse by verse; the first is the one heard until another is chosen. */
export const verseReciters: readonly Recording[] = (verseReciterList as VerseRecitersFile).map((reciter) =>
  recordingFrom(reciter, "verses", reciter.name),
);

/** Reciters of whole surahs, the ten best known first. */
export const surahReciters: readonly SurahReciter[] = (surahReciterList as SurahRecitersFile).map(
  ({ name, letter, others = [], ...own }) => ({
    ...recordingFrom(own, "surahs", name),
    letter,
    others: others.map((other) => recordingFrom(other, "surahs", name)),
  }),
);

const [first] = verseReciters;
if (!first) throw new Error("no reciters are published");

/** Mishary Alafasy, murattal. */
export const defaultVerseReciter: Recording = first;

/** The verse reciter with that id; the default one for an id that is not or no longer there. */
export function verseReciterOf(id: string | undefined): Recording {
  return verseReciters.find((reciter) => reciter.id === id) ?? defaultVerseReciter;
}

/** The reciter of whole surahs with that id. */
export function surahReciterOf(id: string): SurahReciter | undefined {
  return surahReciters.find((reciter) => reciter.id === id);
}

/** Where the host's own list of reciters lies, in Arabic and in English. */
export const reciterListAddresses = {
  ar: "https://www.mp3quran.net/api/v3/reciters?language=ar",
  en: "https://www.mp3quran.net/api/v3/reciters?language=eng",
} as const;

/** The host's list out of its answers in Arabic and English; undefined where they are no such lists. */
export async function readReciterList(
  arabic: unknown,
  english: unknown,
): Promise<readonly ListedReciter[] | undefined> {
  const { listedReciters } = await import("./refresh-list.ts");
  return listedReciters(arabic, english, [...hostOf.keys()]);
}

/** Our reciters with what the host's list says anew of them, and after them those that only the host lists. */
export function withListed(listed: readonly ListedReciter[]): readonly SurahReciter[] {
  const anew = new Map(listed.map((reciter) => [reciter.id, reciter]));
  const sourceOf = ({ server }: ListedReciter) => {
    const { host } = new URL(server);
    return { host, pattern: `${server}/{sss}.mp3`, sendsCors: hostOf.get(host)?.sendsCors ?? false };
  };
  const ours = surahReciters.map((reciter): SurahReciter => {
    const found = anew.get(reciter.id);
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

/** Addresses of a verse's sound, best host first; none for a verse that does not exist. */
export function verseAudioAddresses(reciter: Recording, verse: VerseReference): readonly string[] {
  return verseAddresses(reciter, verse).map(({ url }) => url);
}

/** Addresses of a surah's sound, best host first; none for a surah that the reciter does not have. */
export function surahAudioAddresses(reciter: Recording, surah: number): readonly string[] {
  return surahAddresses(reciter, surah).map(({ url }) => url);
}

/** The reciter's name in the script that the language's readers read. */
export function reciterName({ name }: Pick<Recording, "name">, language: Language): string {
  return language === "ar" || language === "ur" ? name.ar : name.en;
}
