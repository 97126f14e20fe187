"use no memo";

import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { PlaceToOpen } from "./place-to-open.ts";
import { SearchBox } from "./search-box.tsx";
import { stepFocus } from "./step-focus.ts";
import { useHasStarted } from "./use-has-started.ts";
import { useSearchedAddress } from "./use-searched-address.ts";

const SearchWork = lazyComponent(() => import("./search-work.tsx").then((work) => work.SearchWork));

type QuranSearchProps = {
  /** The open one. */
  readonly surah: number;
  /** Opens a verse or some verses at an address without the search, as a step of the history. */
  readonly onOpen: (place: PlaceToOpen) => void;
  /** What stands below while nobody searches. */
  readonly children?: ReactNode;
};

/** The search over the whole Quran: a box, and while something is typed, what it finds. */
export function QuranSearch({ surah, onOpen, children }: QuranSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const leftAt = useRef<number>(undefined);
  const [isWanted, setIsWanted] = useState(false);
  // What Enter was pressed upon, until its answer is there: a fast hand presses before it comes.
  const [submitted, setSubmitted] = useState("");
  const { query, type, choices, choose, settle, clear } = useSearchedAddress();
  const isSearching = useHasStarted() && query.trim() !== "";

  const typed = (text: string) => {
    if (!query.trim() && text.trim()) leftAt.current = scrollY;
    setSubmitted("");
    type(text);
    if (query.trim() && !text.trim()) returnToReading();
  };
  const returnToReading = () => {
    const top = leftAt.current;
    leftAt.current = undefined;
    if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
  };
  const stop = () => {
    setSubmitted("");
    clear();
    box.current?.focus({ preventScroll: true });
    returnToReading();
  };
  const open = (place: PlaceToOpen) => {
    leftAt.current = undefined;
    setSubmitted("");
    settle();
    type("");
    onOpen(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !query) return stepFocus(event);
    event.preventDefault();
    stop();
  };

  return (
    <>
      {/* Arrow keys and Escape serve the box and the links inside. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for keys of its controls */}
      <div onKeyDown={onKeyDown} className="print:hidden">
        <SearchBox
          input={box}
          surah={surah}
          query={query}
          onType={typed}
          onFocus={() => setIsWanted(true)}
          onSubmit={() => setSubmitted(query.trim() && query)}
        />
        {(isSearching || isWanted) && (
          <MoreWords area="finding">
            <SearchWork
              query={query}
              choices={choices}
              surah={surah}
              isSubmitted={submitted !== "" && submitted === query}
              onAnswered={() => setSubmitted("")}
              onChoose={choose}
              onOpen={open}
              onClose={stop}
            />
          </MoreWords>
        )}
      </div>
      <div hidden={isSearching}>{children}</div>
    </>
  );
}
