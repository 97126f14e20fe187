import type { Json } from "#domain/sync/operation.ts";
import { isValidRecord, ruleOf } from "./collections.ts";
import type { Edit, Edits, Step } from "./edits.ts";
import { writeAheadLogName } from "./enqueue-write.ts";

/** Edits written together. A tab numbers its batches, so that each is written once, whoever does it. */
export type Batch = { readonly tab: string; readonly number: number; readonly edits: Edits };

/** Where a page that is left puts down what it had no time to write. */
export type WriteAheadLog = {
  readonly save: (batches: readonly Batch[]) => void;
  readonly read: () => readonly Batch[];
  readonly forget: (batches: readonly Batch[]) => void;
};

type Fields = { readonly [name: string]: unknown };
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

function readStep(kind: string, key: string, value: unknown): Step | undefined {
  const { type, body, amount } = fieldsOf(value);
  if (type === "add" && Number.isSafeInteger(amount)) return { type, amount: amount as number };
  if (type !== "put" || body === undefined) return undefined;
  const isSound = body === null || isValidRecord(kind, key, body as Exclude<Json, null>);
  return isSound ? { type, body: body as Json } : undefined;
}

function readEdit(value: unknown): Edit | undefined {
  const { kind, key, steps } = fieldsOf(value);
  if (typeof kind !== "string" || typeof key !== "string" || !Array.isArray(steps)) return undefined;
  if (!ruleOf(kind)?.hasKey(key)) return undefined;
  const read = steps.map((step) => readStep(kind, key, step));
  return { kind, key, steps: read.filter((step) => step !== undefined) };
}

function readBatch(value: unknown): Batch[] {
  const { tab, number, edits } = fieldsOf(value);
  if (typeof tab !== "string" || typeof number !== "number" || !Array.isArray(edits)) return [];
  const read = edits.map(readEdit).filter((edit) => edit !== undefined);
  return [{ tab, number, edits: new Map(read.map((edit) => [`${edit.kind}\0${edit.key}`, edit])) }];
}

function print(batches: readonly Batch[]): void {
  const plain = batches.map(({ edits, ...batch }) => ({ ...batch, edits: [...edits.values()] }));
  if (plain.length > 0) localStorage.setItem(writeAheadLogName, JSON.stringify(plain));
  else localStorage.removeItem(writeAheadLogName);
}

function read(): readonly Batch[] {
  try {
    const saved: unknown = JSON.parse(globalThis.localStorage?.getItem(writeAheadLogName) ?? "[]");
    return Array.isArray(saved) ? saved.flatMap(readBatch) : [];
  } catch {
    return [];
  }
}

function put(batches: readonly Batch[]): void {
  try {
    print(batches);
  } catch {
    // Where localStorage is closed or full, what was in the hand is lost with the page.
  }
}

/** The journal in localStorage, the one place that can be written while a page goes away. */
export const storedWriteAheadLog: WriteAheadLog = {
  read,
  save: (batches) => put([...read(), ...batches]),
  forget: (batches) =>
    put(read().filter(({ tab, number }) => !batches.some((one) => one.tab === tab && one.number === number))),
};
