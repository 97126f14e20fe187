import type { Language } from "#domain/language.ts";

/** A text in the language, else in English, else in the first language it has. */
export function inLanguage<Text>(
  texts: Readonly<Record<string, Text>>,
  language: Language,
): { text: Text; language: string } | undefined {
  const found = [language, "en", ...Object.keys(texts)].find((each) => texts[each] !== undefined);
  const text = found === undefined ? undefined : texts[found];
  return found === undefined || text === undefined ? undefined : { text, language: found };
}

/** Title and description of a project. */
export function projectWords(
  words: Readonly<Record<string, { readonly title: string; readonly description: string }>>,
  language: Language,
): { title: string; description: string } {
  return inLanguage(words, language)?.text ?? { title: "", description: "" };
}
