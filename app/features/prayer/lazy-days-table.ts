import { useEffect } from "react";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

/** The table of days, whose code comes with the tab it stands in. */
export const LazyDaysTable = lazyComponent(() =>
  import("./days-table.tsx").then(({ DaysTable }) => DaysTable),
);

/** Milliseconds of rest after which the table's code is fetched unasked, so that the tabs go on without a network. */
const restBeforeTable = 2500;

/** Has the table of days at hand before its tab is opened. */
export function useDaysTableAtRest(): void {
  useEffect(() => {
    const rest = setTimeout(() => LazyDaysTable.ready().catch(() => undefined), restBeforeTable);
    return () => clearTimeout(rest);
  }, []);
}
