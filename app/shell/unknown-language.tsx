import { useSearch } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { isLanguage, nativeLanguageName } from "#domain/language.ts";

/** Tells the person when the address asks for a language we do not have. */
export function UnknownLanguage() {
  const text = useMessages("shell");
  const language = useLanguage();
  const asked = new URLSearchParams(useSearch()).get("lang");
  if (asked === null || isLanguage(asked)) return null;
  return (
    <p role="status" className="mx-auto max-w-6xl px-4 pt-4 text-gold sm:px-6">
      {text("unknownLanguage", { language: nativeLanguageName[language] })}
    </p>
  );
}
