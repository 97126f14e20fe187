import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { categories, collections, type HadithTexts } from "#content/hadith/index.ts";
import type { HadithFilters } from "./hadith-filters.ts";

type HadithFilterBarProps = {
  readonly filters: HadithFilters;
  readonly names: HadithTexts["names"];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onFilter: (name: "collection" | "category", value: string) => void;
  /** Called when the bar gets the focus or the pointer, so that its data can be loaded. */
  readonly onInterest: () => void;
};

/** Search, collection and category; works as a form without scripts. */
export function HadithFilterBar(props: HadithFilterBarProps) {
  const { filters, names, typed, onType, onFilter, onInterest } = props;
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const all = { value: "", label: shared("all") };
  return (
    <form
      method="get"
      aria-label={text("search")}
      onSubmit={(event) => event.preventDefault()}
      onFocus={onInterest}
      onPointerEnter={onInterest}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_15rem_12rem]"
    >
      <div className="col-span-2 lg:col-span-1">
        <SearchField label={text("search")} name="q" value={typed} onChange={onType} />
      </div>
      <SelectField
        label={text("collection")}
        name="collection"
        value={filters.collection ?? ""}
        onChange={(value) => onFilter("collection", value)}
        options={[all, ...collections.map((value) => ({ value, label: names.collections[value] }))]}
      />
      <SelectField
        label={text("category")}
        name="category"
        value={filters.category ?? ""}
        onChange={(value) => onFilter("category", value)}
        options={[all, ...categories.map((value) => ({ value, label: names.categories[value] }))]}
      />
      <noscript>
        <button type="submit" className={buttonClass("primary")}>
          {shared("searchButton")}
        </button>
      </noscript>
    </form>
  );
}
