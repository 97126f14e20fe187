import { fetchVideoFigures, type VideoFigures } from "#app/api/video-figures.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Language } from "#domain/language.ts";

const noFigures: VideoFigures = { figures: {}, showsPictures: false };

/** Views and lengths of the videos from our server; empty until it has answered and where it has none. */
export function useVideoFigures(): VideoFigures {
  const language = useLanguage();
  const { latest } = useAsync(language, () => fetchVideoFigures(language));
  return latest ?? noFigures;
}

/** The seconds of `hh:mm:ss`; undefined without one. */
export function secondsOf(clock: string | undefined): number | undefined {
  if (clock === undefined) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** A length in seconds as `21:32` or `1:00:18`, in the language's digits. */
export function lengthText(seconds: number, language: Language): string {
  const two = (value: number) => formatNumber(value, language, { minimumIntegerDigits: 2 });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = hours > 0 ? [formatNumber(hours, language), two(minutes)] : [formatNumber(minutes, language)];
  return [...parts, two(seconds % 60)].join(":");
}
