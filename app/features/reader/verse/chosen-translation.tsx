import type { Reading } from "#app/features/reader/reading/reading.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { loadEditions } from "#content/quran/index.ts";
import { type Language, nativeLanguageName } from "#domain/language.ts";
import { isImported, languageOfEdition, type ReaderEdition } from "#domain/reader-edition.ts";

/** Which of the translations of a reading a picture has. */
const choices = ["first", "second", "both"] as const;
export type TranslationChoice = (typeof choices)[number];

/** How verses are drawn: with which of their translations, and by whom each is. */
export type Drawn = {
  readonly language: Language;
  readonly choice: TranslationChoice;
  readonly authors: ReadonlyMap<ReaderEdition, string>;
};

/** The translators by edition; an imported one that the operator has taken away is replaced by ours. */
export async function translatorsOf(
  editions: readonly (ReaderEdition | null)[],
): Promise<ReadonlyMap<ReaderEdition, string>> {
  const shown = editions.filter((edition) => edition !== null);
  const ours = await loadEditions();
  const api = shown.some(isImported) ? await import("#app/api/imported-editions.ts") : undefined;
  const imported = await api?.importedEditions();
  return new Map(
    shown.map((edition) => {
      const text = isImported(edition) ? imported?.get(edition) : undefined;
      return [edition, (text ?? ours.find(({ id }) => id === languageOfEdition(edition)))?.author ?? ""];
    }),
  );
}

/** True where a reading has two translations to choose from. */
export const areTwo = ({ translation, second }: Reading) => translation !== null && second !== null;

type ChosenTranslationProps = {
  readonly reading: Reading;
  readonly drawn: Drawn;
  readonly onChange: (choice: TranslationChoice) => void;
};

/** Chooses between two translations and both. */
export function ChosenTranslation({ reading, drawn, onChange }: ChosenTranslationProps) {
  const text = useMessages("picture");
  const nameOf = (edition: ReaderEdition | null) =>
    edition ? `${nativeLanguageName[languageOfEdition(edition)]}: ${drawn.authors.get(edition)}` : "";
  const labels = {
    first: nameOf(reading.edition),
    second: nameOf(reading.secondEdition),
    both: text("bothTranslations"),
  };
  return (
    <SelectField
      label={text("translation")}
      name="picture-translation"
      value={drawn.choice}
      onChange={(value) => onChange(choices.find((choice) => choice === value) ?? "first")}
      options={choices.map((choice) => ({ value: choice, label: labels[choice] }))}
    />
  );
}
