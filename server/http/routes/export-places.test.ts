import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exportPlaces } from "./export-places.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const places = () => exportPlaces({ most: 2, longest: 15_000, mostSlow: 3 });

test("slow readers give their places to others after a while, and go on", async () => {
  const { enter } = places();
  const ended: string[] = [];
  for (const name of ["one", "two"]) (await enter(name)).endWith(() => ended.push(name));
  await expect(enter("three")).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  vi.advanceTimersByTime(15_000);
  const { leave } = await enter("three");
  await expect(enter("one")).rejects.toMatchObject({ code: "too-many-calls" });
  leave();
  leave();
  await enter("four");
  await enter("five");
  await expect(enter("six")).rejects.toMatchObject({ code: "unavailable" });
  expect(ended).toEqual([]);
});

test("of more slow readers than there is room for the oldest ends, once, and one that has left none", async () => {
  const { enter } = places();
  const ended: string[] = [];
  for (const name of ["one", "two", "three", "four", "five"]) {
    const place = await enter(name);
    place.endWith(() => ended.push(name));
    if (name === "two") place.leave();
    vi.advanceTimersByTime(15_000);
  }
  expect(ended).toEqual(["one"]);
});
