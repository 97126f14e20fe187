import { array, check, custom, literal, number, object, pipe, string, union, unknown } from "valibot";
import { parseWith } from "#app/storage/stored-value.ts";
import type { Json } from "#domain/sync/operation.ts";
import { isValidRecord, ruleOf } from "./collections.ts";
import type { Edit, Edits, Step } from "./edits.ts";
import { writeAheadLogName } from "./enqueue-write.ts";

/** Edits written together. A tab numbers its batches, so that each is written once, whichever tab writes it. */
export type Batch = { readonly tab: string; readonly number: number; readonly edits: Edits };

/** Where a page that is left stores what it had no time to write. */
export type WriteAheadLog = {
  readonly save: (batches: readonly Batch[]) => void;
  readonly read: () => readonly Batch[];
  readonly forget: (batches: readonly Batch[]) => void;
};

const amount = pipe(
  number(),
  check((value) => Number.isSafeInteger(value)),
);
const stepSchema = union([
  object({ type: literal("add"), amount }),
  object({ type: literal("put"), body: custom<Json>((body) => body !== undefined) }),
]);
const editSchema = object({ kind: string(), key: string(), steps: array(unknown()) });
const batchSchema = object({ tab: string(), number: number(), edits: array(unknown()) });

function readStep(kind: string, key: string, value: unknown): Step | undefined {
  const step = parseWith(stepSchema, value);
  if (step?.type !== "put" || step.body === null) return step;
  return isValidRecord(kind, key, step.body) ? step : undefined;
}

function readEdit(value: unknown): Edit | undefined {
  const edit = parseWith(editSchema, value);
  if (!edit || !ruleOf(edit.kind)?.hasKey(edit.key)) return undefined;
  const steps = edit.steps.map((step) => readStep(edit.kind, edit.key, step));
  return { ...edit, steps: steps.filter((step) => step !== undefined) };
}

function readBatch(value: unknown): Batch[] {
  const batch = parseWith(batchSchema, value);
  if (!batch) return [];
  const edits = batch.edits.map(readEdit).filter((edit) => edit !== undefined);
  return [{ ...batch, edits: new Map(edits.map((edit) => [`${edit.kind}\0${edit.key}`, edit])) }];
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
    // Where localStorage is blocked or full, unwritten edits are lost with the page.
  }
}

/** The log in localStorage, the one place that can be written while a page goes away. */
export const storedWriteAheadLog: WriteAheadLog = {
  read,
  save: (batches) => put([...read(), ...batches]),
  forget: (batches) =>
    put(read().filter(({ tab, number }) => !batches.some((one) => one.tab === tab && one.number === number))),
};
