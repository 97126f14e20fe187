import { array, check, fallback, nullable, number, object, pipe, transform } from "valibot";
import { parseWith } from "#app/storage/stored-value.ts";
import type { Json } from "#domain/sync/operation.ts";

/** How a range is repeated: how often each verse and the whole, the seconds between two rounds, and the speed. */
export type RepeatPreset = {
  readonly each: number;
  /** 0 repeats endlessly. */
  readonly times: number;
  readonly pause: number;
  readonly speed: number;
};

export const timesEach = [1, 2, 3, 5, 7, 10] as const;
export const timesOfRange = [1, 2, 3, 5, 7, 10, 20, 0] as const;
export const secondsBetween = [0, 2, 5, 10, 20, 30] as const;

/** Most combinations that are kept, the one used last first. */
const mostPresets = 5;

const oneOf = (values: readonly number[]) =>
  pipe(
    number(),
    check((value) => values.includes(value)),
  );

const presetSchema = object({
  each: oneOf(timesEach),
  times: oneOf(timesOfRange),
  pause: oneOf(secondsBetween),
  speed: pipe(
    number(),
    check((value) => value >= 0.5 && value <= 2),
  ),
});

/** Combinations that do not fit are left out. */
const presetsSchema = pipe(
  array(fallback(nullable(presetSchema), null)),
  transform((presets) => presets.filter((preset) => preset !== null).slice(0, mostPresets)),
);

/** Reads the kept combinations; undefined for anything that is no list. */
export function readPresets(value: Json): RepeatPreset[] | undefined {
  return parseWith(presetsSchema, value);
}

/** Names a combination among the kept ones: no two are equal. */
export function presetId({ each, times, pause, speed }: RepeatPreset): string {
  return [each, times, pause, speed].join(" ");
}

/** The kept combinations without that one. */
export function withoutPreset(presets: readonly RepeatPreset[], gone: RepeatPreset): RepeatPreset[] {
  return presets.filter((preset) => presetId(preset) !== presetId(gone));
}

/** The kept combinations after that one was used. */
export function withPreset(presets: readonly RepeatPreset[], used: RepeatPreset): RepeatPreset[] {
  return [used, ...withoutPreset(presets, used)].slice(0, mostPresets);
}
