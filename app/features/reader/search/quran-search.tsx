import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import type { PlaceToOpen } from "#app/features/reader/reading/reading-place.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useSearchAddress } from "./search-address.ts";

const SearchWork = lazyComponent(() => import("./search-panel.tsx").then((work) => work.SearchWork));

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
  "use no memo";
  const box = useRef<HTMLInputElement>(null);
  const leftAt = useRef<number>(undefined);
  const [isWanted, setIsWanted] = useState(false);
  // What Enter was pressed upon, until its answer is there: a fast hand presses before it comes.
  const [submitted, setSubmitted] = useState("");
  const { query, type, choices, choose, settle, clear } = useSearchAddress();
  const isSearching = useIsHydrated() && query.trim() !== "";

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

type SearchBoxProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly surah: number;
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onFocus: () => void;
  readonly onSubmit: () => void;
};

/** The one box for words, phrases and places of the Quran. */
function SearchBox({ input, surah, query, onType, onFocus, onSubmit }: SearchBoxProps) {
  "use no memo";
  const text = useMessages("reader");
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label className="relative block">
          <span className="sr-only">{text("searchQuran")}</span>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-soft"
          />
          <input
            ref={input}
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={query}
            placeholder={text("searchPlaceholder")}
            onChange={(event) => onType(event.target.value)}
            onFocus={onFocus}
            // Each script is typed in its own direction; glass and cross keep the page's.
            className="field ps-10 [unicode-bidi:plaintext]"
          />
        </label>
        <noscript>
          <input type="hidden" name="surah" value={surah} />
          <p className="mt-2 text-ink-soft text-sm">{text("searchNeedsScripts")}</p>
        </noscript>
      </form>
    </search>
  );
}

/** Moves the focus between a search's box and its results by the arrow keys, in the order they stand. */
function stepFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || event.target instanceof HTMLSelectElement) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], [data-step]")];
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.closest("li")?.scrollIntoView({ block: "nearest" });
}
