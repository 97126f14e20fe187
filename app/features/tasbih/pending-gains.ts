import { array, fallback, nullable, number, pipe, safeInteger, string, transform, tuple } from "valibot";
import { debounce } from "#app/hydration/debounce.ts";
import { jsonOf, parseWith, storedValue } from "#app/storage/stored-value.ts";
import { openUserData } from "#app/storage/user-data/use-collection.ts";
import type { Gain } from "#domain/counting/tasbih.ts";

/** What was counted and is not yet in the store, by the store's counter names: `2026-02-28/count`. */
export type PendingGains = ReadonlyMap<string, number>;

/** Milliseconds: taps are written in one batch after a pause, or after the longest wait while the tapping goes on. */
const saveDelay = 300;
const longestWait = 1500;

const nothing: PendingGains = new Map();
const listeners = new Set<() => void>();
let pending = nothing;
// Measured by timers, because the device's clock may jump between two taps.
const debounced = debounce(flush, saveDelay);
let longestTimer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

type GainList = readonly (readonly [string, number])[];

/** Entries that are no gain are left out. */
const gainsSchema = pipe(
  array(fallback(nullable(tuple([string(), pipe(number(), safeInteger())])), null)),
  transform((gains): GainList => gains.filter((gain) => gain !== null)),
);

/** Reads the gains stored by a page that was closed; undefined for anything that is no list. */
export function parsePendingGains(value: unknown): GainList | undefined {
  return parseWith(gainsSchema, value);
}

const storedGains = storedValue<GainList>("tasbih.leftBehind", jsonOf(gainsSchema), []);

/** The sums of `one` with the amounts of `other` added. */
export function sumGains(one: PendingGains, other: Iterable<readonly [string, number]>): PendingGains {
  const sums = new Map(one);
  for (const [id, amount] of other) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

function show(next: PendingGains): void {
  pending = next;
  for (const listener of listeners) listener();
}

function stopTimers(): void {
  debounced.stop();
  clearTimeout(longestTimer);
  longestTimer = undefined;
}

/** The store with its totals read, so that what is added shows without a step back. */
async function openTotals() {
  const userData = await openUserData();
  await userData.load("tasbih").catch((error: unknown) => console.warn("the totals were not read", error));
  return userData;
}

/** What cannot be added, because the store's code does not load, stays pending. */
async function flushGains(): Promise<void> {
  stopTimers();
  const userData = await openTotals();
  const gains = pending;
  show(nothing);
  for (const [id, amount] of gains) userData.add("tasbih", id, amount);
}

function flush(): void {
  if (pending.size > 0) flushGains().catch(() => console.warn("what was counted is not saved yet"));
}

/** IndexedDB may not finish while a page closes, so what is pending goes to local storage for the next page. */
function storeForNextPage(): void {
  if (pending.size === 0) return;
  storedGains.write([...sumGains(pending, storedGains.read())]);
  stopTimers();
  show(nothing);
}

async function recoverGains(): Promise<void> {
  const userData = await openTotals();
  const found = storedGains.read();
  storedGains.write([]);
  for (const [id, amount] of found) userData.add("tasbih", id, amount);
}

function recoverPending(): void {
  if (storedGains.read().length > 0)
    recoverGains().catch(() => console.warn("what was counted last time is not saved yet"));
}

function startListening(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("pagehide", storeForNextPage);
  addEventListener("pageshow", recoverPending);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush();
  });
  recoverPending();
}

/** Adds to the totals of a day, `2026-02-28`; they are written, and shown, after a pause in the tapping. */
export function addToTotals(day: string, { count, rounds }: Gain): void {
  const gained = rounds === 0 ? [] : ([[`${day}/rounds`, rounds]] as const);
  pending = sumGains(pending, [[`${day}/count`, count], ...gained]);
  debounced.moved();
  longestTimer ??= setTimeout(flush, longestWait);
}

/** Sets every total to zero. */
export async function clearTotals(): Promise<void> {
  await flushGains();
  const userData = await openTotals();
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
  startListening();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
