import type { Language } from "#domain/language.ts";
import { type StoredValue, storedValue, useStoredValue } from "./stored-value.ts";

/** Whether Arabic is also written in Latin letters, as the person chose; null until they choose. */
export const storedLatinLetters: StoredValue<boolean | null> = storedValue<boolean | null>(
  "texts.transliteration",
  {
    parse: (text) => (text === "on" ? true : text === "off" ? false : undefined),
    print: (isOn) => (isOn ? "on" : "off"),
  },
  null,
);

/** A person's own choice holds in every language; without one, readers of Arabic see no Latin letters. */
export function showsLatinLetters(
  chosen: boolean | null,
  language: Language,
  hiddenIn: readonly Language[] = ["ar"],
): boolean {
  return chosen ?? !hiddenIn.includes(language);
}

/** Whether texts are also written in Latin letters here, and what chooses it. */
export function useLatinLetters(language: Language, hiddenIn?: readonly Language[]) {
  const [chosen, choose] = useStoredValue(storedLatinLetters);
  return { isShown: showsLatinLetters(chosen, language, hiddenIn), choose };
}
