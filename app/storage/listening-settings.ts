import { check, nullable, number, object, pipe } from "valibot";
import { type Recitation, repeatModes, silence } from "#domain/recitation/recitation.ts";
import { jsonOf, storedValue, wordOf } from "./stored-value.ts";

const numberFrom = (min: number, max: number) =>
  pipe(
    number(),
    check((value) => value >= min && value <= max),
  );

/** Volume (0 to 100; null until it is chosen) and speed. */
export const storedSound = storedValue(
  "listening.sound",
  jsonOf(object({ volume: nullable(numberFrom(0, 100)), speed: numberFrom(0.5, 2) })),
  { volume: null, speed: 1 },
);

/** Where the places at which listening stopped are stored (`listening-memory.ts`). */
export const resumePointsKey = "listening.points";

/** What is repeated, once the person chose it. */
export const storedRepeat = storedValue("listening.repeat", wordOf(repeatModes), silence.repeat);

/** A recitation that plays nothing yet, with the settings of earlier visits. */
export function initialRecitation(): Recitation {
  const { volume, speed } = storedSound.read();
  const chosen = { ...silence, speed, repeat: storedRepeat.read() };
  return volume === null ? chosen : { ...chosen, volume, isVolumeChosen: true };
}
