import { Check, Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { findTexts, longestQuery, readQuery } from "#domain/text-search/text-search.ts";
import { allSets } from "../athkar-address.ts";
import { DhikrLabel } from "./dhikr-label.tsx";
import type { ListedDhikr } from "./listed-dhikrs.ts";

type DhikrPickerProps = {
  readonly listed: ReadonlyMap<string, ListedDhikr>;
  readonly chosen: readonly string[];
  readonly isFull: boolean;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
};

/** Every dhikr under the set it is from, to be searched; a press adds it or takes it out. */
export function DhikrPicker({ listed, chosen, isFull, onAdd, onRemove }: DhikrPickerProps) {
  const text = useMessages("ownathkar");
  const athkar = useMessages("athkar");
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const found = findTexts([...listed.values()], ({ searched }) => searched, readQuery(query));
  const isIn = new Set(chosen);
  return (
    <div className="grid gap-3">
      <SearchField
        label={text("search")}
        name="dhikr"
        value={typed}
        onChange={(words) => setTyped(words.slice(0, longestQuery))}
      />
      {found.length === 0 && (
        <p role="status" className="panel p-4 text-ink-soft">
          {text("noneFound")}
        </p>
      )}
      {allSets.map((name) => {
        const ofSet = found.filter(({ set }) => set === name);
        if (ofSet.length === 0) return null;
        return (
          <details key={name} open={query !== "" || name === "morning"} className="panel">
            <summary className="min-h-12 content-center px-4 font-semibold">{athkar(`set.${name}`)}</summary>
            <ul className="divide-y divide-line border-line border-t">
              {ofSet.map((dhikr) => {
                const { id, meaning } = dhikr;
                const isChosen = isIn.has(id);
                const Icon = isChosen ? Check : Plus;
                return (
                  <li key={id}>
                    <button
                      type="button"
                      aria-pressed={isChosen}
                      disabled={isFull && !isChosen}
                      onClick={() => (isChosen ? onRemove(id) : onAdd(id))}
                      className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-raised-high disabled:opacity-50 aria-pressed:bg-green-veil"
                    >
                      <span className="grid min-w-0 grow">
                        <DhikrLabel of={dhikr} />
                        {meaning && <span className="line-clamp-2 text-ink-soft text-sm">{meaning}</span>}
                      </span>
                      <Icon aria-hidden="true" className="size-5 shrink-0 text-green" />
                    </button>
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
