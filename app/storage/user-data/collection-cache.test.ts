import { expect, test } from "vitest";
import type { Operation } from "#domain/sync/operation.ts";
import { timestampOf } from "#domain/sync/timestamp.ts";
import { createCollectionCache } from "./collection-cache.ts";

const note: Operation = {
  kind: "note",
  key: "2:255",
  slot: "",
  stamp: timestampOf({ time: 1, count: 0, device: "00000000000000aa" }),
  body: "kept",
};

test("a reading of the disk that fails late leaves the one that was begun after it alone", async () => {
  const readings: PromiseWithResolvers<readonly Operation[]>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<readonly Operation[]>();
    readings.push(reading);
    return reading.promise;
  };
  const cache = createCollectionCache(read, () => new Map());
  const first = cache.load("note");
  cache.readAgain(false);
  const second = cache.load("note");
  readings[0]?.reject(new Error("the disk does not answer"));
  await first;
  readings[1]?.resolve([note]);
  await second;
  expect(cache.view("note").bodies.get("2:255")).toBe("kept");
});
