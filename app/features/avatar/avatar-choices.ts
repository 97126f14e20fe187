import { check, fallback, number, object, picklist, pipe, transform } from "valibot";
import { parseWith } from "#app/storage/stored-value.ts";
import { type LessonMethod, lessonMethods } from "#domain/recitation/lesson.ts";
import { isSurah } from "#domain/verse-reference.ts";

/** The choices of the avatar panel, in the order of the specification. */
export const methods = lessonMethods;
export const voices = ["modern", "classical", "female"] as const;
export const styles = ["murattal", "tajwid", "tarteel"] as const;
export const themes = ["modern", "traditional"] as const;
export const backgrounds = ["mosque", "study", "nature", "neutral"] as const;

export type Voice = (typeof voices)[number];
export type Style = (typeof styles)[number];

export type AvatarChoices = {
  readonly surah: number;
  readonly method: LessonMethod;
  readonly voice: Voice;
  readonly style: Style;
  readonly theme: (typeof themes)[number];
  readonly background: (typeof backgrounds)[number];
};

export const defaultChoices: AvatarChoices = {
  surah: 1,
  method: "verseByVerse",
  voice: "modern",
  style: "tarteel",
  theme: "modern",
  background: "mosque",
};

/**
 * Ids of the recordings of each voice in each style. There is none of a woman: the female voice speaks instructions
 * and translations with the device's speech synthesis, and the modern voice's recordings recite.
 */
const recordings: Readonly<Record<Voice, Readonly<Partial<Record<Style, string>>>>> = {
  modern: { murattal: "ghamdi", tarteel: "alafasy" },
  classical: { murattal: "husary-muallim", tajwid: "husary-mujawwad", tarteel: "husary" },
  female: { murattal: "ghamdi", tarteel: "alafasy" },
};

/** Id of the recording of a voice in a style; undefined if there is none. */
export function recordingOf(voice: Voice, style: Style): string | undefined {
  return recordings[voice][style];
}

const oneOf = <Name extends string>(names: readonly Name[], standard: Name) =>
  fallback(picklist(names), standard);

const choicesSchema = pipe(
  object({
    surah: fallback(pipe(number(), check(isSurah)), defaultChoices.surah),
    method: oneOf(methods, defaultChoices.method),
    voice: oneOf(voices, defaultChoices.voice),
    style: oneOf(styles, defaultChoices.style),
    theme: oneOf(themes, defaultChoices.theme),
    background: oneOf(backgrounds, defaultChoices.background),
  }),
  transform((choices) =>
    recordingOf(choices.voice, choices.style) ? choices : { ...choices, style: defaultChoices.style },
  ),
);

/** Stored choices; an unknown value is replaced by its default. Undefined if they are no object. */
export function readChoices(value: unknown): AvatarChoices | undefined {
  return parseWith(choicesSchema, value);
}
