import { expect, test } from "vitest";
import { loadAthkar } from "#content/athkar/index.ts";
import { largestOwnSet, ownSetOf } from "#domain/counting/own-set.ts";
import { addressOfOwn, editAddressOf, ownPlaceOf, sharedAddressOf } from "./own-address.ts";
import { dhikrsById } from "./set-texts.ts";

const placeIn = (address: string) => ownPlaceOf(new URL(address, "https://riwaq.example").searchParams);

test("each address leads to its place", () => {
  expect(placeIn("/athkar")).toBeUndefined();
  expect(placeIn(addressOfOwn("a1"))).toEqual({ kind: "set", id: "a1", view: "player" });
  expect(placeIn(addressOfOwn("a1", "list"))).toEqual({ kind: "set", id: "a1", view: "list" });
  expect(placeIn(editAddressOf("a1"))).toEqual({ kind: "edit", id: "a1" });
});

test("a shared address carries the name and every id in its order", async () => {
  const ids = [...dhikrsById(await loadAthkar("ar")).keys()].reverse();
  const set = ownSetOf("قبل النوم & أكثر", ids);
  expect(set.dhikrs).toHaveLength(Math.min(ids.length, largestOwnSet));
  expect(placeIn(sharedAddressOf(set))).toEqual({ kind: "shared", set, view: "player" });
  expect(placeIn(sharedAddressOf({ ...set, name: " " }, "list"))).toEqual({
    kind: "shared",
    set: { ...set, name: "" },
    view: "list",
  });
});

test("the longest shared address fits what servers and apps accept", () => {
  const dhikrs = Array.from({ length: largestOwnSet }, (_, at) => `a-dhikr-with-a-long-name-of-thirty${at}`);
  expect(sharedAddressOf({ name: "ن".repeat(60), dhikrs }).length).toBeLessThan(5000);
});

test("a shared address with anything else in it leaves that out", () => {
  expect(placeIn("/athkar?dhikrs=al-falaq..%3Cb%3E.al-falaq.an-nas")).toMatchObject({
    set: { name: "", dhikrs: ["al-falaq", "an-nas"] },
  });
});
