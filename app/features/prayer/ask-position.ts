import { devicePosition } from "#app/browser/device-position.ts";
import { loadWords } from "#app/i18n/words.ts";
import type { Language } from "#domain/language.ts";
import type { Place } from "#domain/places/place.ts";
import { placeAtPosition } from "./find-places.ts";

const problems = {
  denied: "positionDenied",
  unavailable: "positionUnavailable",
  missing: "positionMissing",
} as const;

/** The place of the device's own position, or why there is none, in the person's words. */
export async function askPosition(
  language: Language,
): Promise<{ readonly place: Place } | { readonly problem: string }> {
  const answer = await devicePosition();
  const place =
    "problem" in answer
      ? undefined
      : await placeAtPosition(answer.latitude, answer.longitude).catch(() => undefined);
  if (place) return { place };
  const text = await loadWords(language, "prayerparts");
  return { problem: text(problems["problem" in answer ? answer.problem : "unavailable"]) };
}
