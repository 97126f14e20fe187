import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import type { PlaceToOpen } from "#app/features/reader/reading/reading-place.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useSearchAddress } from "./search-address.ts";

const LiveSearch = lazyComponent(() => import("./search-panel.tsx").then((panel) => panel.LiveSearch));

type QuranSearchProps = {
  /** The open surah. */
  readonly surah: number;
  /** Opens a verse or a range at an address without the search, as a new entry of the history. */
  readonly onOpen: (place: PlaceToOpen) => void;
  /** Shown below while nothing is searched. */
  readonly children?: ReactNode;
};

/** The search over the whole Quran: a field, and the results while it has text. */
export function QuranSearch({ surah, onOpen, children }: QuranSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const scrollBefore = useRef<number>(undefined);
  const [isPreloaded, setIsPreloaded] = useState(false);
  // The query on which Enter was pressed, until its answer comes: then the first result is opened.
  const [submitted, setSubmitted] = useState("");
  const { query, setQuery, choices, choose, flush, clear } = useSearchAddress();
  const isSearching = useIsHydrated() && query.trim() !== "";

  const onType = (text: string) => {
    if (!query.trim() && text.trim()) scrollBefore.current = scrollY;
    setSubmitted("");
    setQuery(text);
    if (query.trim() && !text.trim()) returnToReading();
  };
  const returnToReading = () => {
    const top = scrollBefore.current;
    scrollBefore.current = undefined;
    if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
  };
  const close = () => {
    setSubmitted("");
    clear();
    box.current?.focus({ preventScroll: true });
    returnToReading();
  };
  const open = (place: PlaceToOpen) => {
    scrollBefore.current = undefined;
    setSubmitted("");
    flush();
    setQuery("");
    onOpen(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !query) return moveFocus(event);
    event.preventDefault();
    close();
  };

  return (
    <>
      {/* Arrow keys move between the field and the results, Escape closes the search. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for keys of its controls */}
      <div onKeyDown={onKeyDown} className="print:hidden">
        <SearchBox
          input={box}
          surah={surah}
          query={query}
          onType={onType}
          onFocus={() => setIsPreloaded(true)}
          onSubmit={() => setSubmitted(query.trim() && query)}
        />
        {(isSearching || isPreloaded) && (
          <MoreWords area="finding">
            <LiveSearch
              query={query}
              choices={choices}
              surah={surah}
              isSubmitted={submitted !== "" && submitted === query}
              onAnswered={() => setSubmitted("")}
              onChoose={choose}
              onOpen={open}
              onClose={close}
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

/** The search field for words, phrases and places of the Quran. */
function SearchBox({ input, surah, query, onType, onFocus, onSubmit }: SearchBoxProps) {
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
            // The text has the direction of its own script, the icons that of the page.
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

/** Moves the focus between the field and the results with the arrow keys, in the order of the page. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
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
