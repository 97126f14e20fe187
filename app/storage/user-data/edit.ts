import type { Json } from "#domain/sync/operation.ts";
import { isValidRecord } from "./collections.ts";

/** Gives the body that is to stand, null for none, undefined for no edit. */
export type Change = (body: Json) => Json | undefined;

/** What a person did to a record: said what stands there (null: nothing), added, or changed what stood. */
export type Step =
  | { readonly type: "put"; readonly body: Json }
  | { readonly type: "add"; readonly amount: number }
  | { readonly type: "change"; readonly change: Change };

/** What is still to be written of one record. */
export type Edit = { readonly kind: string; readonly key: string; readonly steps: readonly Step[] };

/** Edits by record, oldest first. */
export type Edits = Map<string, Edit>;

/** Notes one more step of a record, which becomes the newest. */
export function note(edits: Edits, kind: string, key: string, step: Step): void {
  const name = `${kind}\0${key}`;
  const steps = edits.get(name)?.steps ?? [];
  edits.delete(name);
  edits.set(name, { kind, key, steps: followed(steps, step) });
}

/** One list of edits after another. */
export function joined(earlier: Edits, later: Edits): Edits {
  const all = new Map(earlier);
  for (const { kind, key, steps } of later.values()) for (const step of steps) note(all, kind, key, step);
  return all;
}

function followed(steps: readonly Step[], step: Step): readonly Step[] {
  if (step.type === "put") return [step];
  const last = steps.at(-1);
  if (step.type === "add" && last?.type === "add")
    return [...steps.slice(0, -1), { type: "add", amount: last.amount + step.amount }];
  return [...steps, step];
}

/** The body after the steps; null where nothing stands. A change to what may not be kept is none. */
export function bodyAfter({ kind, key, steps }: Edit, before: Json): Json {
  let body = before;
  for (const step of steps) {
    if (step.type === "put") body = step.body;
    if (step.type === "change") {
      const changed = step.change(body);
      if (changed === null || (changed !== undefined && isValidRecord(kind, key, changed))) body = changed;
    }
  }
  return body;
}

/** What the steps add to a counter. */
export function amountOf({ steps }: Edit): number {
  return steps.reduce((sum, step) => (step.type === "add" ? sum + step.amount : sum), 0);
}
