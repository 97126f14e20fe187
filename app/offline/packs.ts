import type { PackId } from "#domain/offline-pack/pack-id.ts";
import { packSubject } from "#domain/offline-pack/pack-id.ts";
import { type PackPlan, packAddresses, unsharedAddresses } from "#domain/offline-pack/pack-plan.ts";
import {
  isInProgress,
  type PackCommand,
  type PackEvent,
  type PackState,
  unknownPack,
} from "#domain/offline-pack/pack-state.ts";
import { reducePack } from "#domain/offline-pack/reduce-pack.ts";
import { fetchFile } from "./fetch-file.ts";
import {
  cachedAddresses,
  deletePackFiles,
  deletePackRecord,
  packRecords,
  storePackFile,
  writeRecord,
} from "./pack-files.ts";
import { registerWorker } from "./register-worker.ts";
import { requestPersistence, storageSpace } from "./storage-space.ts";
import { cacheLanguageFiles } from "./worker-talk.ts";

/** Files requested at once: ours are small and fast, hosts of recitations are spared. */
const atOnce = { texts: 8, recitations: 3 } as const;

/** The state of a pack, with the files it consists of. */
type Held = { plan: PackPlan; state: PackState; ending?: AbortController };

const packs = new Map<PackId, Held>();
let settled = 0;
const listeners = new Set<() => void>();

export function subscribePacks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current state of a pack. */
export function readPack(id: PackId): PackState {
  return packs.get(id)?.state ?? unknownPack;
}

/** How often a pack was completed or deleted. */
export function settledPacks(): number {
  return settled;
}

/** True where this browser can keep packs at all. */
export function canKeepPacks(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator;
}

function held(plan: PackPlan): Held {
  const known = packs.get(plan.id);
  if (known) return known;
  const fresh = { plan, state: unknownPack };
  packs.set(plan.id, fresh);
  return fresh;
}

function dispatch(pack: Held, event: PackEvent): void {
  const before = pack.state.status;
  const step = reducePack(pack.state, event);
  pack.state = step.state;
  if (event.type !== "found" && before !== step.state.status && !isInProgress(step.state)) settled += 1;
  for (const command of step.commands) obey(pack, command);
  for (const listener of listeners) listener();
}

/** Sends a pack an event, such as the person's wish to download it. */
export function sendToPack(
  plan: PackPlan,
  event: Extract<PackEvent, { type: "keep" | "pause" | "erase" }>,
): void {
  const pack = held(plan);
  pack.plan = plan;
  dispatch(pack, event);
}

/** Checks which files of some packs are on the device. */
export async function checkPacks(plans: readonly PackPlan[]): Promise<void> {
  const wanted = new Set((await packRecords()).map(({ id }) => id));
  for (const plan of plans) {
    const addresses = packAddresses(plan);
    const { size } = await cachedAddresses(plan.cacheName, addresses);
    dispatch(held(plan), {
      type: "found",
      total: addresses.length,
      done: size,
      isRequested: wanted.has(plan.id),
    });
  }
}

function obey(pack: Held, command: PackCommand): void {
  switch (command.type) {
    case "check":
      check(pack, command.run).catch((error: unknown) => breakOff(pack, command.run, error));
      return;
    case "fetch":
      fetchRest(pack, command.run).catch((error: unknown) => breakOff(pack, command.run, error));
      return;
    case "halt":
      pack.ending?.abort();
      return;
    case "seal":
      forgetOldFiles(pack.plan).catch((error: unknown) => console.warn("old files were not erased", error));
      return;
    case "erase":
      erase(pack)
        .catch((error: unknown) => console.warn("a pack was not erased whole", error))
        .finally(() => dispatch(pack, { type: "erased" }));
      return;
  }
}

function breakOff(pack: Held, run: number, error: unknown): void {
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  if (!isFull) console.warn("a pack was not kept", error);
  const otherwise = navigator.onLine ? "unable" : "offline";
  dispatch(pack, { type: "broke", run, error: isFull ? "full" : otherwise });
}

