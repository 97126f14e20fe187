import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { type AthkarPlace, type AthkarView, addressOf, allSets, type SetName } from "./athkar-address.ts";
import { AthkarSession } from "./athkar-session.tsx";
import type { PublishedSet } from "./athkar-set.ts";
import { SetChips } from "./set-chips.tsx";
import { useOfferedSet } from "./set-of-hour.ts";
import { useAthkarSet } from "./use-athkar-set.ts";

/** The athkar of a set, one by one or as a list. */
export function CompleteAthkar({ first }: { readonly first: PublishedSet }) {
  const text = useMessages("athkar");
  const { place, set, isLoading, hasFailed, retry } = useAthkarSet(first);
  return (
    <AthkarSession
      set={set}
      progressKey={set.name}
      view={place.view}
      hrefOf={(view) => addressOf(place.name, view)}
      isLoading={isLoading}
      className="[--athkar-head:5.9375rem] md:[--athkar-head:7.3125rem] lg:[--athkar-head:9.5rem] [&:lang(ar)]:[--athkar-head:6.4375rem] md:[&:lang(ar)]:[--athkar-head:8.9375rem] lg:[&:lang(ar)]:[--athkar-head:11.125rem] [&:lang(ur)]:[--athkar-head:6.6875rem] md:[&:lang(ur)]:[--athkar-head:10.1875rem] lg:[&:lang(ur)]:[--athkar-head:12.375rem]"
      picker={<SetPicker current={place.name} view={place.view} />}
      notice={
        <>
          <SetNotice place={place} />
          {hasFailed && (
            <div role="alert" className="panel mb-2 flex flex-wrap items-center justify-between gap-3 p-4">
              <p>{text("setFailed")}</p>
              <Button onClick={retry}>{text("retry")}</Button>
            </div>
          )}
        </>
      }
    />
  );
}

/** Says that the address names an unknown set. */
function SetNotice({ place }: { readonly place: AthkarPlace }) {
  const text = useMessages("athkar");
  if (place.unknown === undefined) return null;
  return (
    <p role="status" className="panel mb-2 border-gold p-3 text-center">
      {text("unknownSet", { value: place.unknown })}
    </p>
  );
}

type SetPickerProps = { readonly current: SetName; readonly view: AthkarView };

/** The sets in one row, at the side on wide screens; the one for this hour carries a point of gold. */
function SetPicker({ current, view }: SetPickerProps) {
  const text = useMessages("athkar");
  const offered = useOfferedSet();
  return (
    <SetChips
      label={text("sets")}
      current={current}
      options={allSets.map((name) => ({
        value: name,
        href: addressOf(name, view),
        label: (
          <>
            {name === offered && <span aria-hidden="true" className="size-1.75 rounded-round bg-gold" />}
            {text(`set.${name}`)}
            {name === offered && <span className="sr-only">{` (${text("now")})`}</span>}
          </>
        ),
      }))}
    />
  );
}
