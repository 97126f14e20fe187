import { useDeferredValue } from "react";
import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { changedSearch, useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { useFavoritesFilter } from "#app/browser/favorites-filter.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { NameCard } from "./name-card.tsx";
import { NameDetail, NameDetailSheet } from "./name-detail.tsx";
import { matchingNames } from "./name-search.ts";
import type { NamesPageData } from "./names-page-data.ts";

type NamesPageProps = { readonly data: NamesPageData; readonly Actions: TextActionsComponent };

/** The ninety-nine names: the source of the list, search, cards, and the name that is open over them. */
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
  const shown = favorites.among(matchingNames(names, query), ({ id }) => String(id));

  return (
    <div className="mx-auto max-w-6xl">
      <header className="pb-6">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{note}</p>
        <Link href="/learning-methods?tool=cards&add=names" className={buttonClass("quiet", "mt-4")}>
          {text("learn")}
        </Link>
      </header>
      <form
        method="get"
        aria-label={text("search")}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-3"
      >
        <SearchField label={text("search")} name="q" value={typed} onChange={type} />
        <noscript>
          <button type="submit" className={buttonClass("primary")}>
            {shared("searchButton")}
          </button>
        </noscript>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-6 py-4">
        <p role="status">
          {favorites.isPending ? shared("loading") : text("found", { count: shown.length })}
        </p>
        <div className="flex flex-wrap gap-x-6">
          <Toggle label={shared("favoritesOnly")} isOn={favorites.isOn} onChange={favorites.switchTo} />
          <Toggle label={shared("transliteration")} isOn={latin.isShown} onChange={latin.choose} />
        </div>
      </div>
      {open && (
        <noscript>
          <div className="panel mb-6 grid gap-6 p-5">
            <NameDetail name={open} />
          </div>
        </noscript>
      )}
      {favorites.isPending ? (
        <FavoritesPending loading={shared("loading")} needsScripts={shared("favoritesNeedScripts")} />
      ) : shown.length === 0 ? (
        <EmptyState title={text("empty")} hint={text(favorites.isEmpty ? "noFavorites" : "emptyHint")}>
          <Button
            onClick={() => {
              type("");
              change({ q: undefined, favorites: undefined });
            }}
          >
            {shared("clearFilters")}
          </Button>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((name) => (
            <NameCard
              key={name.id}
              name={name}
              query={query}
              detailHref={`/names-of-allah${changedSearch(cardsSearch, { id: String(name.id) })}`}
              Actions={Actions}
            />
          ))}
        </ul>
      )}
      <NameDetailSheet
        isOpen={openId !== null}
        name={open}
        Actions={Actions}
        onClose={() => change({ id: undefined }, { replace: true })}
      />
    </div>
  );
}
