import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { PlaceToOpen } from "#app/features/reader/reading/reading-place.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { whenSettled } from "#app/hydration/use-settled.ts";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { queryInAddress, useSearchAddress } from "./search-address.ts";

const SearchBox = lazyComponent(() => import("./search-box.tsx").then((file) => file.SearchBox));
const LiveSearch = lazyComponent(() => import("./search-panel.tsx").then((panel) => panel.LiveSearch));

/** Loads the code of the field where the address has a query. */
export async function readySearch(search: URLSearchParams): Promise<void> {
  if (queryInAddress(search.toString())) await SearchBox.ready();
}

type QuranSearchProps = {
  /** The open surah. */
  readonly surah: number;
  /** Opens a verse or a range at an address without the search, as a new entry of the history. */
  readonly onOpen: (place: PlaceToOpen) => void;
  /** Whether the field was asked for; a query in the address shows it too. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Puts the field, while there is one, in its place on the page. */
  readonly placeField: (field: ReactNode) => ReactNode;
  /** Shown below while nothing is searched. */
  readonly children?: ReactNode;
};

/** The search over the whole Quran: a field, and the results while it has text. */
export function QuranSearch(props: QuranSearchProps) {
  const { surah, onOpen, isOpen, onOpenChange, placeField, children } = props;
  const box = useRef<HTMLInputElement>(null);
  const scrollBefore = useRef<number>(undefined);
  const [isPreloaded, setIsPreloaded] = useState(false);
  // The query on which Enter was pressed, until its answer comes: then the first result is opened.
  const [submitted, setSubmitted] = useState("");
  const { query, setQuery, choices, choose, flush, clear } = useSearchAddress();
  // There at once when it is asked for: a phone opens its keyboard only for a focus within the press.
  useEffect(() => {
    whenSettled()
      .then(SearchBox.ready)
      .catch(() => console.warn("the search field is not there yet"));
  }, []);
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
  const isFieldShown = isOpen || query !== "";
  const closeField = () => {
    setSubmitted("");
    clear();
    onOpenChange(false);
    returnToReading();
    // The button is there again when the field is gone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-opens-search]")?.focus());
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
    onOpenChange(false);
    onOpen(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !isFieldShown) return moveFocus(event);
    event.preventDefault();
    if (query) close();
    else closeField();
  };

  return (
    <>
      {/* Arrow keys move between the field and the results, Escape closes the search. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for keys of its controls */}
      <div onKeyDown={onKeyDown} className="print:hidden">
        {placeField(
          isFieldShown ? (
            <SearchBox
              input={box}
              surah={surah}
              query={query}
              onType={onType}
              onFocus={() => setIsPreloaded(true)}
              onSubmit={() => setSubmitted(query.trim() && query)}
              onClose={closeField}
            />
          ) : null,
        )}
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
