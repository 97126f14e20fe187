import { ChevronDown, ExternalLink } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/choices.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import {
  findTexts,
  longestQuery,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";

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

/** A searchable list: search field, select, chips, count, and groups that unfold; its state is in the address. */
export function Directory({ entries, groups, parameter, iconOf, countOf, words }: DirectoryProps) {
  const text = useMessages("directories");
  const language = useLanguage();
  const { parameters, change } = useAddressParameters();
  const [typed, type] = useTypedParameter("q", longestQuery);
  // Typing stays responsive while the cards are filtered.
  const query = useDeferredValue(typed);
  const group = groups.find(({ id }) => id === parameters.get(parameter))?.id;
  const choose = (id: string | undefined) => change({ [parameter]: id }, { replace: true });
  const shown = filterEntries(entries, query, group);
  const tiles = groups.map(({ id, title }) => ({
    id,
    title,
    icon: iconOf(id),
    count: formatNumber(entries.filter((entry) => entry.group === id).length, language),
  }));
  const isNarrowed = group !== undefined || query.trim() !== "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
      <Chips
        label={words.choose}
        current={group}
        options={tiles.map(({ id, title, icon, count }) => ({
          value: id,
          label: (
            <>
              <span aria-hidden="true" className="shrink-0 text-green">
                {icon}
              </span>
              {title} <span className="font-normal text-ink-soft">{count}</span>
            </>
          ),
        }))}
        onChange={(id) => choose(id === group ? undefined : id)}
      />
      <p role="status" className="text-ink-soft text-sm">
        {countOf(shown.length)}
      </p>
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
        <div className="panel divide-y divide-line">
          {groups.map(({ id, title }, at) => {
            const own = shown.filter((entry) => entry.group === id);
            if (own.length === 0) return null;
            return (
              <details key={`${id} ${isNarrowed}`} open={isNarrowed || at === 0} className="group">
                <summary className="flex min-h-14 list-none rounded-panel items-center justify-between gap-3 px-4 py-2 hover:bg-raised-high [&::-webkit-details-marker]:hidden">
                  <h2 className="font-display text-xl">{title}</h2>
                  <span className="flex shrink-0 items-center gap-3 text-ink-soft text-sm">
                    {countOf(own.length)}
                    <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
                  </span>
                </summary>
                <ul className="grid gap-x-10 px-4 pb-3 lg:grid-cols-2">
                  {own.map((entry) => (
                    <DirectoryRow key={entry.id} entry={entry} action={words.action} />
                  ))}
                </ul>
              </details>
            );
          })}
        </div>
      )}
    </div>
  );
}

type DirectoryRowProps = { readonly entry: DirectoryEntry; readonly action: string };

/** One entry and its link; `noreferrer nofollow`: the site gets neither a referrer nor an endorsement. */
function DirectoryRow({ entry, action }: DirectoryRowProps) {
  const text = useMessages("directories");
  return (
    <li
      data-entry={entry.id}
      className="flex flex-wrap content-start items-center gap-x-3 border-line border-t py-2"
    >
      <h3 className="flex grow basis-32 flex-wrap items-baseline gap-x-2 font-sans font-semibold tracking-normal">
        <bdi lang="en">{entry.name}</bdi>
        <span className="font-normal text-ink-soft text-sm">{entry.badge}</span>
      </h3>
      <a
        href={entry.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={text("newTab", { action, name: entry.name })}
        className={buttonClass("bare", "-me-2.75")}
      >
        {action}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
      <div className="w-full text-ink-soft text-sm">
        <p className="text-pretty">{entry.scope}</p>
        {entry.kind && <p>{entry.kind}</p>}
        {entry.hasFailed && <p className="text-ink">{text("failed")}</p>}
      </div>
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
    <>
      <h2 className="mt-2 font-semibold text-ink">{text("cautionTitle")}</h2>
      <p className="text-pretty">{text("caution")}</p>
      {date && <p>{text("checkedOn", { date })}</p>}
    </>
  );
}

/** One card of a directory, in the reader's language. */
export type DirectoryEntry = {
  readonly id: string;
  readonly name: string;
  /** Id of its group: one tile, one option. */
  readonly group: string;
  readonly badge: string;
  /** What the site is for. */
  readonly scope: string;
  /** What kind of site it is, as a second line. */
  readonly kind?: string;
  readonly url: string;
  readonly hasFailed: boolean;
};

type DirectoryGroup = { readonly id: string; readonly title: string };

/** An entry's texts are folded once, not on every key. */
const searchableTexts = new WeakMap<DirectoryEntry, SearchableText>();

function searchable(entry: DirectoryEntry): SearchableText {
  const cached = searchableTexts.get(entry);
  if (cached) return cached;
  const text = searchableText([entry.name, entry.scope, entry.kind]);
  searchableTexts.set(entry, text);
  return text;
}

/** The entries of one group, or of all groups without one, that match the search text. */
export function filterEntries(
  entries: readonly DirectoryEntry[],
  typed: string,
  group: string | undefined,
): readonly DirectoryEntry[] {
  const inGroup = group === undefined ? entries : entries.filter((entry) => entry.group === group);
  return findTexts(inGroup, searchable, readQuery(typed));
}
