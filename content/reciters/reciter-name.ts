import type { Language } from "#domain/language.ts";
import type { Recording } from "#domain/recitation/recording.ts";

/** The reciter's name in the script that the language's readers read. */
export function reciterName({ name }: Pick<Recording, "name">, language: Language): string {
  return language === "ar" || language === "ur" ? name.ar : name.en;
}
