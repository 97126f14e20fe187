import { array, check, fallback, nullable, number, object, pipe, string, transform } from "valibot";
import { resumePointsKey, storedRepeat, storedSound } from "#app/storage/listening-settings.ts";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";
import { isSurah, isVerse } from "#domain/verse-reference.ts";

/** Where listening stopped: `at` seconds into the verse, or into the whole surah when `ayah` is 0. */
export type ResumePoint = {
  readonly recording: string;
  readonly surah: number;
  readonly ayah: number;
  readonly at: number;
};

/** Most resume points that are stored, newest first. */
const mostPoints = 20;

const wordOrNone = {
  parse: (text: string) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : undefined),
  print: (id: string | undefined) => id ?? "",
};

/** Id of the last played reciter of verses. */
export const storedVerseReciter = storedValue<string | undefined>("reciter.verses", wordOrNone, undefined);

/** Id of the last played reciter of whole surahs. */
export const storedSurahReciter = storedValue<string | undefined>("reciter.surahs", wordOrNone, undefined);

const pointSchema = pipe(
  object({ recording: string(), surah: number(), ayah: number(), at: number() }),
  check(({ surah, ayah, at }) => {
    const isPlace = ayah === 0 ? isSurah(surah) : isVerse({ surah, ayah });
    return isPlace && at >= 0 && Number.isFinite(at);
  }),
);

/** Points that do not fit are left out. */
const pointsSchema = pipe(
  array(fallback(nullable(pointSchema), null)),
  transform((points) => points.filter((point) => point !== null).slice(0, mostPoints)),
);

/** Where listening stopped, newest first, one point for each recording and surah. */
export const storedResumePoints = storedValue<readonly ResumePoint[]>(
  resumePointsKey,
  jsonOf<readonly ResumePoint[]>(pointsSchema),
  [],
);

/** Where listening to that surah of that recording stopped. */
export function resumePointOf(recording: string, surah: number): ResumePoint | undefined {
  return storedResumePoints.read().find((point) => point.recording === recording && point.surah === surah);
}

/** Saves the position of the recitation; a surah played to its end has no resume point. */
export function saveResumePoint({ recording, current, status, position }: Recitation): void {
  if (!recording || !current) return;
  const { surah, ayah, part } = current.passage;
  const others = storedResumePoints
    .read()
    .filter((point) => point.recording !== recording.id || point.surah !== surah);
  const at = part === "basmala" ? 0 : Math.round(position * 10) / 10;
  const point = { recording: recording.id, surah, ayah, at };
  storedResumePoints.write(status === "ended" ? others : [point, ...others].slice(0, mostPoints));
}

/** Saves the reciter, volume, speed and repeat mode where they have changed. */
export function saveListeningSettings(before: Recitation, now: Recitation): void {
  if (now.recording && now.recording.id !== before.recording?.id)
    (now.recording.kind === "verses" ? storedVerseReciter : storedSurahReciter).write(now.recording.id);
  if (now.speed !== before.speed || now.volume !== before.volume)
    storedSound.write({ volume: now.isVolumeChosen ? now.volume : null, speed: now.speed });
  if (now.repeat !== before.repeat) storedRepeat.write(now.repeat);
}
