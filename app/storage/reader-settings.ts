import { editionNamed, type ReaderEdition } from "#domain/reader-edition.ts";
import { formerReaderSettings, readerSettingsKey } from "./reader-settings-text.ts";
import { storedValue, useStoredValue, wordOf } from "./stored-value.ts";

export const fontSizes = ["small", "medium", "large", "extraLarge"] as const;

export type FontSize = (typeof fontSizes)[number];

/** What a person chose for reading: one object, for both readers. */
export type ReaderSettings = {
  /** The size of the Arabic; the translation follows it. */
  readonly fontSize: FontSize;
  /** Whether the translation is shown under each verse. */
  readonly hasTranslation: boolean;
  /** Whether the transliteration in Latin letters is shown under each verse. */
  readonly hasTransliteration: boolean;
  /** Whether the text is dark while the page is light. */
  readonly isDark: boolean;
  /** Page by page like the Madinah mushaf, instead of verse by verse. */
  readonly isPaged: boolean;
  /** The translation; `own` is that of the interface's language. */
  readonly edition: ReaderEdition | "own";
  /** The translation beside the first. */
  readonly secondEdition: ReaderEdition | "none";
};

const fallback: ReaderSettings = {
  fontSize: "large",
  hasTranslation: true,
  hasTransliteration: false,
  isDark: false,
  isPaged: false,
  edition: "own",
  secondEdition: "none",
};

const sizeWord = wordOf(fontSizes);

const parse = (text: string): ReaderSettings => {
  const words = new URLSearchParams(text);
  const word = (name: string) => words.get(name) ?? "";
  const isOn = (name: string, otherwise: boolean) =>
    word(name) === "on" || (word(name) !== "off" && otherwise);
  return {
    fontSize: sizeWord.parse(word("size")) ?? fallback.fontSize,
    hasTranslation: isOn("translation", fallback.hasTranslation),
    hasTransliteration: isOn("transliteration", fallback.hasTransliteration),
    isDark: isOn("dark", fallback.isDark),
    isPaged: isOn("pages", fallback.isPaged),
    edition: editionNamed(word("edition")) ?? fallback.edition,
    secondEdition: editionNamed(word("second")) ?? fallback.secondEdition,
  };
};

const print = (settings: ReaderSettings): string => {
  const onOff = (isOn: boolean) => (isOn ? "on" : "off");
  return String(
    new URLSearchParams({
      size: settings.fontSize,
      translation: onOff(settings.hasTranslation),
      transliteration: onOff(settings.hasTransliteration),
      dark: onOff(settings.isDark),
      pages: onOff(settings.isPaged),
      edition: settings.edition,
      second: settings.secondEdition,
    }),
  );
};

/** The settings of both readers; what an earlier version stored one by one counts until they are first changed. */
export const storedReaderSettings = storedValue<ReaderSettings>(
  readerSettingsKey,
  { parse, print },
  fallback,
  formerReaderSettings,
);

/** Changes some of the settings and keeps the others. */
export function changeReaderSettings(change: Partial<ReaderSettings>): void {
  storedReaderSettings.write({ ...storedReaderSettings.read(), ...change });
}

/** The settings of both readers. */
export function useReaderSettings(): ReaderSettings {
  return useStoredValue(storedReaderSettings)[0];
}
