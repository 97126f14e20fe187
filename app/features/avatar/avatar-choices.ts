import { type LessonMethod, lessonMethods } from "#domain/recitation/lesson.ts";
import { isSurah } from "#domain/verse-reference.ts";

/** What the avatar panel lets one choose, in the order of the specification. */
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

export const firstChoices: AvatarChoices = {
  surah: 1,
  method: "verseByVerse",
  voice: "modern",
  style: "tarteel",
  theme: "modern",
  background: "mosque",
};

/**
 * Ids of the recordings there are of each voice in each style. We hold none of a woman's: she speaks instructions
 * and translations by the device's voice, and the modern voice recites.
 */
const recordings: Readonly<Record<Voice, Readonly<Partial<Record<Style, string>>>>> = {
  modern: { murattal: "ghamdi", tarteel: "alafasy" },
  classical: { murattal: "husary-muallim", tajwid: "husary-mujawwad", tarteel: "husary" },
  female: { murattal: "ghamdi", tarteel: "alafasy" },
};

/** The recording that recites for a voice in a style; undefined where no human has been recorded so. */
export function recordingOf(voice: Voice, style: Style): string | undefined {
  return recordings[voice][style];
}

/** Kept choices as they may be used now: what is unknown is as at first. */
export function readChoices(value: unknown): AvatarChoices | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const saved = value as Partial<Record<keyof AvatarChoices, unknown>>;
  const one = <Name extends string>(names: readonly Name[], found: unknown, first: Name): Name =>
    names.find((name) => name === found) ?? first;
  const voice = one(voices, saved.voice, firstChoices.voice);
  const style = one(styles, saved.style, firstChoices.style);
  return {
    surah: typeof saved.surah === "number" && isSurah(saved.surah) ? saved.surah : firstChoices.surah,
    method: one(methods, saved.method, firstChoices.method),
    voice,
    style: recordingOf(voice, style) ? style : firstChoices.style,
    theme: one(themes, saved.theme, firstChoices.theme),
    background: one(backgrounds, saved.background, firstChoices.background),
  };
}
