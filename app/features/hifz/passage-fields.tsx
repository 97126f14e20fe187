import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { loadSurahNames, surahs } from "#content/quran/index.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { NumberField } from "./number-field.tsx";
import { type Passage, passageFrom } from "./passage.ts";
import { useLoaded } from "./use-loaded.ts";

type PassageFieldsProps = {
  readonly passage: Passage;
  readonly onChange: (passage: Passage) => void;
  /** How many verses a newly chosen surah begins with; all of them where nothing is said. */
  readonly firstVerses?: number;
};

/** Which verses: a surah, the first and the last. */
export function PassageFields({ passage, onChange, firstVerses }: PassageFieldsProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const names = useLoaded(`names ${language}`, () => loadSurahNames(language)).data;
  const { surah, from, to } = passage;
  const last = ayahsIn(surah);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_7rem_7rem]">
      <div className="col-span-2 sm:col-span-1">
        <SelectField
          label={text("surah")}
          name="surah"
          value={String(surah)}
          onChange={(value) => {
            const next = Number(value);
            onChange(passageFrom(next, firstVerses));
          }}
          options={surahs.map(({ number, arabicName }) => ({
            value: String(number),
            label: `${formatNumber(number, language)}. ${names?.[number - 1]?.name ?? arabicName}`,
          }))}
        />
      </div>
      <NumberField
        label={text("from")}
        value={from}
        min={1}
        max={last}
        onChange={(next) => onChange({ surah, from: next, to: Math.max(next, to) })}
      />
      <NumberField
        label={text("to")}
        value={to}
        min={1}
        max={last}
        onChange={(next) => onChange({ surah, from: Math.min(from, next), to: next })}
      />
    </div>
  );
}
