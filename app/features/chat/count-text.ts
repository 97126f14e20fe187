import type { Catalogue } from "#app/i18n/catalogue.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Values } from "#app/i18n/say.ts";
import type { Language } from "#domain/language.ts";
import type { WordCount } from "./assistant-talk.ts";

type Text = (key: keyof Catalogue["answers"] & string, values?: Values) => string;

/** What is said of a counted word, a sentence each: how often it stands, in which forms, by which rule. */
export function countText(count: WordCount, text: Text, language: Language): readonly string[] {
  const { occurrences, verses } = count;
  return [
    text("count.of", {
      word: language === "ar" || language === "ur" ? count.arabic : count.latin,
      occurrences,
      verses,
      times: formatNumber(occurrences, language),
      inVerses: formatNumber(verses, language),
    }),
    ...(count.id === "allah" ? [text("count.allah")] : []),
    text("count.forms", { forms: count.forms.join(language === "ar" || language === "ur" ? "، " : ", ") }),
    text("count.rule"),
  ];
}
