import { type Recitation, repeatModes, silence } from "#domain/recitation/recitation.ts";
import { jsonOf, storedValue, wordOf } from "./stored-value.ts";

/** Loudness 0 to 100 once chosen, and speed. */
type SoundSettings = { readonly volume: number | null; readonly speed: number };

export const storedSound = storedValue<SoundSettings>(
  "listening.sound",
  jsonOf((value) => {
    const { volume, speed } = value as Partial<Record<keyof SoundSettings, unknown>>;
    const isVolume = volume === null || (typeof volume === "number" && volume >= 0 && volume <= 100);
    const isSpeed = typeof speed === "number" && speed >= 0.5 && speed <= 2;
    return isVolume && isSpeed ? { volume, speed } : undefined;
  }),
  { volume: null, speed: 1 },
);

/** What is repeated, once the person chose it. */
export const storedRepeat = storedValue("listening.repeat", wordOf(repeatModes), silence.repeat);

/** Silence with the settings that were chosen on earlier visits. */
export function silenceAsChosen(): Recitation {
  const { volume, speed } = storedSound.read();
  const chosen = { ...silence, speed, repeat: storedRepeat.read() };
  return volume === null ? chosen : { ...chosen, volume, isVolumeChosen: true };
}
