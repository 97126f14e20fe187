import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { type AthkarView, addressOf, furtherSets, mainSets, type SetName } from "./athkar-address.ts";
import { useOfferedSet } from "./use-offered-set.ts";

type SetPickerProps = { readonly current: SetName; readonly view: AthkarView };

/** Six sets, two more for their own occasions; the one for this hour bears a mark. */
export function SetPicker({ current, view }: SetPickerProps) {
  const text = useMessages("athkar");
  const offered = useOfferedSet();
  const link = (name: SetName, look: string) => (
    <li key={name}>
      <Link
        href={addressOf(name, view)}
        aria-current={name === current ? "page" : undefined}
        className={`relative flex min-h-11 items-center justify-center rounded-control border border-line px-4 text-center hover:border-green aria-[current=page]:border-green aria-[current=page]:bg-green aria-[current=page]:text-on-green ${look}`}
      >
        {text(`set.${name}`)}
        {name === offered && (
          <span className="absolute -top-2 end-2 rounded-round bg-gold px-2 text-ground text-xs leading-5">
            {text("now")}
          </span>
        )}
      </Link>
    </li>
  );
  return (
    <nav aria-label={text("sets")}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {mainSets.map((name) => link(name, "bg-raised"))}
      </ul>
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        {furtherSets.map((name) => link(name, "text-ink-soft text-sm"))}
      </ul>
    </nav>
  );
}
