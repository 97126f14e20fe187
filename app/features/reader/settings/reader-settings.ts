import { useEffect } from "react";
import { useSearch } from "wouter";
import {
  type ImportedEdition,
  isImported,
  type ReaderEdition,
} from "#app/features/reader/reading/reader-edition.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { formerReaderSettings, readerSettingsKey } from "#app/storage/reader-settings-text.ts";
import { storedValue, useStoredValue, wordOf } from "#app/storage/stored-value.ts";
import { isPublished, type TranslationId, translationFor } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";

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

const translationIds = ["en", "fr", "ur", "id", "tr"] as const satisfies readonly TranslationId[];
const sizeWord = wordOf(fontSizes);
const editionWord = wordOf<TranslationId | "own">(["own", ...translationIds]);
const secondWord = wordOf<TranslationId | "none">(["none", ...translationIds]);

const editionOf = <Known extends string>(
  known: { readonly parse: (text: string) => Known | undefined },
  text: string,
): Known | ImportedEdition | undefined => (isImported(text) ? text : known.parse(text));

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
    edition: editionOf(editionWord, word("edition")) ?? fallback.edition,
    secondEdition: editionOf(secondWord, word("second")) ?? fallback.secondEdition,
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

/** The sizes of the Arabic: 24, 27, 30 and 40 px on a phone, 27, 31, 34 and 46 px on a wider screen. */
export const textSize = {
  small: "text-[calc(var(--size-quran)*0.8)]",
  medium: "text-[calc(var(--size-quran)*0.9)]",
  large: "text-(length:--size-quran)",
  extraLarge: "text-[calc(var(--size-quran)*1.35)]",
} as const satisfies Record<FontSize, string>;

/** The translations to show: the chosen one or that of the person's language, and the second one beside it. */
export function useEditions() {
  const language = useLanguage();
  const own = translationFor(language) ?? null;
  const { edition: first, secondEdition: second } = useReaderSettings();
  const wantsSecondEdition = new URLSearchParams(useSearch()).get("translations") === "2";
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address starts to request it
  useEffect(() => {
    if (!wantsSecondEdition) return;
    const known = storedReaderSettings.read();
    const two = withSecondEdition({ first: known.edition, second: known.secondEdition }, language);
    changeReaderSettings({ edition: two.first, secondEdition: two.second });
  }, [wantsSecondEdition]);
  const publishedOrNull = (id: ReaderEdition | "own" | "none") =>
    id !== "own" && id !== "none" && (isImported(id) || isPublished(id)) ? id : null;
  const edition = publishedOrNull(first) ?? own;
  const beside = publishedOrNull(second);
  return { edition, secondEdition: beside === edition ? null : beside };
}

type Editions = { readonly first: ReaderEdition | "own"; readonly second: ReaderEdition | "none" };

/** The choice for an address with `translations=2`: with a second translation, if the person has not chosen one yet. */
export function withSecondEdition({ first, second }: Editions, language: Language): Editions {
  if (second !== "none") return { first, second };
  const available = languages.flatMap((code) => translationFor(code) ?? []);
  const read = first === "own" ? translationFor(language) : first;
  const [one, other] = available.filter((edition) => edition !== read);
  // Arabic has no translation of its own: there the first one is needed too.
  if (read === undefined) return { first: one ?? "own", second: other ?? "none" };
  return { first, second: one ?? "none" };
}
