import { type ReactNode, useEffect, useRef } from "react";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { changedSearch, useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { useFavoritesFilter } from "#app/browser/favorites-filter.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { HadithCard } from "./hadith-card.tsx";
import { HadithDetail } from "./hadith-detail.tsx";
import { HadithDetailSheet } from "./hadith-detail-sheet.tsx";
import { HadithFilterBar } from "./hadith-filter-bar.tsx";
import { readHadithFilters } from "./hadith-filters.ts";
import { cardsSent, type HadithPageData } from "./hadith-page-data.ts";
import { useHadithList } from "./use-hadith-list.ts";

const ImportedSection = lazyComponent(() =>
  import("./imported-section.tsx").then((part) => part.ImportedSection),
);

type HadithPageProps = { readonly data: HadithPageData; readonly Actions: TextActionsComponent };

/** The hadith browser: search, filters, cards, and one hadith in a sheet over them. */
export function HadithPage({ data, Actions }: HadithPageProps) {
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const title = useMessages("shell")("title.hadith");
  const { search, parameters, change } = useAddressParameters();
  const filters = readHadithFilters(parameters);
  const [typed, setTyped] = useTypedParameter("q", longestQuery);
  const favorites = useFavoritesFilter("favourite-hadith");
  const list = useHadithList(data, filters, favorites.isOn);
  const isHydrated = useIsHydrated();

  const shown = favorites.among(list.shown, ({ id }) => id);
  const found = favorites.isOn ? shown.length : list.found;
  // Favourites are found in the whole set, not only in the page that was sent.
  const isPending = favorites.isPending || (favorites.isOn && !list.isWhole && !list.hasFailed);
  const rest = list.found - filters.page * cardsSent;
  const open = filters.id === undefined ? undefined : list.hadithOf(filters.id);
  const clear = () => {
    setTyped("");
    change({
      q: undefined,
      collection: undefined,
      category: undefined,
      page: undefined,
      favorites: undefined,
    });
  };

  return (
    <div className="mx-auto max-w-4xl">
      <header className="pb-6">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{text("intro", { count: data.total })}</p>
      </header>
      <HadithFilterBar
        filters={filters}
        names={data.names}
        typed={typed}
        onType={setTyped}
        onFilter={(name, value) => change({ [name]: value, page: undefined })}
        onInterest={list.loadWhole}
      />
      {filters.unknown && (
        <p role="status" className="panel mt-4 border-gold p-4">
          {text("unknownFilter", { value: filters.unknown })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 py-4">
        <p role="status">{isPending ? shared("loading") : text("found", { count: found })}</p>
        <Toggle label={shared("favoritesOnly")} isOn={favorites.isOn} onChange={favorites.switchTo} />
      </div>
      {open && (
        <noscript>
          <div className="panel mb-6 grid gap-6 p-5">
            <HadithDetail hadith={open} names={data.names} hadithOf={list.hadithOf} />
          </div>
        </noscript>
      )}
      {isPending ? (
        <FavoritesPending loading={shared("loading")} needsScripts={shared("favoritesNeedScripts")} />
      ) : found === 0 && !list.isStale ? (
        <EmptyState title={text("empty")} hint={text(favorites.isEmpty ? "noFavorites" : "emptyHint")}>
          <Button onClick={clear}>{shared("clearFilters")}</Button>
        </EmptyState>
      ) : (
        <ol aria-busy={list.isStale} className={`grid gap-4 ${list.isStale ? "opacity-50" : ""}`}>
          {shown.map((hadith) => (
            <HadithCard
              key={hadith.id}
              hadith={hadith}
              names={data.names}
              query={filters.query}
              detailHref={`/hadith${changedSearch(search, { id: hadith.id })}`}
              Actions={Actions}
            />
          ))}
        </ol>
      )}
      {!list.isWhole && !isPending && rest > 0 && (
        <ListEnd onReach={list.loadWhole}>
          <noscript>
            <a
              href={`/hadith${changedSearch(search, { page: String(filters.page + 1) })}`}
              className={buttonClass()}
            >
              {text("more", { count: rest })}
            </a>
          </noscript>
        </ListEnd>
      )}
      {list.hasFailed && (
        <div role="alert" className="panel my-6 flex flex-wrap items-center justify-between gap-3 p-4">
          <p>{shared("restFailed")}</p>
          <Button look="primary" onClick={list.retry}>
            {shared("retry")}
          </Button>
        </div>
      )}
      {(list.isExtended || (isHydrated && parameters.has("imported"))) && (
        <ImportedSection query={filters.query} />
      )}
      <HadithDetailSheet
        id={filters.id}
        hadithOf={list.hadithOf}
        isComplete={list.isWhole}
        hasFailed={list.hasFailed}
        names={data.names}
        Actions={Actions}
        onInterest={list.loadWhole}
        onClose={() => change({ id: undefined }, { replace: true })}
      />
    </div>
  );
}

/** The end of a list that goes on; calls `onReach` when it comes within 1200 px of the viewport. */
function ListEnd({ onReach, children }: { readonly onReach: () => void; readonly children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = end.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReach();
      },
      { rootMargin: "1200px" },
    );
    observer.observe(node);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} className="min-h-11 py-6 text-center">
      {children}
    </div>
  );
}
