import { ExternalLink } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { type DirectoryEntry, type DirectoryGroup, matchingEntries } from "./directory-entry.ts";

type DirectoryProps = {
  readonly entries: readonly DirectoryEntry[];
  readonly groups: readonly DirectoryGroup[];
  /** The search parameter that holds the group. */
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

/** A searchable list: search field, select, toggle tiles, count and cards; its state is in the address. */
export function Directory({ entries, groups, parameter, iconOf, countOf, words }: DirectoryProps) {
  const text = useMessages("directories");
  const { parameters, change } = useAddressParameters();
  const [typed, type] = useTypedParameter("q", longestQuery);
  // Typing stays responsive while the cards are filtered.
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

type DirectoryTilesProps = {
  readonly label: string;
  readonly tiles: readonly {
    readonly id: string;
    readonly title: string;
    readonly icon: ReactNode;
    /** The number of entries, as text. */
    readonly count: string;
  }[];
  readonly active: string | undefined;
  /** Called with undefined when the active tile is pressed again. */
  readonly onChoose: (id: string | undefined) => void;
};

/** Groups as large toggle buttons that filter the list. */
function DirectoryTiles({ label, tiles, active, onChoose }: DirectoryTilesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are no form fields, so no fieldset
    <div role="group" aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {tiles.map(({ id, title, icon, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === active}
          onClick={() => onChoose(id === active ? undefined : id)}
          className="panel flex min-h-16 items-center gap-3 px-3 py-3 text-start transition-colors hover:border-green aria-pressed:border-green aria-pressed:text-green sm:px-4"
        >
          <span aria-hidden="true" className="shrink-0 text-gold">
            {icon}
          </span>
          <span className="min-w-0">
            <span className="block hyphens-auto break-words font-medium text-sm">{title}</span>
            <span className="block hyphens-auto break-words text-ink-soft text-sm">{count}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

type DirectoryCardProps = { readonly entry: DirectoryEntry; readonly action: string };

/** One entry and its link; `noreferrer nofollow`: the site gets neither a referrer nor an endorsement. */
function DirectoryCard({ entry, action }: DirectoryCardProps) {
  const text = useMessages("directories");
  return (
    <li data-entry={entry.id} className="panel flex flex-col gap-3 p-5">
      <div className="grid justify-items-start gap-1.5">
        <h2 lang="en" dir="ltr" className="font-medium text-lg leading-7">
          {entry.name}
        </h2>
        <Badge>{entry.badge}</Badge>
      </div>
      <p className="text-pretty text-ink-soft">{entry.scope}</p>
      {entry.kind && <p className="text-ink-soft text-sm">{entry.kind}</p>}
      {entry.hasFailed && <p className="text-gold text-sm">{text("failed")}</p>}
      <a
        href={entry.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={text("newTab", { action, name: entry.name })}
        className={buttonClass("quiet", "mt-auto self-start")}
      >
        {action}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </li>
  );
}

/** A word of caution about the links, and when they were last checked. */
export function DirectoryNotes({ checkedOn }: { readonly checkedOn: string | null }) {
  const text = useMessages("directories");
  const locale = localeOf(useLanguage());
  const date =
    checkedOn &&
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(checkedOn));
  return (
    <aside className="mt-8 border-gold border-s-2 ps-5">
      <h2 className="font-display text-xl">{text("cautionTitle")}</h2>
      <p className="mt-2 max-w-[65ch] text-pretty text-ink-soft">{text("caution")}</p>
      {date && <p className="mt-2 text-ink-soft text-sm">{text("checkedOn", { date })}</p>}
    </aside>
  );
}
