import {
  check,
  custom,
  excludes,
  fallback,
  integer,
  literal,
  maxLength,
  nonEmpty,
  nullish,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  unknown,
} from "valibot";
import { devicePauses, pauseSharing, pausesSchema } from "#app/storage/prayer-pauses.ts";
import { parseWith } from "#app/storage/stored-value.ts";
import { joinPauses, type Pause, readPause } from "#domain/prayer-log/pause.ts";
import { type Json, type Operation, placeOf } from "#domain/sync/operation.ts";
import { type Replica, receive } from "#domain/sync/replica.ts";
import { isTimestamp, parseTimestamp } from "#domain/sync/timestamp.ts";
import { longestBody, longestKey, ruleOf } from "./collections.ts";
import type { Place } from "./database.ts";
import { readShare } from "./edits.ts";
import { writeAllSettings } from "./imported-settings.ts";
import { isMirrored } from "./mirrored-record.ts";
import { isPortable, longestSetting, mostSettings, readSettings } from "./small-settings.ts";
import { userData } from "./user-data.ts";
import type { UserDataStore } from "./user-data-store.ts";

const fileFormat = "riwaq-kept-data";
const fileVersion = 1;
/** Largest file that is read, in bytes. */
export const largestFile = 16 * 1024 * 1024;
/** How far, in milliseconds, a record may lie in the future: what the server allows, 5 minutes. */
const clockTolerance = 300_000;
const longestName = 64;
const recordsAtOnce = 500;

/** What a file holds; `docs/stored-data.md` describes it. */
export type UserDataFile = {
  readonly settings: Readonly<Record<string, string>>;
  readonly records: readonly Operation[];
  /** Only in the file of somebody who chose that. */
  readonly pauses?: readonly Pause[];
};

/** The kind that is never among the records of a file: each pause of a file is in `pauses`. */
const pauseKind = "prayer-pause";

/** What is wrong with a file; `record` is the place of the first broken record, from 1. */
export type FileFault =
  | { readonly reason: "tooLarge" | "notJson" | "foreign" | "newer" | "brokenSettings" | "cannotKeep" }
  | { readonly reason: "broken" | "clockAhead"; readonly record: number };

function isBody(body: unknown): body is Json {
  try {
    return body !== undefined && JSON.stringify(body).length <= longestBody;
  } catch {
    // Nested deeper than the browser can follow.
    return false;
  }
}

/** True when the kind can read such a record, or is one of a newer version, which is carried along. */
function isUnderstood({ kind, key, slot, body }: Operation): boolean {
  // As a record it would be synced without having been chosen.
  if (kind === pauseKind) return false;
  const rule = ruleOf(kind);
  if (!rule) return true;
  if (!rule.hasKey(key)) return false;
  if (rule.mergeStrategy === "counter") return slot !== "" && readShare(body) !== undefined;
  return slot === "" && (body === null || rule.read(body) !== undefined);
}

const nameOf = (longest: number) => pipe(string(), maxLength(longest), excludes("\0"));

const recordSchema = pipe(
  object({
    kind: pipe(nameOf(longestName), nonEmpty()),
    key: nameOf(longestKey),
    slot: nameOf(longestName),
    stamp: pipe(string(), check(isTimestamp)),
    body: custom<Json>(isBody),
  }),
  check(isUnderstood),
);

const settingsSchema = pipe(
  unknown(),
  check((settings) => !Array.isArray(settings)),
  record(string(), pipe(string(), maxLength(longestSetting))),
  check((settings) => {
    const names = Object.keys(settings);
    return names.length <= mostSettings && names.every(isPortable);
  }),
);

const fileSchema = object({
  format: literal(fileFormat),
  version: pipe(number(), integer()),
  settings: nullish(unknown()),
  records: optional(unknown()),
  pauses: fallback(optional(pausesSchema), undefined),
});

/** Yields to the page. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Reads the text of a file at `now` (milliseconds since 1970), a few hundred records at a time. */
export async function readUserDataFile(text: string, now: number): Promise<UserDataFile | FileFault> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { reason: "notJson" };
  }
  const file = parseWith(fileSchema, parsed);
  if (!file) return { reason: "foreign" };
  if (file.version > fileVersion) return { reason: "newer" };
  if (!Array.isArray(file.records)) return { reason: "foreign" };
  const settings = parseWith(settingsSchema, file.settings ?? {});
  if (!settings) return { reason: "brokenSettings" };
  const records: Operation[] = [];
  for (const [index, value] of file.records.entries()) {
    const operation = parseWith(recordSchema, value);
    if (!operation) return { reason: "broken", record: index + 1 };
    if (parseTimestamp(operation.stamp).time > now + clockTolerance)
      return { reason: "clockAhead", record: index + 1 };
    records.push(operation);
    if (records.length % recordsAtOnce === 0) await breathe();
  }
  return { settings, records, ...(file.pauses ? { pauses: file.pauses } : {}) };
}

