import { later } from "#app/ui/later.tsx";

/** The table of days, whose code comes with the tab it stands in. */
export const LaterDaysTable = later(() => import("./days-table.tsx").then(({ DaysTable }) => DaysTable));
