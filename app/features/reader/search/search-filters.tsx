import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { translationFor } from "#content/quran/index.ts";
import { isLanguage, type Language, languages, nativeLanguageName } from "#domain/language.ts";
import type { SearchChoices } from "./search-address.ts";

type SearchFiltersProps = {
  readonly id: string;
  readonly choices: SearchChoices;
  /** The translation that is searched; `ar` for the Arabic only. */
  readonly searched: Language;
  readonly surahName: string;
  readonly onChoose: (changed: Partial<SearchChoices>) => void;
};

const allJuz = Array.from({ length: 30 }, (_, at) => at + 1);

/** Where to search, and in which translation beside the Arabic. */
export function SearchFilters({ id, choices, searched, surahName, onChoose }: SearchFiltersProps) {
  const text = useMessages("finding");
  const language = useLanguage();
  const { isOnlyThisSurah, juz, revelation } = choices;
  const searchable = languages.filter((code) => translationFor(code) !== undefined);
  return (
    <div id={id} className="panel grid items-end gap-4 p-4 sm:grid-cols-2">
      <SelectField
        label={text("scope")}
        name="within"
        value={isOnlyThisSurah ? "surah" : ""}
        onChange={(value) => onChoose({ isOnlyThisSurah: value === "surah" })}
        options={[
          { value: "", label: text("wholeQuran") },
          { value: "surah", label: text("thisSurah", { name: surahName }) },
        ]}
      />
      <SelectField
        label={text("juz")}
        name="withinJuz"
        value={String(juz ?? "")}
        onChange={(value) => onChoose({ juz: Number(value) || undefined })}
        options={[
          { value: "", label: text("allJuz") },
          ...allJuz.map((number) => ({
            value: String(number),
            label: text("juzNumber", { number: formatNumber(number, language) }),
          })),
        ]}
      />
      <SelectField
        label={text("revelation")}
        name="revelation"
        value={revelation ?? ""}
        onChange={(value) =>
          onChoose({ revelation: value === "meccan" || value === "medinan" ? value : undefined })
        }
        options={[
          { value: "", label: text("anyRevelation") },
          { value: "meccan", label: text("meccan") },
          { value: "medinan", label: text("medinan") },
        ]}
      />
      <SelectField
        label={text("translation")}
        name="searchLanguage"
        value={searched}
        onChange={(value) =>
          onChoose({ language: isLanguage(value) && value !== language ? value : undefined })
        }
        options={[
          { value: "ar", label: text("arabicOnly") },
          ...searchable.map((code) => ({ value: code, label: nativeLanguageName[code] })),
        ]}
      />
    </div>
  );
}
