import { expect, test } from "vitest";
import { routeTable } from "#app/pages/route-table.ts";
import { ownConnections } from "#content/hosts/index.ts";

test("the addresses that may connect to more are those that are documents of their own", () => {
  const own = routeTable.flatMap((entry) => ("isOwnDocument" in entry ? [entry.address] : []));
  expect([...own].sort()).toEqual([...ownConnections().keys()].sort());
});
