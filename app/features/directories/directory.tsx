import { type ReactNode, useDeferredValue } from "react";
import { useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { DirectoryCard } from "./directory-card.tsx";
import { type DirectoryEntry, type DirectoryGroup, matchingEntries } from "./directory-entry.ts";
import { DirectoryTiles } from "./directory-tiles.tsx";

type DirectoryProps = {
  readonly entries: readonly DirectoryEntry[];
  readonly groups: readonly DirectoryGroup[];
  /** The name of the group in the address. */
  readonly parameter: string;
  readonly iconOf: (group: string) => ReactNode;
  readonly countOf: (count: number) => string;
  readonly words: {
    readonly search: string;
    readonly choose: string;
    readonly all: string;
    readonly empty: string;
    readonly action: string;
  };
};

/** A list to search: a box, a choice, tiles that toggle, a count and cards; its state is the address. */
export function Directory({ entries, groups, parameter, iconOf, countOf, words }: DirectoryProps) {
  const text = useMessages("directories");
  const { parameters, change } = useAddressParameters();
  const [typed, type] = useTypedParameter("q", longestQuery);
  // A letter is on the glass before the cards it finds.
  const query = useDeferredValue(typed);
  const group = groups.find(({ id }) => id === parameters.get(parameter))?.id;
  const choose = (id: string | undefined) => change({ [parameter]: id }, { replace: true });
  const shown = matchingEntries(entries, query, group);
  const tiles = groups.map(({ id, title }) => ({
    id,
    title,
    icon: iconOf(id),
    count: countOf(entries.filter((entry) => entry.group === id).length),
  }));
  return (
    <div className="grid gap-5">
      <form
        method="get"
        aria-label={words.search}
        onSubmit={(event) => event.preventDefault()}
        className="grid items-end gap-3 sm:grid-cols-[1fr_16rem]"
      >
        <SearchField label={words.search} name="q" value={typed} onChange={type} />
        <SelectField
          label={words.choose}
          name={parameter}
          value={group ?? ""}
          onChange={(value) => choose(value || undefined)}
          options={[
            { value: "", label: words.all },
            ...groups.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <noscript>
          <button type="submit" className={buttonClass("primary")}>
            {text("searchButton")}
          </button>
        </noscript>
      </form>
      <DirectoryTiles label={words.choose} tiles={tiles} active={group} onChoose={choose} />
      <p role="status">{countOf(shown.length)}</p>
      {shown.length === 0 ? (
        <EmptyState title={words.empty} hint={text("emptyHint")}>
          <Button
            onClick={() => {
              type("");
              choose(undefined);
            }}
          >
            {text("clearFilters")}
          </Button>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((entry) => (
            <DirectoryCard key={entry.id} entry={entry} action={words.action} />
          ))}
        </ul>
      )}
    </div>
  );
}
