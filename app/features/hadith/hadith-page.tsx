import { Hash } from "lucide-react";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { changedSearch, useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { useFavoritesFilter } from "#app/browser/favorites-filter.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/choices.tsx";
import { DetailWithoutScripts } from "#app/ui/detail-sheet.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { FavoritesSwitch } from "#app/ui/favorites-switch.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import { categories } from "#content/hadith/index.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { HadithCard } from "./hadith-card.tsx";
import { HadithDetail, HadithDetailSheet } from "./hadith-detail.tsx";
import { readHadithFilters } from "./hadith-filters.ts";
import { type HadithPageData, pageOf, pageSize } from "./hadith-page-data.ts";
import { HadithShelf } from "./hadith-shelf.tsx";
import { useHadithList } from "./use-hadith-list.ts";

const ImportedSection = lazyComponent(() =>
  import("./imported-section.tsx").then((part) => part.ImportedSection),
);
const GoToNumber = lazyComponent(() => import("./go-to-number.tsx").then((part) => part.GoToNumber));

const ImportedBrowser = lazyComponent(() =>
  import("./imported-browser.tsx").then((part) => part.ImportedBrowser),
);

const statusId = "hadith-found";

type HadithPageProps = { readonly data: HadithPageData; readonly Actions: TextActionsComponent };

/** The hadith browser: a shelf of collections, search and categories, pages of excerpts, one hadith in a sheet. */
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
  const goTo = useOpenedPart(GoToNumber, {
    variant: "destructive",
    title: text("goToNumber"),
    description: shared("restFailed"),
  });

  const marked = favorites.isOn ? favorites.among(list.matching, ({ id }) => id) : undefined;
  const shown = marked ? pageOf(marked, filters.page) : list.shown;
  const found = marked ? marked.length : list.found;
  const pages = Math.max(1, Math.ceil(found / pageSize));
  // Favourites are found in the whole set, not only in the page that was sent.
  const isPending = favorites.isPending || (favorites.isOn && !list.isWhole && !list.hasFailed);
  // Only imported hadith are among them, which have a part of their own below.
  const isElsewhere = found === 0 && favorites.isOn && favorites.ids.some((id) => id.includes("/"));
  const open = filters.id === undefined ? undefined : list.hadithOf(filters.id);
  const hrefOf = (changes: Record<string, string | undefined>) => `/hadith${changedSearch(search, changes)}`;
  const clear = () => {
    setTyped("");
    change({
      q: undefined,
      collection: undefined,
      set: undefined,
      category: undefined,
      page: undefined,
      favorites: undefined,
    });
  };

  const browsed = parameters.get("browse");
  if (browsed)
    return (
      <>
        <PageHead title={title} />
        {isHydrated ? (
          <ImportedBrowser collection={browsed} Actions={Actions} />
        ) : (
          <FavoritesPending loading={shared("loading")} needsScripts={text("importedNeedsScripts")} />
        )}
      </>
    );
  return (
    <>
      <PageHead title={title} about={<p>{text("intro", { count: data.total })}</p>}>
        <Button
          look="bare"
          onClick={goTo.open}
          className="shrink-0 px-2! noscript:hidden"
          aria-haspopup="dialog"
        >
          <Hash aria-hidden="true" className="size-4.5" />
          {text("goToNumber")}
        </Button>
      </PageHead>
      <div className="print:block! md:grid md:grid-cols-[15rem_minmax(0,45rem)] md:grid-rows-[auto_1fr] md:gap-x-14">
        <div className="md:col-start-2">
          <SearchForm
            label={text("search")}
            submitLabel={shared("searchButton")}
            value={typed}
            onChange={setTyped}
            filters={{ collection: filters.collection, set: filters.set, category: filters.category }}
            onInterest={list.loadWhole}
            className="flex gap-2 print:hidden"
          >
            <FavoritesSwitch
              label={shared("favoritesOnly")}
              isOn={favorites.isOn}
              onChange={favorites.switchTo}
            />
          </SearchForm>
        </div>
        <div className="md:col-start-1 md:row-span-2 md:row-start-1">
          <HadithShelf
            search={search}
            filters={filters}
            names={data.names}
            total={data.total}
            shelf={data.shelf}
            sets={data.sets}
          />
        </div>
        <div className="mt-2.5 min-w-0 md:col-start-2">
          <Chips
            label={text("category")}
            current={filters.category ?? ""}
            options={[
              { value: "", label: shared("all"), href: hrefOf({ category: undefined, page: undefined }) },
              ...categories.map((value) => ({
                value,
                label: data.names.categories[value],
                href: hrefOf({ category: value, page: undefined }),
              })),
            ]}
            className="md:mx-0! md:px-0! print:hidden"
          />
          {filters.unknown && (
            <p role="status" className="panel mt-3 p-4">
              {text("unknownFilter", { value: filters.unknown })}
            </p>
          )}
          <p
            id={statusId}
            role="status"
            tabIndex={-1}
            className="mt-1 text-ink-soft text-sm outline-none print:hidden"
          >
            {isPending ? shared("loading") : !isElsewhere && text("found", { count: found })}
          </p>
          {open && (
            <DetailWithoutScripts>
              <HadithDetail hadith={open} names={data.names} hadithOf={list.hadithOf} />
            </DetailWithoutScripts>
          )}
          {isPending ? (
            <FavoritesPending loading={shared("loading")} needsScripts={shared("favoritesNeedScripts")} />
          ) : found === 0 && !list.isStale && !isElsewhere ? (
            <EmptyState title={text("empty")} hint={text(favorites.isEmpty ? "noFavorites" : "emptyHint")}>
              <Button onClick={clear}>{shared("clearFilters")}</Button>
            </EmptyState>
          ) : (
            <ol aria-busy={list.isStale} className={list.isStale ? "opacity-50" : ""}>
              {shown.map((hadith) => (
                <HadithCard
                  key={hadith.id}
                  hadith={hadith}
                  names={data.names}
                  set={filters.set}
                  query={filters.query}
                  detailHref={hrefOf({ id: hadith.id })}
                  Actions={Actions}
                />
              ))}
            </ol>
          )}
          {!isPending && (
            <PageLinks
              page={Math.min(filters.page, pages)}
              pages={pages}
              hrefOf={(page) => hrefOf({ page: page === 1 ? undefined : String(page) })}
              listId={statusId}
            />
          )}
          {list.hasFailed && (
            <div role="alert" className="panel my-6 flex flex-wrap items-center justify-between gap-3 p-4">
              <p>{shared("restFailed")}</p>
              <Button onClick={list.retry}>{shared("retry")}</Button>
            </div>
          )}
          {(list.isExtended || (isHydrated && parameters.has("imported"))) && (
            <ImportedSection query={filters.query} isFavorites={favorites.isOn} Actions={Actions} />
          )}
        </div>
      </div>
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
      {goTo.isOpen !== undefined && <GoToNumber isOpen={goTo.isOpen} onClose={goTo.close} />}
    </>
  );
}
