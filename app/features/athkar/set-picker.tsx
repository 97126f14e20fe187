import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { type AthkarView, addressOf, allSets, type SetName } from "./athkar-address.ts";
import { useOfferedSet } from "./set-of-hour.ts";

type SetPickerProps = { readonly current: SetName; readonly view: AthkarView };

/** The sets in one row, which scrolls where it is wider than the screen; the one for this hour is marked. */
export function SetPicker({ current, view }: SetPickerProps) {
  const text = useMessages("athkar");
  const offered = useOfferedSet();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the set that became current
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!row.current || !chosen) return;
    const [within, around] = [chosen.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += within.left + within.width / 2 - (around.left + around.width / 2);
  }, [current]);
  return (
    <nav aria-label={text("sets")}>
      <ul
        ref={row}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6"
      >
        {allSets.map((name) => (
          <li key={name} className="shrink-0">
            <Link
              href={addressOf(name, view)}
              aria-current={name === current ? "page" : undefined}
              className="relative flex min-h-11 items-center rounded-round border border-ink-soft/60 px-4 hover:border-green aria-[current=page]:border-green aria-[current=page]:bg-green aria-[current=page]:text-on-green"
            >
              {text(`set.${name}`)}
              {name === offered && (
                <>
                  <span
                    aria-hidden="true"
                    className="absolute end-1.5 top-1.5 size-2 rounded-round border-4 border-gold ring-2 ring-ground"
                  />
                  <span className="sr-only">{` (${text("now")})`}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
