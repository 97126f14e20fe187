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

/** The place of the device's position, or a message in the reader's language that says why there is none. */
export async function findDevicePlace(
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
