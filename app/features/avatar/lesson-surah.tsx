import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { surahCount } from "#domain/verse-reference.ts";
import type { Avatar } from "./use-avatar.ts";

/** Which surah is taught. */
export function LessonSurah({ avatar: { choices, choose, texts } }: { readonly avatar: Avatar }) {
  const text = useMessages("avatar");
  const language = useLanguage();
  const options = Array.from({ length: surahCount }, (_, at) => ({
    value: String(at + 1),
    label: `${formatNumber(at + 1, language)}. ${texts?.names[at] ?? ""}`,
  }));
  return (
    <SelectField
      label={text("surah")}
      name="avatar-surah"
      value={String(choices.surah)}
      onChange={(value) => choose({ surah: Number(value) }, options[Number(value) - 1]?.label ?? "")}
      options={options}
    />
  );
}
