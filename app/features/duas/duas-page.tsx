import { Ellipsis } from "lucide-react";
import { useDeferredValue } from "react";
import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import {
  changedSearch,
  useAddressChange,
  useAddressParameters,
  useTypedParameter,
} from "#app/browser/address-parameters.ts";
import { useFavoritesFilter } from "#app/browser/favorites-filter.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Button } from "#app/ui/button.tsx";
import { PageChips } from "#app/ui/choices.tsx";
import { DetailWithoutScripts } from "#app/ui/detail-sheet.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { FavoritesSwitch } from "#app/ui/favorites-switch.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { DuaDetail, DuaDetailSheet } from "./dua-detail.tsx";
import type { DuaEntry } from "./dua-entry.ts";
import { readDuaFilters } from "./dua-search.ts";
import { DuaWords } from "./dua-words.tsx";
import { type DuasPageData, pageOf, pageSize } from "./duas-page-data.ts";
import { useActionableDua } from "./use-actionable-dua.ts";
import { useDuaList } from "./use-dua-list.ts";
import { useGradeLine } from "./use-grade-line.ts";

const statusId = "duas-found";

type DuasPageProps = { readonly data: DuasPageData; readonly Actions: TextActionsComponent };

/** The collection of duas: search, categories, cards, and the dua that is open over them. */
export function DuasPage({ data, Actions }: DuasPageProps) {
  const { categories, translator } = data;
  const text = useMessages("duas");
  const shared = useMessages("texts");
  const title = useMessages("shell")("title.duasCollection");
  const { search, parameters, change } = useAddressParameters();
  const filters = readDuaFilters(parameters, categories);
  const [typed, type] = useTypedParameter("q", longestQuery);
  // A typed letter is shown immediately, the cards that match may follow later.
  const query = useDeferredValue(typed);
  const cardsSearch = useDeferredValue(search);
  const latin = useLatinLetters(useLanguage());
  const favorites = useFavoritesFilter("favourite-dua");

  const list = useDuaList(data, { ...filters, query }, favorites.isOn);
  const marked = favorites.isOn ? favorites.among(list.matching, ({ id }) => id) : undefined;
  const shown = marked ? pageOf(marked, filters.page) : list.shown;
  const found = marked ? marked.length : list.found;
  // Favourites are found in the whole collection, not only in the page that was sent.
  const isPending = favorites.isPending || (favorites.isOn && !list.isWhole && !list.hasFailed);
  const open = filters.id === undefined ? undefined : list.duaOf(filters.id);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const nameOf = ({ category }: DuaEntry) => names.get(category) ?? category;
  const clear = () => {
    type("");
    change({ q: undefined, category: undefined, favorites: undefined, page: undefined });
  };

  const pages = Math.max(1, Math.ceil(found / pageSize));
  const page = Math.min(filters.page, pages);
  const hrefOf = (changes: Record<string, string | undefined>) =>
    `/duas-collection${changedSearch(cardsSearch, changes)}`;

  return (
    <>
      <PageHead title={title} about={<p>{text("intro")}</p>} />
      <SearchForm
        label={text("search")}
        submitLabel={shared("searchButton")}
        value={typed}
        onChange={type}
        filters={{ category: filters.category }}
        onInterest={list.loadWhole}
        className="flex max-w-text gap-2 print:hidden"
      >
        <FavoritesSwitch
          label={shared("favoritesOnly")}
          isOn={favorites.isOn}
          onChange={favorites.switchTo}
        />
      </SearchForm>
      <PageChips
        label={text("category")}
        current={filters.category ?? ""}
        options={[
          { value: "", label: shared("all"), href: hrefOf({ category: undefined, page: undefined }) },
          ...categories.map(({ id, name }) => ({
            value: id,
            label: name,
            href: hrefOf({ category: id, page: undefined }),
          })),
        ]}
        className="mt-2.5 sm:flex-wrap print:hidden"
      />
      {filters.unknown && (
        <p role="status" className="panel mt-3 p-4">
          {text("unknownFilter", { value: filters.unknown })}
        </p>
      )}
      <div className="flex max-w-text flex-wrap items-center justify-between gap-x-6 print:hidden">
        <p id={statusId} role="status" tabIndex={-1} className="text-ink-soft text-sm outline-none">
          {isPending ? shared("loading") : text("found", { count: found })}
        </p>
        <span className="text-sm">
          <Toggle label={shared("transliteration")} isOn={latin.isShown} onChange={latin.choose} />
        </span>
      </div>
      {open && (
        <DetailWithoutScripts>
          <DuaDetail dua={open} categoryName={nameOf(open)} translator={translator} />
        </DetailWithoutScripts>
      )}
      {isPending ? (
        <FavoritesPending loading={shared("loading")} needsScripts={shared("favoritesNeedScripts")} />
      ) : found === 0 && !list.isStale ? (
        <EmptyState title={text("empty")} hint={text(favorites.isEmpty ? "noFavorites" : "emptyHint")}>
          <Button onClick={clear}>{shared("clearFilters")}</Button>
        </EmptyState>
      ) : (
        <ul
          aria-busy={list.isStale}
          className={`max-w-text gap-x-10 lg:grid lg:max-w-none lg:grid-cols-2 print:block ${list.isStale ? "opacity-50" : ""}`}
        >
          {shown.map((dua) => (
            <DuaCard
              key={dua.id}
              dua={dua}
              categoryName={nameOf(dua)}
              query={query}
              detailHref={hrefOf({ id: dua.id })}
              Actions={Actions}
            />
          ))}
        </ul>
      )}
      {!isPending && (
        <PageLinks
          page={page}
          pages={pages}
          hrefOf={(number) => hrefOf({ page: number === 1 ? undefined : String(number) })}
          listId={statusId}
        />
      )}
      {list.hasFailed && (
        <div role="alert" className="panel my-6 flex flex-wrap items-center justify-between gap-3 p-4">
          <p>{shared("restFailed")}</p>
          <Button onClick={list.retry}>{shared("retry")}</Button>
        </div>
      )}
      <DuaDetailSheet
        isOpen={filters.id !== undefined}
        dua={open}
        categoryName={open ? nameOf(open) : ""}
        translator={translator}
        missing={list.isWhole ? text("noSuchDua") : shared(list.hasFailed ? "restFailed" : "loading")}
        Actions={Actions}
        onClose={() => change({ id: undefined }, { replace: true })}
      />
    </>
  );
}

