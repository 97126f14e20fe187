/** What the avatar panel lets one choose, in the order of the specification. */
export const methods = ["verseByVerse", "repeatAfterMe", "completeSurah"] as const;
export const voices = ["modern", "classical", "female"] as const;
export const styles = ["murattal", "tajwid", "tarteel"] as const;
export const themes = ["modern", "traditional"] as const;
export const backgrounds = ["mosque", "study", "nature", "neutral"] as const;

export type Voice = (typeof voices)[number];
export type Style = (typeof styles)[number];

export type AvatarChoices = {
  readonly method: (typeof methods)[number];
  readonly voice: Voice;
  readonly style: Style;
  readonly theme: (typeof themes)[number];
  readonly background: (typeof backgrounds)[number];
};

export const firstChoices: AvatarChoices = {
  method: "verseByVerse",
  voice: "modern",
  style: "tarteel",
  theme: "modern",
  background: "mosque",
};

/** Ids of the recordings there are of each voice in each style; we hold none of a woman's. */
const recordings: Readonly<Record<Voice, Readonly<Partial<Record<Style, string>>>>> = {
  modern: { murattal: "ghamdi", tarteel: "alafasy" },
  classical: { murattal: "husary-muallim", tajwid: "husary-mujawwad", tarteel: "husary" },
  female: {},
};

/** The recording of a voice in a style; undefined where no human has been recorded so. */
export function recordingOf(voice: Voice, style: Style): string | undefined {
  return recordings[voice][style];
}

/** True where the voice has any recording. */
export function isHeard(voice: Voice): boolean {
  return Object.keys(recordings[voice]).length > 0;
}
