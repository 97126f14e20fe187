import { setImmediate as nextTick } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveAnswer } from "#contract/donations.ts";
import { type LiveFigures, liveFigures } from "./live-figures.ts";

const figures = (value: number) => ({ raised: { value } }) as unknown as LiveAnswer;
const many = 3000;
let value = 1;
let reads = 0;
let live: LiveFigures;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  value = 1;
  reads = 0;
  live = liveFigures(async () => {
    reads += 1;
    return figures(value);
  });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

/** Lets reads and what is spread over ticks come to their end. */
async function settle(): Promise<void> {
  for (let tick = 0; tick < 100; tick++) await nextTick();
}

test("three thousand who come at once, and all later ones within the second, are served by one read", async () => {
  const got: string[] = [];
  for (let at = 0; at < many; at++) live.subscribe((text) => got.push(text));
  await settle();
  live.subscribe((text) => got.push(text));
  expect(reads).toBe(1);
  expect(got).toHaveLength(many + 1);
  expect(new Set(got)).toEqual(new Set([JSON.stringify(figures(1))]));
});

test("a change goes to everybody once, with turns for other requests between", async () => {
  const got: string[] = [];
  for (let at = 0; at < many; at++) live.subscribe((text) => got.push(text));
  await settle();
  value = 2;
  got.length = 0;
  live.refresh();
  const sizes: number[] = [];
  for (let tick = 0; tick < 100; tick++) {
    await nextTick();
    sizes.push(got.length);
  }
  expect(got).toEqual(Array.from({ length: many }, () => JSON.stringify(figures(2))));
  const steps = sizes.map((size, at) => size - (sizes[at - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(many / 10);
});

test("whoever was not reached yet gets a later change only, and nobody an earlier one after it", async () => {
  const got = Array.from({ length: many }, (): string[] => []);
  for (const mine of got) live.subscribe((text) => mine.push(text));
  await settle();
  for (const next of [2, 3, 4]) {
    value = next;
    live.refresh();
    await nextTick();
    await nextTick();
  }
  await settle();
  expect(got.every((mine) => mine.at(-1) === JSON.stringify(figures(4)))).toBe(true);
  expect(got.every((mine) => mine.join() === mine.toSorted().join())).toBe(true);
});

test("a database that is away for the first read is asked again, and who left meanwhile gets nothing", async () => {
  let isAway = true;
  live = liveFigures(async () => {
    if (isAway) throw new Error("away");
    return figures(1);
  });
  const got: string[] = [];
  live.subscribe(() => got.push("stays"));
  const leave = live.subscribe(() => got.push("leaves"));
  await settle();
  leave();
  isAway = false;
  vi.advanceTimersByTime(1000);
  await settle();
  expect(got).toEqual(["stays"]);
});