type DuaCardProps = {
  readonly dua: DuaEntry;
  readonly categoryName: string;
  readonly query: string;
  readonly detailHref: string;
  readonly Actions: TextActionsComponent;
};

/** One dua of the list: whole, as it is said, with when, why and from where. */
function DuaCard({ dua, categoryName, query, detailHref, Actions }: DuaCardProps) {
  const own = useMessages("duas");
  const text = useMessages("texts");
  const change = useAddressChange();
  const { reference, actionable } = useActionableDua(dua);
  const gradeLine = useGradeLine(dua);
  const isDoubtful = dua.grades.some(({ grade }) => grade === "Weak" || grade === "Disputed");
  return (
    <li
      data-dua={dua.id}
      className="later-card flex flex-col border-line border-t py-4 [--card-height:30rem] print:break-inside-avoid"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-display text-xl">{dua.title}</h2>
        <span className="shrink-0 text-ink-soft text-sm">{categoryName}</span>
      </div>
      <DuaWords dua={dua} query={query} />
      <dl className="mt-2 grid gap-1 text-sm">
        <div>
          <dt className="inline text-ink-soft">{own("occasion")}</dt>{" "}
          <dd className="inline">{dua.occasion}</dd>
        </div>
        <div>
          <dt className="inline text-ink-soft">{own("benefits")}</dt>{" "}
          <dd className="inline">{dua.benefits}</dd>
        </div>
        {isDoubtful && (
          <div>
            <dt className="inline text-ink-soft">{own("grade")}</dt> <dd className="inline">{gradeLine}</dd>
          </div>
        )}
      </dl>
      <div className="flex items-center gap-2 text-ink-soft">
        <p className="min-w-0 grow text-sm">{reference}</p>
        <span className="-me-2.75 flex shrink-0 self-end print:hidden">
          <Actions of={actionable} look="icons" />
          <Link
            href={detailHref}
            onClick={(event) => {
              event.preventDefault();
              change({ id: dua.id });
            }}
            aria-label={text("detailsNamed", { name: dua.title })}
            title={text("details")}
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-raised hover:text-ink"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Link>
        </span>
      </div>
    </li>
  );
}
