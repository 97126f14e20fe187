import { isSurah, isVerse, type VerseReference, verseNumber } from "#domain/verse-reference.ts";

export const recordingStyles = ["murattal", "mujawwad", "muallim"] as const;

/** How it is recited: evenly, with melody, or slowly for learners to repeat. */
export type RecordingStyle = (typeof recordingStyles)[number];

export const rewayat = ["hafs", "shubah", "warsh", "qalun", "duri-abu-amr", "duri-kisai"] as const;

/** The transmission that is recited. */
export type Rewaya = (typeof rewayat)[number];

/**
 * One host that has the files. In the pattern `{sss}` and `{aaa}` stand for surah and ayah in three digits,
 * `{n}` for the running number of the verse.
 */
export type AudioSource = {
  readonly host: string;
  readonly pattern: string;
  /** True only where it is certain that the host allows other sites to read the files (CORS). */
  readonly sendsCors: boolean;
};

/** One reciter's recording of the Quran, cut by verse or by surah. */
export type Recording = {
  readonly id: string;
  readonly kind: "verses" | "surahs";
  readonly name: { readonly ar: string; readonly en: string };
  readonly style: RecordingStyle;
  readonly rewaya: Rewaya;
  /** Best first. */
  readonly sources: readonly AudioSource[];
  /** The surahs that exist in it, ascending. */
  readonly surahs: readonly number[];
};

/** Location of one file. */
export type AudioAddress = Omit<AudioSource, "pattern"> & { readonly url: string };

const threeDigits = (value: number) => String(value).padStart(3, "0");

function filled({ host, pattern, sendsCors }: AudioSource, { surah, ayah }: VerseReference): AudioAddress {
  const url = pattern
    .replace("{sss}", threeDigits(surah))
    .replace("{aaa}", threeDigits(ayah))
    .replace("{n}", String(verseNumber({ surah, ayah }) ?? 0));
  return { host, url, sendsCors };
}

/** Addresses of a verse, best host first; none where the verse or the recording of its surah does not exist. */
export function verseAddresses(recording: Recording, verse: VerseReference): readonly AudioAddress[] {
  if (recording.kind !== "verses" || !isVerse(verse) || !recording.surahs.includes(verse.surah)) return [];
  return recording.sources.map((source) => filled(source, verse));
}

/** Addresses of a whole surah, best host first; none where the recording does not have it. */
export function surahAddresses(recording: Recording, surah: number): readonly AudioAddress[] {
  if (recording.kind !== "surahs" || !isSurah(surah) || !recording.surahs.includes(surah)) return [];
  return recording.sources.map((source) => filled(source, { surah, ayah: 0 }));
}
