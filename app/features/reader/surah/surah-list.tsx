import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useSurahSearch } from "#app/hydration/use-surah-search.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { samePlan } from "#app/storage/reading-plan.ts";
import { surahs } from "#content/quran/index.ts";
import { searchableNames, useSurahNames } from "./use-surah-names.ts";

type SurahListProps = {
  readonly current: number;
  readonly onChoose: (surah: number) => void;
  /** Focuses the field as soon as it is shown. */
  readonly isFocused?: boolean;
  /** Shown between the field and the list. */
  readonly below?: ReactNode;
};

/** All 114 surahs, searchable by their name in the language of the interface, their Arabic name and their number. */
export function SurahList({ current, onChoose, isFocused = false, below }: SurahListProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const names = useSurahNames();
  const { found, isReady } = useSurahSearch(query, searchableNames(names));
  // The query on which Enter was pressed, which may be before the spellings to search by are loaded.
  const [entered, setEntered] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // An effect, because the dialog around it opens in a layout effect and focuses its first control.
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  // One stop for the tab key, from which the arrows go on: the text after the list is not 114 stops away.
  const stop = found.includes(current) ? current : found[0];
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
      {below}
      {found.length === 0 && <p className="py-6 text-center text-ink-soft">{text("noSurahFound")}</p>}
      <ul className="mt-2">
        {found.map((number) => {
          const surah = surahs[number - 1];
          return (
            <li key={number}>
              <button
                type="button"
                tabIndex={number === stop ? 0 : -1}
                aria-current={number === current ? "true" : undefined}
                onClick={() => onChoose(number)}
                className="flex min-h-11.5 w-full items-center gap-2.5 rounded-control border-transparent border-s-3 ps-2.25 pe-3 text-start text-[0.9375rem] hover:bg-raised aria-[current=true]:border-green aria-[current=true]:bg-green-veil aria-[current=true]:font-semibold"
              >
                <span className="w-6 shrink-0 text-ink-soft text-sm tabular-nums">
                  {formatNumber(number, language)}
                </span>
                <span className="grow">{names[number - 1]?.name}</span>
                {language !== "ar" && (
                  <span lang="ar" dir="rtl" className="quran -mt-2 text-lg leading-none! text-ink-soft">
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
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], li button")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type SurahColumnProps = { readonly address: string; readonly current: number };

/** The list of surahs beside the text, on a wide screen; it stays while the text scrolls. */
export function SurahColumn({ address, current }: SurahColumnProps) {
  const [, navigate] = useLocation();
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = column.current?.querySelector<HTMLElement>(`li:nth-child(${current})`);
    if (row && column.current) column.current.scrollTop = row.offsetTop - column.current.clientHeight / 2;
  }, [current]);
  return (
    <div ref={column} className="sticky top-12 h-[calc(100dvh-3rem)] overflow-y-auto py-5 [&_input]:text-sm">
      <SurahList
        current={current}
        onChoose={(surah) => {
          navigate(`${address}?surah=${surah}${samePlan(location.search)}`);
          scrollTo(0, 0);
        }}
      />
    </div>
  );
}
