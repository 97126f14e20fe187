import { expect, test } from "vitest";
import { routeTable } from "#app/pages/route-table.ts";
import { measuredActions } from "./measured-actions.ts";

test("every address has a main action", () => {
  const addresses = measuredActions.map(({ address }) => address.split("?")[0]);
  expect(addresses.toSorted()).toEqual(routeTable.map(({ address }) => address).toSorted());
});
