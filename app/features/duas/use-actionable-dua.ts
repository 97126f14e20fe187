import type { ActionableText } from "#app/browser/actionable-text.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { directionOf, type Language } from "#domain/language.ts";
import type { DuaEntry } from "./dua-entry.ts";

function actionableDua(dua: DuaEntry, reference: string, language: Language): ActionableText {
  const { id, title, passage } = dua;
  const arabic = passage ? passage.arabic.join(" ") : (dua.arabic ?? "");
  const translation = passage ? passage.translation?.join(" ") : dua.translation;
  return {
    kind: "dua",
    id,
    name: title,
    shared: {
      title,
      text: [arabic, dua.transliteration, translation, reference].filter(Boolean).join("\n\n"),
      path: `/duas-collection?id=${id}`,
    },
    card: {
      arabic,
      isQuran: passage !== undefined,
      translation,
      source: reference,
      language,
      direction: directionOf(language),
    },
    ...(passage ? { passage: { surah: passage.surah, from: passage.from, to: passage.to } } : {}),
  };
}

/** A dua's reference in one line, and the dua as a text with actions, in the reader's language. */
export function useActionableDua(dua: DuaEntry): {
  readonly reference: string;
  readonly actionable: ActionableText;
} {
  const text = useMessages("duas");
  const language = useLanguage();
  const numberOf = (printed: string) => printedNumber(printed, language);
  const { passage, quran, sources } = dua;
  const places = sources.map(({ collection, number }) => `${collection} ${numberOf(number)}`);
  const reference = [
    ...(passage && quran
      ? [text("quranPassage", { name: passage.surahName, reference: numberOf(quran) })]
      : []),
    ...places,
  ].join(lineSeparator(language));
  return { reference, actionable: actionableDua(dua, reference, language) };
}
