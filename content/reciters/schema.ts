import { z } from "zod";
import { recordingStyles, rewayat } from "#domain/recitation/recording.ts";
import { isSurah } from "#domain/verse-reference.ts";

const name = z.strictObject({
  ar: z.string().regex(/^[\p{Script=Arabic} ]+$/u),
  en: z.string().regex(/^[A-Za-z' -]+$/),
});

const surahList = z.array(z.number().refine(isSurah)).min(1);

/** `folder` is inserted into the host's URL pattern. */
const file = z.strictObject({ host: z.string(), folder: z.string().regex(/^[^/].*[^/]$/) });

const recording = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  style: z.enum(recordingStyles),
  rewaya: z.enum(rewayat),
  /** Best first, each host once. */
  files: z.array(file).min(1),
  /** Surahs that the recording lacks; it is complete if neither `lacks` nor `has` is set. */
  lacks: surahList.optional(),
  /** The only surahs that it has. */
  has: surahList.optional(),
});

/** Placeholders: `{folder}`, and `{sss}`, `{aaa}`, `{n}` as in `#domain/recitation/recording.ts`. */
export const audioHostsFile = z.array(
  z.strictObject({
    host: z.string().regex(/^[a-z0-9.-]+$/),
    pattern: z.string().regex(/^https:\/\/.*\{folder\}.*\.mp3$/),
    sendsCors: z.boolean(),
  }),
);

export const verseRecitersFile = z.array(recording.extend({ name }));

export const surahRecitersFile = z.array(
  recording.extend({
    name,
    letter: z.strictObject({ ar: z.string(), en: z.string() }),
    others: z.array(recording).optional(),
  }),
);

export type RecordingFile = z.infer<typeof recording>;
export type AudioHostsFile = z.infer<typeof audioHostsFile>;
export type VerseRecitersFile = z.infer<typeof verseRecitersFile>;
export type SurahRecitersFile = z.infer<typeof surahRecitersFile>;