/** Everything a pack needs beside its files: a worker that answers from it, a lasting place, its words. */
async function check(pack: Held, run: number): Promise<void> {
  const { plan } = pack;
  pack.ending = new AbortController();
  const { signal } = pack.ending;
  await registerWorker();
  await requestPersistence();
  const space = await storageSpace();
  if (space && space.used >= space.allowed) return dispatch(pack, { type: "broke", run, error: "full" });
  const subject = packSubject(plan.id);
  const language = subject?.kind === "text" ? subject.language : document.documentElement.lang;
  const isReadable =
    (await cacheLanguageFiles(language)) && (await cacheLinkedTexts(plan.beside ?? [], signal));
  if (!isReadable) return dispatch(pack, { type: "broke", run, error: "offline" });
  const addresses = packAddresses(plan);
  const before = (await packRecords()).find(({ id }) => id === plan.id)?.addresses ?? [];
  // If it was cancelled meanwhile, it is not recorded as wanted.
  if (pack.state.status === "erasing" || pack.state.status === "absent") return;
  await writeRecord({
    id: plan.id,
    shelf: plan.cacheName,
    addresses: [...new Set([...addresses, ...before])],
  });
  const there = await cachedAddresses(plan.cacheName, addresses);
  const [first] = plan.files.filter(([address]) => !there.has(address));
  // Whether a host lets its files be read is known when one has been.
  const probe = first && (await fetchFile(first, plan.cacheName, signal).catch(() => undefined));
  if (signal.aborted) return;
  if (probe && "error" in probe) return dispatch(pack, { type: "broke", run, error: probe.error });
  if (first && probe) await storePackFile(plan.cacheName, first[0], probe.file);
  dispatch(pack, { type: "checked", run, total: addresses.length, done: there.size + (first ? 1 : 0) });
}

/** Stores texts that are read with a recitation; false when they cannot be loaded. */
async function cacheLinkedTexts(texts: readonly string[], signal: AbortSignal): Promise<boolean> {
  const there = await cachedAddresses("texts", texts);
  for (const address of texts.filter((text) => !there.has(text))) {
    const fetched = await fetchFile([address], "texts", signal).catch(() => undefined);
    if (!fetched || "error" in fetched) return false;
    await storePackFile("texts", address, fetched.file);
  }
  return true;
}

async function fetchRest(pack: Held, run: number): Promise<void> {
  const { cacheName, files } = pack.plan;
  const signal = pack.ending?.signal ?? new AbortController().signal;
  const there = await cachedAddresses(cacheName, packAddresses(pack.plan));
  const rest = files.filter(([address]) => !there.has(address)).values();
  const fetchers = Array.from({ length: atOnce[cacheName] }, async () => {
    for (const file of rest) {
      const fetched = await fetchFile(file, cacheName, signal).catch(() => undefined);
      if (signal.aborted || !fetched) return;
      if ("error" in fetched) return dispatch(pack, { type: "broke", run, error: fetched.error });
      await storePackFile(cacheName, file[0], fetched.file);
      dispatch(pack, { type: "arrived", run, bytes: fetched.file.size });
    }
  });
  await Promise.all(fetchers);
}

const otherRecords = async (id: PackId) => (await packRecords()).filter((record) => record.id !== id);

async function erase({ plan }: Held): Promise<void> {
  const own = (await packRecords()).find(({ id }) => id === plan.id)?.addresses ?? [];
  const others = (await otherRecords(plan.id)).map(({ addresses }) => addresses);
  await deletePackRecord(plan.id);
  await deletePackFiles(
    plan.cacheName,
    unsharedAddresses([...new Set([...own, ...packAddresses(plan)])], others),
  );
}

/** Texts of an earlier edition, which the pack held before it was updated, are not read any more. */
async function forgetOldFiles(plan: PackPlan): Promise<void> {
  const { id, cacheName } = plan;
  const addresses = packAddresses(plan);
  const own = (await packRecords()).find((record) => record.id === id)?.addresses ?? [];
  const others = (await otherRecords(id)).map((record) => record.addresses);
  const old = unsharedAddresses(own, [...others, addresses]);
  if (own.length === addresses.length && old.length === 0) return;
  await deletePackFiles(cacheName, old);
  await writeRecord({ id, shelf: cacheName, addresses });
}
