import { onOff, storedValue, wordOf } from "#app/storage/stored-value.ts";
import type { Tasbih } from "#domain/counting/tasbih.ts";

export const storedVibration = storedValue<boolean>("tasbih.vibration", onOff, true);
export const storedSound = storedValue<boolean>("tasbih.sound", onOff, false);
export const storedAwake = storedValue<boolean>("tasbih.awake", onOff, false);

/** Urdu is written in Arabic script too: its readers see no Latin letters until they choose them. */
export const readInArabic = ["ar", "ur"] as const;

export const cues = ["off", "vibrated", "spoken"] as const;

/** How each thirty-third count is signalled, for counting without looking. */
export type Cue = (typeof cues)[number];

export const storedCue = storedValue<Cue>("tasbih.cue", wordOf(cues), "off");

/** The phrase being counted and its count, stored as `glory 12`. */
export const storedTasbih = storedValue<Tasbih>(
  "tasbih.current",
  {
    parse: (text) => {
      const match = /^(\S+) (\d{1,6})$/.exec(text);
      return match?.[1] ? { phrase: match[1], count: Number(match[2]) } : undefined;
    },
    print: ({ phrase, count }) => `${phrase} ${count}`,
  },
  { phrase: "", count: 0 },
);
