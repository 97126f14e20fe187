import { lazy, Suspense } from "react";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { changedSearch, useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { useFavoritesFilter } from "#app/browser/favorites-filter.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { HadithCard } from "./hadith-card.tsx";
import { HadithDetail } from "./hadith-detail.tsx";
import { HadithDetailSheet } from "./hadith-detail-sheet.tsx";
import { HadithFilterBar } from "./hadith-filter-bar.tsx";
import { readHadithFilters } from "./hadith-filters.ts";
import { cardsSent, type HadithPageData } from "./hadith-page-data.ts";
import { ListEnd } from "./list-end.tsx";
import { useHadithList } from "./use-hadith-list.ts";

const ImportedSection = lazy(() =>
  import("./imported/imported-section.tsx").then((file) => ({ default: file.ImportedSection })),
);

type HadithPageProps = { readonly data: HadithPageData; readonly Actions: TextActionsComponent };

/** The hadith browser: search, filters, cards, and one hadith opened over them. */
export function HadithPage({ data, Actions }: HadithPageProps) {
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const title = useMessages("shell")("title.hadith");
  const { search, parameters, change } = useAddressParameters();
  const filters = readHadithFilters(parameters);
  const [typed, type] = useTypedParameter("q", longestQuery);
  const favorites = useFavoritesFilter("favourite-hadith");
  const list = useHadithList(data, filters, favorites.isOn);
  const isHydrated = useIsHydrated();

  const shown = favorites.among(list.shown, ({ id }) => id);
  const found = favorites.isOn ? shown.length : list.found;
  // Favourites are looked for in the whole set, not in the window of it that was sent.
  const isPending = favorites.isPending || (favorites.isOn && !list.isWhole && !list.hasFailed);
  const rest = list.found - filters.page * cardsSent;
  const open = filters.id === undefined ? undefined : list.hadithOf(filters.id);
  const clear = () => {
    type("");
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
        onType={type}
        onFilter={(name, value) => change({ [name]: value, page: undefined })}
        onApproach={list.wantWhole}
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
        <ListEnd onReach={list.wantWhole}>
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
      {(list.isWanted || (isHydrated && parameters.has("imported"))) && (
        <Suspense>
          <ImportedSection query={filters.query} />
        </Suspense>
      )}
      <HadithDetailSheet
        id={filters.id}
        hadithOf={list.hadithOf}
        isComplete={list.isWhole}
        hasFailed={list.hasFailed}
        names={data.names}
        Actions={Actions}
        onApproach={list.wantWhole}
        onClose={() => change({ id: undefined }, { replace: true })}
      />
    </div>
  );
}
