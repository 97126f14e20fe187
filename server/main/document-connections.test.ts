import { expect, test } from "vitest";
import { routeTable } from "#app/pages/route-table.ts";
import { ownConnections } from "#content/hosts/index.ts";

test("the addresses with their own connections are those that are loaded as their own documents", () => {
  const documents = routeTable.flatMap((entry) => ("isOwnDocument" in entry ? [entry.address] : []));
  expect([...documents].sort()).toEqual([...ownConnections().keys()].sort());
});
