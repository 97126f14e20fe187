import { monthTable } from "./month-table.ts";
import { firstDay, monthLengths } from "./umm-al-qura-months.ts";

/** The official calendar of Saudi Arabia. */
export const ummAlQura = monthTable(firstDay, monthLengths);
