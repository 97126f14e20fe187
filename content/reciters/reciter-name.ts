import type { Language } from "#domain/language.ts";
import type { Recording } from "#domain/recitation/recording.ts";

/** The reciter's name in the script of the language. */
export function reciterName({ name }: Pick<Recording, "name">, language: Language): string {
  return language === "ar" || language === "ur" ? name.ar : name.en;
}
