import type { ImportedHadith } from "#app/api/imported-hadith.ts";
import type { ActionableText } from "#app/browser/actionable-text.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { directionOf } from "#domain/language.ts";
import { browseAddress } from "./browse-address.ts";

/** The key of an imported hadith in the user data: `sahih-muslim/33a`. */
export function importedKey({ collection, number }: Pick<ImportedHadith, "collection" | "number">): string {
  return `${collection}/${number}`;
}

/** Collection and number of a key in the user data; undefined for the id of a hadith of ours. */
export function importedPlace(key: string): { collection: string; number: string } | undefined {
  const [collection = "", ...number] = key.split("/");
  return number.length === 0 ? undefined : { collection, number: number.join("/") };
}

/** What is stored and shared of an imported hadith, in all languages that are shown. */
export function useActionableImported(
  first: ImportedHadith,
  rows: readonly ImportedHadith[],
): ActionableText {
  const text = useMessages("hadith");
  const language = useLanguage();
  const { collection, number, title } = first;
  const source = `${title} ${printedNumber(number, language)}`;
  const arabic = rows.find((row) => row.language === "ar")?.text;
  const other = rows.find((row) => row.language !== "ar");
  const narrator = other?.narrator ?? first.narrator;
  const line = [narrator, source].filter(Boolean).join(lineSeparator(language));
  return {
    kind: "hadith",
    id: importedKey(first),
    name: source,
    shared: {
      title: text("shareTitle", { source }),
      text: [...rows.map((row) => row.text), line].join("\n\n"),
      path: browseAddress({ collection, number }),
    },
    card: {
      arabic: arabic ?? "",
      isQuran: false,
      translation: other?.text,
      source: line,
      language: other?.language ?? "ar",
      direction: directionOf(other?.language ?? "ar"),
    },
  };
}
