import { type RouteEntry, routeTable } from "#app/pages/route-table.ts";
import type { FooterColumn, Navigation } from "#app/shell/navigation.ts";

const entries: readonly RouteEntry[] = routeTable;

const inColumn = (column: FooterColumn) => entries.filter((entry) => entry.footer === column);

/** Header, bottom bar and footer, as the route table places them. */
export const navigation: Navigation = {
  header: entries.filter((entry) => entry.isInHeader),
  bottom: entries
    .flatMap(({ address, key, bottom }) => (bottom ? [{ address, key, ...bottom }] : []))
    .sort((a, b) => a.place - b.place),
  footer: {
    read: inColumn("read"),
    worship: inColumn("worship"),
    learn: inColumn("learn"),
    together: inColumn("together"),
  },
};