/** The parts of a file's text, one record a line. */
function printUserDataFile({ settings, records, pauses }: UserDataFile, now: number): string[] {
  const head = {
    format: fileFormat,
    version: fileVersion,
    exportedAt: new Date(now).toISOString(),
    settings,
    ...(pauses ? { pauses } : {}),
  };
  const lines = records.map((record, index) => `${index === 0 ? "" : ","}\n${JSON.stringify(record)}`);
  return [JSON.stringify(head, null, 1).replace(/\n\}$/, ',\n "records": ['), ...lines, "\n]}\n"];
}

/** How many records and settings a file has changed here, or what is wrong with it. */
export type ImportOutcome =
  | { readonly isDone: true; readonly changed: number }
  | { readonly isDone: false; readonly fault: FileFault };

/** What is written to a file: everything, or the log of prayers with what is owed. */
export type FileScope = "all" | "prayer-log";

const logKinds: readonly string[] = ["prayer-log", "qada"];

/**
 * Data of this device, as the file that `importFile` reads. Pauses are in it only where that file was chosen for them.
 * Rejects when the database cannot be read.
 */
export async function exportFile(
  store: UserDataStore = userData,
  now = Date.now(),
  scope: FileScope = "all",
): Promise<Blob> {
  const { result } = await store.exchange("all", ({ slots }) => [...slots.values()]);
  const isIn = (record: Operation) =>
    scope === "all" ? !isMirrored(record) && record.kind !== pauseKind : logKinds.includes(record.kind);
  const records = result.filter(isIn).toSorted((one, two) => (one.stamp < two.stamp ? -1 : 1));
  const sharing = pauseSharing.read();
  const synced = result.flatMap(({ kind, body }) => (kind === pauseKind && readPause(body)) || []);
  const pauses = joinPauses(devicePauses.read(), synced);
  const isWithPauses = pauses.length > 0 && (scope === "all" ? sharing.backup : sharing.log);
  const settings = scope === "all" ? readSettings() : {};
  const file = { settings, records, ...(isWithPauses ? { pauses } : {}) };
  return new Blob(printUserDataFile(file, now), { type: "application/json" });
}

/**
 * Imports a file: the later edit of each record stays. Everything or nothing is imported; where the page ends in between,
 * which no storage can foresee, settings may be in without the records, and the same file again completes it.
 */
export async function importFile(
  file: Blob,
  store: UserDataStore = userData,
  now = Date.now(),
): Promise<ImportOutcome> {
  if (file.size > largestFile) return { isDone: false, fault: { reason: "tooLarge" } };
  // A file that was deleted since it was chosen is read as empty.
  const text = await file.text().catch(() => "");
  const read = await readUserDataFile(text, now);
  if ("reason" in read) return { isDone: false, fault: read };
  const undone: (() => void)[] = [];
  try {
    // Records and settings are in two storages that share no transaction: what can be taken back goes first.
    const settings = writeAllSettings(read.settings);
    undone.unshift(settings.undo);
    const pauses = devicePauses.read();
    undone.unshift(() => devicePauses.write(pauses));
    const added = addPauses(pauses, read.pauses ?? []);
    const changed = await addOperations(store, read.records);
    return { isDone: true, changed: changed + added + settings.changed };
  } catch {
    for (const undo of undone) undo();
    return { isDone: false, fault: { reason: "cannotKeep" } };
  }
}

/** Adds the pauses of a file to those of this device only; returns how many are new. Throws where they do not last. */
function addPauses(before: readonly Pause[], pauses: readonly Pause[]): number {
  const joined = joinPauses(before, pauses);
  if (joined.length > before.length && !devicePauses.write(joined)) throw new Error("the storage is full");
  return joined.length - before.length;
}

async function addOperations(store: UserDataStore, records: UserDataFile["records"]): Promise<number> {
  const places = () => records.map(({ kind, key, slot }): Place => [kind, key, slot]);
  const act = (replica: Replica) => {
    const taken = receive(replica, records);
    // No server has confirmed to this device what came from a file.
    for (const operation of taken) replica.unsent.set(placeOf(operation), operation.stamp);
  };
  const { changed } = await store.exchange({ hasUnsent: false, places }, act);
  return changed.length;
}
