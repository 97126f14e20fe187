import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { loadSurahNames, surahs } from "#content/quran/index.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { type Passage, passageFrom } from "./hifz-address.ts";
import { NumberField } from "./number-field.tsx";

type PassageFieldsProps = {
  readonly passage: Passage;
  readonly onChange: (passage: Passage) => void;
  /** How many verses of a newly chosen surah are selected; all of them by default. */
  readonly firstVerses?: number;
};

/** Fields for a surah and its first and last verse. */
export function PassageFields({ passage, onChange, firstVerses }: PassageFieldsProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const names = useAsync(`names ${language}`, () => loadSurahNames(language)).value;
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
