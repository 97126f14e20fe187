import { useDeferredValue } from "react";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { changedSearch, useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { useFavoritesFilter } from "#app/browser/favorites-filter.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { DuaCard } from "./dua-card.tsx";
import { DuaDetail, DuaDetailSheet } from "./dua-detail.tsx";
import type { DuasPageData } from "./dua-entry.ts";
import { matchingDuas, readDuaFilters } from "./dua-search.ts";

type DuasPageProps = { readonly data: DuasPageData; readonly Actions: TextActionsComponent };

/** The collection of duas: search, categories, cards, and the dua that is open over them. */
export function DuasPage({ data: { categories, duas, translator }, Actions }: DuasPageProps) {
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

  const matching = matchingDuas(duas, { ...filters, query }, (one) => text(`category.${one}`));
  const shown = favorites.among(matching, ({ id }) => id);
  const open = duas.find(({ id }) => id === filters.id);
  const clear = () => {
    type("");
    change({ q: undefined, category: undefined, favorites: undefined });
  };

  return (
    <div className="mx-auto max-w-4xl">
      <header className="pb-6">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      </header>
      <form
        method="get"
        aria-label={text("search")}
        onSubmit={(event) => event.preventDefault()}
        className="grid items-end gap-3 sm:grid-cols-[1fr_16rem]"
      >
        <SearchField label={text("search")} name="q" value={typed} onChange={type} />
        <SelectField
          label={text("category")}
          name="category"
          value={filters.category ?? ""}
          onChange={(category) => change({ category })}
          options={[
            { value: "", label: text("allCategories") },
            ...categories.map((value) => ({ value, label: text(`category.${value}`) })),
          ]}
        />
        <noscript>
          <button type="submit" className={buttonClass("primary")}>
            {shared("searchButton")}
          </button>
        </noscript>
      </form>
      {filters.unknown && (
        <p role="status" className="panel mt-4 border-gold p-4">
          {text("unknownFilter", { value: filters.unknown })}
        </p>
      )}
      <div className="grid items-center gap-x-6 py-4 sm:flex sm:justify-between">
        <p role="status">
          {favorites.isPending ? shared("loading") : text("found", { count: shown.length })}
        </p>
        <div className="grid justify-items-start gap-x-6 sm:flex">
          <Toggle label={shared("favoritesOnly")} isOn={favorites.isOn} onChange={favorites.switchTo} />
          <Toggle label={shared("transliteration")} isOn={latin.isShown} onChange={latin.choose} />
        </div>
      </div>
      {open && (
        <noscript>
          <div className="panel mb-6 grid gap-6 p-5">
            <DuaDetail dua={open} translator={translator} />
          </div>
        </noscript>
      )}
      {favorites.isPending ? (
        <FavoritesPending loading={shared("loading")} needsScripts={shared("favoritesNeedScripts")} />
      ) : shown.length === 0 ? (
        <EmptyState title={text("empty")} hint={text(favorites.isEmpty ? "noFavorites" : "emptyHint")}>
          <Button onClick={clear}>{shared("clearFilters")}</Button>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {shown.map((dua) => (
            <DuaCard
              key={dua.id}
              dua={dua}
              query={query}
              detailHref={`/duas-collection${changedSearch(cardsSearch, { id: dua.id })}`}
              Actions={Actions}
            />
          ))}
        </ul>
      )}
      <DuaDetailSheet
        isOpen={filters.id !== undefined}
        dua={open}
        translator={translator}
        Actions={Actions}
        onClose={() => change({ id: undefined }, { replace: true })}
      />
    </div>
  );
}
