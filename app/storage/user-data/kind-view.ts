import type { Json, Operation } from "#domain/sync/operation.ts";
import { ruleOf } from "./collections.ts";
import { readShare } from "./counter-share.ts";
import { amountOf, bodyAfter, type Edits } from "./edit.ts";

/** What is kept of a kind, as a person sees it: what was edited last stands last. */
export type KindView = {
  readonly ids: readonly string[];
  readonly bodies: ReadonlyMap<string, unknown>;
  /** Totals of counters. */
  readonly totals: ReadonlyMap<string, number>;
  /** False until the disk was read. */
  readonly isReady: boolean;
};

/** What the server and the first paint show. */
export const emptyView: KindView = { ids: [], bodies: new Map(), totals: new Map(), isReady: false };

/** The view of one kind from what lies on the disk and what is still on its way there. */
export function kindView(
  kind: string,
  operations: Iterable<Operation>,
  edits: Edits,
  isReady: boolean,
): KindView {
  const rule = ruleOf(kind);
  if (!rule) return { ...emptyView, isReady };
  const own = [...edits.values()].filter((edit) => edit.kind === kind);
  if (rule.mergeStrategy === "counter") {
    const totals = new Map<string, number>();
    for (const { key, body } of operations) {
      const share = readShare(body);
      if (share) totals.set(key, (totals.get(key) ?? 0) + share.up - share.down);
    }
    for (const edit of own) totals.set(edit.key, (totals.get(edit.key) ?? 0) + amountOf(edit));
    return { ...emptyView, ids: [...totals.keys()], totals, isReady };
  }
  const standing = [...operations].filter(({ slot }) => slot === "");
  const inOrder = standing.sort((one, two) => (one.stamp < two.stamp ? -1 : 1));
  const raw = new Map<string, Json>(inOrder.map(({ key, body }) => [key, body]));
  for (const edit of own) {
    const body = bodyAfter(edit, raw.get(edit.key) ?? null);
    raw.delete(edit.key);
    raw.set(edit.key, body);
  }
  const bodies = new Map<string, unknown>();
  for (const [key, body] of raw) {
    const read = body === null || !rule.hasKey(key) ? undefined : rule.read(body);
    if (read !== undefined) bodies.set(key, read);
  }
  return { ...emptyView, ids: [...bodies.keys()], bodies, isReady };
}
