import { debounce } from "#app/hydration/debounce.ts";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { userData } from "#app/storage/user-data/user-data.ts";
import type { Gain } from "#domain/counting/tasbih.ts";

/** What was counted and not yet handed to the store, by the store's names: `2026-02-28/count`. */
export type PendingGains = ReadonlyMap<string, number>;

/** Writing costs more than tapping: taps are handed over when the hand rests, or after this long. Milliseconds. */
const restTime = 300;
const longestWait = 1500;

const nothing: PendingGains = new Map();
const listeners = new Set<() => void>();
let pending = nothing;
// Timers alone tell the time here: a device's clock may jump between two taps.
const rest = debounce(handOver, restTime);
let longest: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/** Reads what a page left behind as it went; undefined for anything that is no list of gains. */
export function checkLeftBehind(value: unknown): readonly (readonly [string, number])[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(
    (gain): gain is [string, number] =>
      Array.isArray(gain) && typeof gain[0] === "string" && Number.isSafeInteger(gain[1]),
  );
}

const leftBehind = storedValue<readonly (readonly [string, number])[]>(
  "tasbih.leftBehind",
  jsonOf(checkLeftBehind),
  [],
);

/** Both sums in one. */
export function joinedGains(one: PendingGains, other: Iterable<readonly [string, number]>): PendingGains {
  const sums = new Map(one);
  for (const [id, amount] of other) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

function show(next: PendingGains): void {
  pending = next;
  for (const listener of listeners) listener();
}

function stopTimers(): void {
  rest.stop();
  clearTimeout(longest);
  longest = undefined;
}

function handOver(): void {
  stopTimers();
  const taken = pending;
  show(nothing);
  for (const [id, amount] of taken) userData.add("tasbih", id, amount);
}

/** A page that goes has no time for the store: what is pending is left where the next page finds it. */
function leave(): void {
  if (pending.size === 0) return;
  leftBehind.write([...joinedGains(pending, leftBehind.read())]);
  stopTimers();
  show(nothing);
}

function takeUp(): void {
  const found = leftBehind.read();
  if (found.length === 0) return;
  leftBehind.write([]);
  for (const [id, amount] of found) userData.add("tasbih", id, amount);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("pagehide", leave);
  addEventListener("pageshow", takeUp);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") handOver();
  });
  takeUp();
}

/** Adds to a day's totals, `2026-02-28`; written, and told to who shows sums, when the hand rests. */
export function addToTotals(day: string, { count, rounds }: Gain): void {
  const gained = rounds === 0 ? [] : ([[`${day}/rounds`, rounds]] as const);
  pending = joinedGains(pending, [[`${day}/count`, count], ...gained]);
  rest.moved();
  longest ??= setTimeout(handOver, longestWait);
}

/** Brings every total to nothing. */
export function clearTotals(): void {
  handOver();
  for (const [id, amount] of userData.read("tasbih").totals) userData.add("tasbih", id, -amount);
}

export function readPendingGains(): PendingGains {
  return pending;
}

/** Nothing is pending on the server. */
export function noPendingGains(): PendingGains {
  return nothing;
}

export function subscribePendingGains(listener: () => void): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
