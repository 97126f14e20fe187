import { soonAfter } from "#app/hydration/soon.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";
import { MoreWords } from "#app/i18n/more-words.tsx";

/** Today in both calendars on one line; its space is reserved, its code is loaded soon after the first load. */
export function HomeDates() {
  const isSettled = useSettled(soonAfter);
  // Without its code the line stays empty.
  const { value: part } = useAsync(isSettled ? "both dates" : undefined, () => import("./both-dates.tsx"));
  return (
    <div className="min-h-[1lh] text-ink-soft text-sm tabular-nums rtl:leading-[2.2]">
      {part && (
        <MoreWords area="calendar">
          <part.BothDates />
        </MoreWords>
      )}
    </div>
  );
}
