import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { translationFor } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { filterOf } from "./search-address.ts";
import { SearchBox } from "./search-box.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { stepFocus } from "./step-focus.ts";
import { useHasStarted } from "./use-has-started.ts";
import { useQuranSearch } from "./use-quran-search.ts";
import { useSearchedAddress } from "./use-searched-address.ts";

type QuranSearchProps = {
  /** The open one. */
  readonly surah: number;
  /** Opens a verse at an address without the search, as a step of the history. */
  readonly onOpen: (reference: VerseReference) => void;
  /** What stands below while nobody searches. */
  readonly children?: ReactNode;
};

/** The search over the whole Quran: a box, and while something is typed, what it finds. */
export function QuranSearch({ surah, onOpen, children }: QuranSearchProps) {
  const language = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const leftAt = useRef<number>(undefined);
  const { query, type, choices, choose, clear } = useSearchedAddress();
  const wanted = choices.language ?? language;
  const searched = translationFor(wanted) ?? "ar";
  const search = useQuranSearch({ query, language: searched, filter: filterOf(choices, surah) });
  const isSearching = useHasStarted() && query.trim() !== "";

  const typed = (text: string) => {
    if (!query.trim() && text.trim()) leftAt.current = scrollY;
    type(text);
    if (query.trim() && !text.trim()) returnToReading();
  };
  const returnToReading = () => {
    const top = leftAt.current;
    leftAt.current = undefined;
    if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
  };
  const stop = () => {
    clear();
    box.current?.focus({ preventScroll: true });
    returnToReading();
  };
  const open = (reference: VerseReference) => {
    leftAt.current = undefined;
    type("");
    onOpen(reference);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !query) return stepFocus(event);
    event.preventDefault();
    stop();
  };
  const openFirst = () => {
    const { found, isCurrent } = search;
    const first = found?.place?.at ?? found?.verses[0];
    if (isCurrent && first) open(first);
  };

  return (
    <>
      {/* Arrow keys and Escape serve the box and the links inside. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for keys of its controls */}
      <div onKeyDown={onKeyDown}>
        <SearchBox
          input={box}
          surah={surah}
          query={query}
          onType={typed}
          onFocus={search.open}
          onSubmit={openFirst}
        />
        {isSearching && (
          <SearchPanel
            search={search}
            query={query}
            choices={choices}
            searched={searched}
            surah={surah}
            onChoose={choose}
            onOpen={open}
            onClose={stop}
          />
        )}
      </div>
      <div hidden={isSearching}>{children}</div>
    </>
  );
}
