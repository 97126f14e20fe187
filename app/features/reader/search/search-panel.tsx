import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { useSurahNames } from "#app/features/reader/surah/use-surah-names.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Language } from "#domain/language.ts";
import { NothingFound } from "./nothing-found.tsx";
import type { PlaceToOpen } from "./place-to-open.ts";
import type { SearchChoices } from "./search-address.ts";
import { SearchFilters } from "./search-filters.tsx";
import { SearchNotice } from "./search-notice.tsx";
import { SearchResults } from "./search-results.tsx";
import type { QuranSearchState } from "./use-quran-search.ts";

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
export function SearchPanel(props: SearchPanelProps) {
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
