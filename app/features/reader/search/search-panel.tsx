import { SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { PlaceToOpen } from "#app/features/reader/reading/reading-place.ts";
import { useSurahNames } from "#app/features/reader/surah/use-surah-names.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { translationFor } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { filterOf, type SearchChoices } from "./search-address.ts";
import { SearchFilters } from "./search-filters.tsx";
import { SearchResults } from "./search-results.tsx";
import { type QuranSearchState, useQuranSearch } from "./use-quran-search.ts";

type SearchPanelProps = {
  readonly search: QuranSearchState;
  readonly query: string;
  readonly choices: SearchChoices;
  readonly searched: Language;
  readonly surah: number;
  readonly onChoose: (changed: Partial<SearchChoices>) => void;
  readonly onOpen: (place: PlaceToOpen) => void;
  readonly onClose: () => void;
};

/** What is looked for where, what was found, and what the search is doing meanwhile. */
function SearchPanel(props: SearchPanelProps) {
  const { search, query, choices, searched, surah, onChoose, onOpen, onClose } = props;
  const { found, isCurrent, phase } = search;
  const text = useMessages("finding");
  const names = useSurahNames();
  const filtersId = useId();
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const isNarrowed = choices.isOnlyThisSurah || choices.juz !== undefined || choices.revelation !== undefined;
  const dropFilters = () => onChoose({ isOnlyThisSurah: false, juz: undefined, revelation: undefined });
  return (
    <section aria-label={text("results")} className="grid gap-4 pt-3 pb-6">
      <h1 className="sr-only">{text("results")}</h1>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto min-h-[1.6em]">
          {found && isCurrent && text("total", { count: found.total })}
        </p>
        <Button
          aria-expanded={areFiltersOpen}
          aria-controls={filtersId}
          onClick={() => setAreFiltersOpen(!areFiltersOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className={`size-4 ${isNarrowed ? "text-gold" : ""}`} />
          {text(isNarrowed ? "filtersOn" : "filters")}
        </Button>
        <Button onClick={onClose}>{text("clear")}</Button>
      </div>
      {areFiltersOpen && (
        <SearchFilters
          id={filtersId}
          choices={choices}
          searched={searched}
          surahName={names[surah - 1]?.name ?? ""}
          onChoose={onChoose}
        />
      )}
      <SearchNotice search={search} />
      {found && phase.kind !== "failed" && (found.total > 0 || found.place) && (
        <SearchResults
          found={found}
          isCurrent={isCurrent}
          searched={searched}
          names={names}
          onOpen={onOpen}
          onMore={search.showMore}
        />
      )}
      {found && isCurrent && found.total === 0 && !found.place && (
        <NothingFound query={query} onDropFilters={isNarrowed ? dropFilters : undefined} />
      )}
    </section>
  );
}

type SearchWorkProps = {
  readonly query: string;
  readonly choices: SearchChoices;
  readonly surah: number;
  /** The best result is to be opened as soon as it is there. */
  readonly isSubmitted: boolean;
  /** Called once there is nothing to wait for any more. */
  readonly onAnswered: () => void;
  readonly onChoose: (changed: Partial<SearchChoices>) => void;
  readonly onOpen: (place: PlaceToOpen) => void;
  readonly onClose: () => void;
};

/** The search at work: opened when the box is entered, drawn while something is typed. */
export function SearchWork(props: SearchWorkProps) {
  const { query, choices, surah, isSubmitted, onAnswered, onChoose, onOpen, onClose } = props;
  const language = useLanguage();
  const wanted = choices.language ?? language;
  const searched = translationFor(wanted) ?? "ar";
  const search = useQuranSearch({ query, language: searched, filter: filterOf(choices, surah) });
  const isAnswered = search.isCurrent || search.phase.kind === "failed";
  useEffect(search.open, []);
  const openFirst = useEffectEvent(() => {
    const { found, isCurrent } = search;
    const { place } = found ?? {};
    const first = place ? { ...place.at, to: place.to } : found?.verses[0];
    onAnswered();
    if (isCurrent && first) onOpen(first);
  });
  useEffect(() => {
    if (isSubmitted && isAnswered) openFirst();
  }, [isSubmitted, isAnswered]);
  if (!query.trim()) return null;
  return (
    <SearchPanel
      search={search}
      query={query}
      choices={choices}
      searched={searched}
      surah={surah}
      onChoose={onChoose}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}

type SearchNoticeProps = {
  readonly search: QuranSearchState;
};

/** What the search is doing, or what it lacks. */
function SearchNotice({ search }: SearchNoticeProps) {
  const { phase, isCurrent, areTextsMissing, retry } = search;
  const text = useMessages("finding");
  const language = useLanguage();
  const isOffline = typeof navigator !== "undefined" && !navigator.onLine;
  const trouble =
    phase.kind === "failed"
      ? isOffline
        ? "failedOffline"
        : "failed"
      : areTextsMissing
        ? "textsMissing"
        : null;
  if (trouble)
    return (
      <div role="alert" className="panel flex flex-wrap items-center justify-between gap-3 p-4">
        <p>{text(trouble)}</p>
        <Button look="primary" onClick={retry}>
          {text("retry")}
        </Button>
      </div>
    );
  if (phase.kind === "opening") {
    const unit = { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 } as const;
    const size = formatNumber(phase.bytes / 1000, language, unit);
    return <p className="text-ink-soft text-sm">{text("opening", { size })}</p>;
  }
  return isCurrent ? null : <p className="text-ink-soft text-sm">{text("searching")}</p>;
}

type NothingFoundProps = {
  readonly query: string;
  /** Set when filters narrow the search. */
  readonly onDropFilters: (() => void) | undefined;
};

const longestShown = 60;

/** Says that nothing was found, and teaches what finds more. */
function NothingFound({ query, onDropFilters }: NothingFoundProps) {
  const text = useMessages("finding");
  const signs = [...query.trim()];
  const shown = signs.length > longestShown ? `${signs.slice(0, longestShown).join("")}…` : signs.join("");
  return (
    <EmptyState title={text("nothing", { query: shown })}>
      {onDropFilters && <Button onClick={onDropFilters}>{text("dropFilters")}</Button>}
      <ul className="grid max-w-[65ch] list-disc gap-1 ps-5 text-start text-ink-soft">
        <li>{text("hintSpelling")}</li>
        <li>{text("hintFewer")}</li>
        <li>{text("hintLanguage")}</li>
        <li>{text("hintPlace")}</li>
      </ul>
    </EmptyState>
  );
}
