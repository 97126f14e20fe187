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
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { DetailWithoutScripts } from "#app/ui/detail-sheet.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { FavoritesSwitch } from "#app/ui/favorites-switch.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { filterNames } from "#domain/text-search/name-search.ts";
import { longestQuery, marksIn, readQuery } from "#domain/text-search/text-search.ts";
import { NameDetail, NameDetailSheet } from "./name-detail.tsx";
import type { NameEntry, NamesPageData } from "./names-page-data.ts";
import { useActionableName } from "./use-actionable-name.ts";

type NamesPageProps = { readonly data: NamesPageData; readonly Actions: TextActionsComponent };

/** Names on one page of the list, which is not to be endless. */
const pageSize = 20;

/** The page of an address, from 1 to the last one. */
function pageIn(parameters: URLSearchParams, pages: number): number {
  const named = Number(parameters.get("page"));
  return Number.isInteger(named) && named > 0 ? Math.min(named, pages) : 1;
}

/** The ninety-nine names: search, pages of cards, and the name that is open over them. */
export function NamesPage({ data: { note, names }, Actions }: NamesPageProps) {
  const text = useMessages("names");
  const shared = useMessages("texts");
  const title = useMessages("shell")("title.namesOfAllah");
  const { search, parameters, change } = useAddressParameters();
  const [typed, type] = useTypedParameter("q", longestQuery);
  // A typed letter is shown immediately, the cards that match may follow later.
  const query = useDeferredValue(typed);
  const cardsSearch = useDeferredValue(search);
  const latin = useLatinLetters(useLanguage());
  const favorites = useFavoritesFilter("favourite-name");

  const openId = parameters.get("id");
  const open = names.find(({ id }) => String(id) === openId);
  const shown = favorites.among(filterNames(names, query), ({ id }) => String(id));
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const page = pageIn(parameters, pages);
  const hrefOf = (changes: Readonly<Record<string, string | undefined>>) =>
    `/names-of-allah${changedSearch(cardsSearch, changes)}`;

  return (
    <>
      <PageHead title={title} about={<p>{note}</p>} />
      <SearchForm
        label={text("search")}
        submitLabel={shared("searchButton")}
        value={typed}
        onChange={(words) => {
          type(words);
          if (page > 1) change({ page: undefined }, { replace: true });
        }}
        className="flex max-w-page gap-2"
      >
        <FavoritesSwitch
          label={shared("favoritesOnly")}
          isOn={favorites.isOn}
          onChange={favorites.switchTo}
        />
      </SearchForm>
      <div className="flex flex-wrap items-center justify-between gap-x-6 py-2">
        <p id="names-found" tabIndex={-1} role="status" className="text-ink-soft text-sm outline-none">
          {favorites.isPending ? shared("loading") : text("found", { count: shown.length })}
        </p>
        <Link href="/learning-methods?tool=cards&add=names" className={buttonClass("bare", "-me-2.75")}>
          {text("learn")}
        </Link>
        <span className="text-sm">
          <Toggle label={shared("transliteration")} isOn={latin.isShown} onChange={latin.choose} />
        </span>
      </div>
      {open && (
        <DetailWithoutScripts>
          <NameDetail name={open} />
        </DetailWithoutScripts>
      )}
      {favorites.isPending ? (
        <FavoritesPending loading={shared("loading")} needsScripts={shared("favoritesNeedScripts")} />
      ) : shown.length === 0 ? (
        <EmptyState title={text("empty")} hint={text(favorites.isEmpty ? "noFavorites" : "emptyHint")}>
          <Button
            onClick={() => {
              type("");
              change({ q: undefined, favorites: undefined, page: undefined });
            }}
          >
            {shared("clearFilters")}
          </Button>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
            {shown.slice((page - 1) * pageSize, page * pageSize).map((name) => (
              <NameCard
                key={name.id}
                name={name}
                query={query}
                detailHref={hrefOf({ id: String(name.id) })}
                Actions={Actions}
              />
            ))}
          </ul>
          <PageLinks
            page={page}
            pages={pages}
            hrefOf={(number) => hrefOf({ page: number === 1 ? undefined : String(number) })}
            listId="names-found"
          />
        </>
      )}
      <NameDetailSheet
        isOpen={openId !== null}
        name={open}
        Actions={Actions}
        onClose={() => change({ id: undefined }, { replace: true })}
      />
    </>
  );
}

type NameCardProps = {
  readonly name: NameEntry;
  readonly query: string;
  readonly detailHref: string;
  readonly Actions: TextActionsComponent;
};

/** One of the ninety-nine names: its number, name, Arabic, transliteration, meaning and benefits. */
function NameCard({ name, query, detailHref, Actions }: NameCardProps) {
  const nameText = useMessages("names");
  const text = useMessages("texts");
  const change = useAddressChange();
  const language = useLanguage();
  const actionable = useActionableName(name);
  const { isShown: hasLatin } = useLatinLetters(language);
  const textQuery = readQuery(query);
  const marked = (words: string) => <MarkedText text={words} marks={marksIn(words, textQuery)} />;
  return (
    <li data-name={name.id} className="later-card panel flex flex-col p-4 [--card-height:14rem]">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-display text-xl">
            <span className="pe-2 font-sans text-ink-soft text-sm">{formatNumber(name.id, language)}</span>
            {language !== "ar" && marked(name.name)}
          </h2>
          {hasLatin && (
            <p lang="ar-Latn" dir="ltr" className="w-fit font-sans text-ink-soft text-sm">
              {marked(name.transliteration)}
            </p>
          )}
        </div>
        <p lang="ar" dir="rtl" className="quran shrink-0 text-3xl">
          {marked(name.arabic)}
        </p>
      </div>
      <p className="mt-1 text-pretty">{marked(name.meaning)}</p>
      <p className="mt-1 grow text-pretty text-ink-soft text-sm">{name.benefits}</p>
      <p className="mt-1 text-ink-soft text-xs">
        {name.quran.total === 0 ? nameText("noOccurrence") : nameText("occurs", { count: name.quran.total })}
      </p>
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-2">
        <Link
          href={detailHref}
          onClick={(event) => {
            event.preventDefault();
            change({ id: String(name.id) });
          }}
          aria-label={text("detailsNamed", { name: actionable.name })}
          className={buttonClass("bare", "-ms-4")}
        >
          {text("details")}
        </Link>
        <Actions of={actionable} look="icons" />
      </div>
    </li>
  );
}
