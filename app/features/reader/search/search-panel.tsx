import { SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { PlaceToOpen } from "#app/features/reader/reading/reading-place.ts";
import { useSurahNames } from "#app/features/reader/surah/use-surah-names.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { translationFor } from "#content/quran/index.ts";
import { isLanguage, type Language, languages, nativeLanguageName } from "#domain/language.ts";
import { filterOf, type SearchChoices } from "./search-address.ts";
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

/** The filters, the state of the search and its results. */
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
      {found && (isCurrent || phase.kind !== "failed") && (found.total > 0 || found.place) && (
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

type LiveSearchProps = {
  readonly query: string;
  readonly choices: SearchChoices;
  readonly surah: number;
  /** Whether to open the first result as soon as it is there. */
  readonly isSubmitted: boolean;
  /** Called once the answer is there or the search has failed. */
  readonly onAnswered: () => void;
  readonly onChoose: (changed: Partial<SearchChoices>) => void;
  readonly onOpen: (place: PlaceToOpen) => void;
  readonly onClose: () => void;
};

/** Starts the search worker when it is mounted, and shows the results while there is a query. */
export function LiveSearch(props: LiveSearchProps) {
  const { query, choices, surah, isSubmitted, onAnswered, onChoose, onOpen, onClose } = props;
  const language = useLanguage();
  const searched = translationFor(choices.language ?? language) ?? "ar";
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

/** The state of the search: loading, searching, or an error with a button to try again. */
function SearchNotice({ search }: SearchNoticeProps) {
  const { phase, isCurrent, areTextsMissing, retry } = search;
  const text = useMessages("finding");
  const language = useLanguage();
  const isOffline = typeof navigator !== "undefined" && !navigator.onLine;
  const problem =
    phase.kind === "failed"
      ? isOffline
        ? "failedOffline"
        : "failed"
      : areTextsMissing
        ? "textsMissing"
        : null;
  if (problem)
    return (
      <div role="alert" className="panel flex flex-wrap items-center justify-between gap-3 p-4">
        <p>{text(problem)}</p>
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
  /** Undefined where no filter narrows the search. */
  readonly onDropFilters: (() => void) | undefined;
};

const longestShown = 60;

/** Says that nothing was found, with hints for finding more. */
function NothingFound({ query, onDropFilters }: NothingFoundProps) {
  const text = useMessages("finding");
  const characters = [...query.trim()];
  const shown =
    characters.length > longestShown ? `${characters.slice(0, longestShown).join("")}…` : characters.join("");
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

type SearchFiltersProps = {
  readonly id: string;
  readonly choices: SearchChoices;
  /** The translation that is searched; `ar` for the Arabic only. */
  readonly searched: Language;
  readonly surahName: string;
  readonly onChoose: (changed: Partial<SearchChoices>) => void;
};

const allJuz = Array.from({ length: 30 }, (_, at) => at + 1);

/** Where to search, and in which translation beside the Arabic. */
function SearchFilters({ id, choices, searched, surahName, onChoose }: SearchFiltersProps) {
  const text = useMessages("finding");
  const language = useLanguage();
  const { isOnlyThisSurah, juz, revelation } = choices;
  const searchable = languages.filter((code) => translationFor(code) !== undefined);
  return (
    <div id={id} className="panel grid items-end gap-4 p-4 sm:grid-cols-2">
      <SelectField
        label={text("scope")}
        name="within"
        value={isOnlyThisSurah ? "surah" : ""}
        onChange={(value) => onChoose({ isOnlyThisSurah: value === "surah" })}
        options={[
          { value: "", label: text("wholeQuran") },
          { value: "surah", label: text("thisSurah", { name: surahName }) },
        ]}
      />
      <SelectField
        label={text("juz")}
        name="withinJuz"
        value={String(juz ?? "")}
        onChange={(value) => onChoose({ juz: Number(value) || undefined })}
        options={[
          { value: "", label: text("allJuz") },
          ...allJuz.map((number) => ({
            value: String(number),
            label: text("juzNumber", { number: formatNumber(number, language) }),
          })),
        ]}
      />
      <SelectField
        label={text("revelation")}
        name="revelation"
        value={revelation ?? ""}
        onChange={(value) =>
          onChoose({ revelation: value === "meccan" || value === "medinan" ? value : undefined })
        }
        options={[
          { value: "", label: text("anyRevelation") },
          { value: "meccan", label: text("meccan") },
          { value: "medinan", label: text("medinan") },
        ]}
      />
      <SelectField
        label={text("translation")}
        name="searchLanguage"
        value={searched}
        onChange={(value) =>
          onChoose({ language: isLanguage(value) && value !== language ? value : undefined })
        }
        options={[
          { value: "ar", label: text("arabicOnly") },
          ...searchable.map((code) => ({ value: code, label: nativeLanguageName[code] })),
        ]}
      />
    </div>
  );
}
