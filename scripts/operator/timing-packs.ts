import { z } from "zod";
import { joinedWithNext } from "#content/quran/building/arabic-words.ts";
import { type TextPackManifest, textPackFormat } from "#contract/text-pack.ts";
import type { WordTime } from "#domain/recitation/word-times.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { sha256 } from "#server/services/imported-texts.ts";
import { readManifest } from "./check-text-pack.ts";
import type { MadePack } from "./hadith-packs.ts";

/** Three numbers: a word from 1, start and end. Four: the first word from 0, the one after the last, start and end. */
const segment = z.union([
  z.tuple([z.int(), z.number(), z.number()]),
  z.tuple([z.int(), z.int(), z.number(), z.number()]),
]);

const segments = z.array(segment);

/** A list of verses, as quran-align writes it. */
const listed = z.array(z.object({ surah: z.int(), ayah: z.int(), segments }));

/** As the interface of quran.com answers for the recordings of verses, its pages put together. */
const answered = z.object({ audio_files: z.array(z.object({ verse_key: z.string(), segments })) });

/** By the keys of verses. */
const keyed = z.record(z.string(), z.object({ segments, timestamp_from: z.number().exactOptional() }));

const ofWholeSurahs = z.object({ audio_files: z.array(z.object({ verse_timings: z.unknown() })) });

type Timed = { readonly verse: string; readonly segments: z.infer<typeof segments> };

const wholeSurahs =
  "these are times within recordings of whole surahs; the readers play verse by verse, and the cuts between verses are not those";

/** The verses of a file in one of the open layouts; throws one line when it is in none of them. */
function timedVerses(value: unknown): readonly Timed[] {
  if (
    ofWholeSurahs.safeParse(value).data?.audio_files.some(({ verse_timings }) => verse_timings !== undefined)
  )
    throw new Error(wholeSurahs);
  const list = listed.safeParse(value).data;
  if (list)
    return list.map(({ surah, ayah, segments: own }) => ({ verse: `${surah}:${ayah}`, segments: own }));
  const answer = answered.safeParse(value).data;
  if (answer)
    return answer.audio_files.map(({ verse_key: verse, segments: own }) => ({ verse, segments: own }));
  const byKey = Object.entries(keyed.safeParse(value).data ?? {});
  if (byKey.some(([, { timestamp_from: from }]) => from !== undefined)) throw new Error(wholeSurahs);
  if (byKey.length === 0) throw new Error("this is none of the layouts of word times");
  return byKey.map(([verse, { segments: own }]) => ({ verse, segments: own }));
}

/** The words of a segment: quran.com takes two words of four verses as one, and both have its time. */
function numbersOf(each: z.infer<typeof segment>, verse: string): readonly number[] {
  if (each.length === 4)
    return Array.from({ length: Math.max(0, each[1] - each[0]) }, (_, at) => each[0] + at + 1);
  const [word] = each;
  const joined = joinedWithNext[verse] ?? Number.POSITIVE_INFINITY;
  return word < joined ? [word] : word === joined ? [word, word + 1] : [word + 1];
}

function wordsOf({ verse, segments: own }: Timed): readonly WordTime[] {
  const times = own.flatMap((each): readonly WordTime[] => {
    const [from = 0, to = 0] = each.slice(-2).map(Math.round);
    return to > from ? numbersOf(each, verse).map((word): WordTime => [word, from, to]) : [];
  });
  return times.sort(([, one], [, other]) => one - other);
}

/** What the operator states of the times, since their file does not. */
export type TimingStatement = Pick<TextPackManifest, "author" | "licence" | "source" | "rights"> & {
  readonly reciter: string;
};

/**
 * A pack of the times of words from a file in the layout of quran-align or of quran.com. Throws one line for a file in
 * neither, for times within whole surahs, and for a statement that is wrong.
 */
export function timingPack(text: string, { reciter, ...statement }: TimingStatement): MadePack {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error("this is not JSON");
  }
  const entries = timedVerses(value).flatMap((timed) => {
    if (!parseVerseKey(timed.verse)) throw new Error(`there is no verse ${timed.verse}`);
    const words = wordsOf(timed);
    return words.length > 0 ? [{ verses: timed.verse, words }] : [];
  });
  const data = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  const id = `timing-${reciter}`;
  const manifest = {
    format: textPackFormat,
    id,
    kind: "timing",
    language: "ar",
    title: `Word times: ${reciter}`,
    ...statement,
    reciter,
    files: [{ path: "times.ndjson", sha256: sha256(data), count: entries.length }],
  };
  const written = `${JSON.stringify(manifest, null, 2)}\n`;
  readManifest(written);
  return { id, manifest: written, files: { "times.ndjson": data } };
}
