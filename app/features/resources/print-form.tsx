import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { surahs, translationFor } from "#content/quran/index.ts";
import { useSurahNames } from "./use-surah-names.ts";

const juzNumbers = Array.from({ length: 30 }, (_, at) => at + 1);

/** Choice of what to print; a plain form, so that it works without JavaScript too. */
export function PrintForm() {
  const text = useMessages("resources");
  const language = useLanguage();
  const names = useSurahNames();
  const [print, setPrint] = useState("surah-36");
  const number = (value: number) => formatNumber(value, language);
  return (
    <form method="get" className="panel grid items-end gap-4 p-5 sm:grid-cols-[1fr_auto_auto]">
      <label className="block">
        <span className="mb-1 block text-ink-soft text-sm">{text("whole")}</span>
        <select
          name="print"
          value={print}
          onChange={(event) => setPrint(event.target.value)}
          className="field"
        >
          <optgroup label={text("surah")}>
            {surahs.map(({ number: surah, arabicName }) => (
              <option key={surah} value={`surah-${surah}`}>
                {`${number(surah)}. ${names[surah - 1]?.name ?? arabicName}`}
              </option>
            ))}
          </optgroup>
          <optgroup label={text("juz")}>
            {juzNumbers.map((juz) => (
              <option key={juz} value={`juz-${juz}`}>
                {text("juzNumbered", { number: number(juz) })}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {translationFor(language) && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="translation" value="1" className="size-5 accent-green" />
          {text("withTranslation")}
        </label>
      )}
      <button type="submit" className={buttonClass("primary")}>
        {text("show")}
      </button>
    </form>
  );
}
