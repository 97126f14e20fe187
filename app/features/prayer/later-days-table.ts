import { useEffect } from "react";
import { later } from "#app/ui/later.tsx";

/** The table of days, whose code comes with the tab it stands in. */
export const LaterDaysTable = later(() => import("./days-table.tsx").then(({ DaysTable }) => DaysTable));

/** Milliseconds of rest after which the table's code is fetched unasked, so that the tabs go on without a network. */
const restBeforeTable = 2500;

/** Has the table of days at hand before its tab is opened. */
export function useDaysTableAtRest(): void {
  useEffect(() => {
    const rest = setTimeout(() => LaterDaysTable.ready().catch(() => undefined), restBeforeTable);
    return () => clearTimeout(rest);
  }, []);
}
