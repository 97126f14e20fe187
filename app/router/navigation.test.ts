import { expect, test } from "vitest";
import { routeTable } from "#app/pages/route-table.ts";
import { navigationAreas } from "#app/shell/navigation.ts";
import { navigation } from "./navigation.ts";

test("every page but home is in exactly one area", () => {
  const inAreas = navigationAreas.flatMap((area) => navigation.areas[area].map(({ address }) => address));
  const pages = routeTable.map(({ address }) => address).filter((address) => address !== "/");
  expect([...inAreas].sort()).toEqual([...pages].sort());
});

test("the menu lists the seventeen of the header, then nine others, none twice", () => {
  const first = navigation.header.map(({ address }) => address);
  const more = navigation.more.map(({ address }) => address);
  expect(first).toHaveLength(17);
  expect(more).toHaveLength(9);
  expect(new Set([...first, ...more]).size).toBe(26);
});
