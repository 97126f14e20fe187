import { Search } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useSavedPlace } from "#app/storage/prayer-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { loadAthkar } from "#content/athkar/index.ts";
import { loadDuas } from "#content/duas/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { loadStructure, loadSurahNames } from "#content/quran/index.ts";
import type { Place } from "#domain/places/place.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { type Findable, type FindablePage, findEverything } from "./find-everything.ts";
import { type ResultGroup, type ResultRow, resultGroups } from "./result-rows.ts";
import { useCities } from "./use-cities.ts";

type SearchEverythingProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pages: readonly FindablePage[];
};

/** One box that finds pages, surahs and verses, hadith, duas, athkar, names of Allah and cities. */
export function SearchEverything({ isOpen, onClose, pages }: SearchEverythingProps) {
  const text = useMessages("everywhere");
  const shell = useMessages("shell");
  return (
    <Sheet title={text("title")} closeLabel={shell("close")} isOpen={isOpen} onClose={onClose} isWide>
      <SearchBox pages={pages} onClose={onClose} />
    </Sheet>
  );
}

function SearchBox({ pages, onClose }: Omit<SearchEverythingProps, "isOpen">) {
  const text = useMessages("everywhere");
  const shell = useMessages("shell");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { save } = useSavedPlace();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const sought = useDeferredValue(typed);
  const isTyping = typed.trim() !== "";
  const { findable, areTextsLoading, areCitiesMissing, hasFailed, retry } = useFindable(pages, typed);
  const found = findEverything(sought, findable);
  const groups =
    sought.trim() === ""
      ? []
      : resultGroups(sought, found, findable.surahs ?? [], language, {
          juz: (number) => text("juz", { number }),
          page: (number) => text("page", { number }),
          verses: (query) => text("verses", { query }),
          allHadith: (query) => text("allHadith", { query }),
          allDuas: (query) => text("allDuas", { query }),
          prayerTimes: (place) => text("prayerTimes", { place }),
          dhikrTime: (time) => text(`dhikr.${time}`),
        });
  const rows = groups.flatMap((group) => group.rows);
  const isNothing = Object.values(found).every((matches) => matches.length === 0);
  const isLoading = areTextsLoading || (isNothing && areCitiesMissing);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const choose = (place: Place | undefined) => {
    if (place) save(place);
    onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      setActive((active + step + rows.length) % rows.length);
    }
    const chosen = rows[active];
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !chosen) return;
    event.preventDefault();
    choose(chosen.place);
    navigate(chosen.address);
  };

  return (
    <search className="grid min-h-[60svh] content-start gap-4">
      <label className="relative block">
        <span className="sr-only">{text("title")}</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-soft"
        />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={longestQuery}
          value={typed}
          placeholder={shell("searchFor")}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKey}
          className="field min-h-12 ps-11"
        />
      </label>
      <p role="status" className={isTyping ? "text-ink-soft text-sm" : "sr-only"}>
        {isTyping && (isLoading ? text("loading") : text("results", { count: isNothing ? 0 : rows.length }))}
      </p>
      {!isTyping && <p className="max-w-text text-ink-soft">{text("hint")}</p>}
      {hasFailed && (
        <div role="alert" className="panel flex flex-wrap items-center justify-between gap-3 p-4">
          <p>{text("failed")}</p>
          <Button onClick={retry}>{text("retry")}</Button>
        </div>
      )}
      {isTyping && isNothing && !isLoading && !hasFailed && (
        <EmptyState title={text("nothing", { query: typed.trim() })}>{text("nothingHint")}</EmptyState>
      )}
      <ResultList id={listId} groups={groups} active={active} onChoose={choose} />
    </search>
  );
}

type ResultListProps = {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  /** The place of the row that Enter opens, counted over all groups. */
  readonly active: number;
  readonly onChoose: (place: Place | undefined) => void;
};

function ResultList({ id, groups, active, onChoose }: ResultListProps) {
  const text = useMessages("everywhere");
  const firsts = groups.map((_, at) =>
    groups.slice(0, at).reduce((count, group) => count + group.rows.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text("title")}
      hidden={groups.length === 0}
      className="grid gap-4"
    >
      {groups.map(({ kind, rows }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a list box, not of a form
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="pb-1 font-semibold text-ink-soft text-sm">
            {text(kind)}
          </p>
          {rows.map((row, place) => {
            const number = (firsts[at] ?? 0) + place;
            const rowId = `${id}-${number}`;
            return <Row key={rowId} id={rowId} row={row} isActive={number === active} onChoose={onChoose} />;
          })}
        </div>
      ))}
    </div>
  );
}

type RowProps = {
  readonly id: string;
  readonly row: ResultRow;
  readonly isActive: boolean;
  readonly onChoose: ResultListProps["onChoose"];
};

function Row({ id, row, isActive, onChoose }: RowProps) {
  return (
    <Link
      id={id}
      href={row.address}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onChoose(row.place)}
      className="-mx-3 flex min-h-11 flex-col justify-center rounded-control px-3 py-1.5 hover:bg-raised-high aria-selected:bg-raised-high aria-selected:ring-1 aria-selected:ring-green aria-selected:ring-inset"
    >
      <span className="font-medium">{row.title}</span>
      {row.detail && <span className="text-ink-soft text-sm">{row.detail}</span>}
    </Link>
  );
}

/** Everything that can be found, each part as it loads; the texts with the first letter typed, cities after a pause. */
function useFindable(pages: readonly FindablePage[], typed: string) {
  const language = useLanguage();
  const isTyping = typed.trim() !== "";
  const wanted = isTyping ? language : undefined;
  const surahs = useAsync(language, () => loadSurahNames(language));
  const structure = useAsync(isTyping ? "structure" : undefined, loadStructure);
  const hadith = useAsync(wanted, async () => (await loadHadith(language)).hadith);
  const duas = useAsync(wanted, () => loadDuas(language));
  const athkar = useAsync(wanted, async () => Object.values((await loadAthkar(language)).categories).flat());
  const names = useAsync(wanted, async () => (await loadNames(language)).names);
  const cities = useCities(typed);
  const texts = [surahs, structure, hadith, duas, athkar, names];
  const parts = [...texts, cities.index];
  const findable = useMemo(
    (): Findable => ({
      pages,
      surahs: surahs.value,
      structure: structure.value,
      hadith: hadith.value,
      duas: duas.value,
      athkar: athkar.value,
      names: names.value,
      cityNamed: cities.named,
      cities: cities.all,
    }),
    [
      pages,
      surahs.value,
      structure.value,
      hadith.value,
      duas.value,
      athkar.value,
      names.value,
      cities.named,
      cities.all,
    ],
  );
  return {
    findable,
    areTextsLoading: isTyping && texts.some(({ value, hasFailed }) => value === undefined && !hasFailed),
    areCitiesMissing: isTyping && cities.all === undefined && !cities.index.hasFailed,
    hasFailed: parts.some((part) => part.hasFailed),
    retry: () => {
      for (const part of parts) if (part.hasFailed) part.retry();
    },
  };
}
