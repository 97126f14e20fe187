import { useState } from "react";
import { useSurahsListed } from "#app/hydration/use-surahs-listed.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SearchField } from "#app/ui/search-field.tsx";
import { surahs } from "#content/quran/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";

type SurahChoiceProps = {
  readonly names: readonly string[];
  readonly recording: Recording | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (surah: number) => void;
};

/** The surahs of the chosen recording, searchable. */
export function SurahChoice({ names, recording, chosen, onChoose }: SurahChoiceProps) {
  const text = useMessages("streaming");
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const all = recording?.surahs ?? surahs.map(({ number }) => number);
  const listed = useSurahsListed(
    typed,
    names.map((name) => [name]),
  );
  const found = listed.found.filter((number) => all.includes(number));
  return (
    <div className="panel flex h-full flex-col overflow-hidden">
      <div className="border-line border-b p-3">
        <h2 className="mb-2 font-display text-lg">{text("surahs")}</h2>
        <SearchField label={text("searchSurah")} name="surah-search" value={typed} onChange={setTyped} />
        <p role="status" className="mt-1 text-ink-soft text-xs empty:hidden">
          {recording ? text("surahsOf", { count: all.length }) : text("chooseReciterFirst")}
        </p>
      </div>
      {found.length === 0 && <p className="p-6 text-center text-ink-soft">{text("noSurahs")}</p>}
      <ul
        tabIndex={recording ? undefined : 0}
        className="h-[400px] min-h-[400px] grow overflow-y-auto p-2 empty:hidden lg:h-0"
      >
        {found.map((number) => (
          <li key={number}>
            <button
              type="button"
              disabled={!recording}
              aria-pressed={number === chosen}
              onClick={() => onChoose(number)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-ground disabled:opacity-60 aria-pressed:bg-green aria-pressed:text-on-green"
            >
              <span className="w-9 shrink-0 text-center text-gold tabular-nums in-aria-pressed:text-on-green">
                {formatNumber(number, language)}
              </span>
              <span className="min-w-0 grow break-words">{names[number - 1]}</span>
              {language !== "ar" && (
                <span lang="ar" dir="rtl" className="shrink-0 font-naskh text-lg">
                  {surahs[number - 1]?.arabicName}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
