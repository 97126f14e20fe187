import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSurahsListed } from "#app/hydration/use-surahs-listed.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { surahs } from "#content/quran/index.ts";
import { searchableNames, useSurahNames } from "./use-surah-names.ts";

type SurahListProps = { readonly current: number; readonly onChoose: (surah: number) => void };

type SurahSheetProps = SurahListProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** The choice of a surah in a sheet. */
export function SurahSheet({ isOpen, onClose, ...list }: SurahSheetProps) {
  const text = useMessages("reader");
  return (
    <Sheet title={text("chooseSurah")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <SurahList {...list} />
    </Sheet>
  );
}

/** All 114 surahs, searchable by their name in the language of the interface, their Arabic name and their number. */
function SurahList({ current, onChoose }: SurahListProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const names = useSurahNames();
  const { found, isReady } = useSurahsListed(query, searchableNames(names));
  // The query on which Enter was pressed, which may be before the spellings to search by are loaded.
  const [entered, setEntered] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // An effect, because the dialog around it opens in a layout effect and focuses its first control.
  useEffect(() => field.current?.focus(), []);
  const isEntered = isReady && entered !== "" && entered === query;
  const openFirst = useEffectEvent(() => {
    setEntered("");
    if (found[0] !== undefined) onChoose(found[0]);
  });
  useEffect(() => {
    if (isEntered) openFirst();
  }, [isEntered]);

  return (
    // Arrow keys move through the list; each row is a button of its own.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for keys of its buttons
    <div onKeyDown={moveFocus}>
      <input
        ref={field}
        type="search"
        value={query}
        aria-label={text("searchSurah")}
        placeholder={text("searchSurah")}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && query.trim()) setEntered(query);
        }}
        className="field sticky top-0"
      />
      {found.length === 0 && <p className="py-6 text-center text-ink-soft">{text("noSurahFound")}</p>}
      <ul className="mt-2">
        {found.map((number) => {
          const surah = surahs[number - 1];
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={number === current ? "true" : undefined}
                onClick={() => onChoose(number)}
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-raised aria-[current=true]:text-green"
              >
                <span className="w-9 shrink-0 text-ink-soft text-sm">{formatNumber(number, language)}</span>
                <span className="grow">{names[number - 1]?.name}</span>
                {language !== "ar" && (
                  <span lang="ar" dir="rtl" className="font-naskh text-lg">
                    {surah?.arabicName}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
