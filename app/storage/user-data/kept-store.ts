import type { Json, Operation } from "#domain/sync/operation.ts";
import type { Replica } from "#domain/sync/replica.ts";
import type { Change, Step } from "./edit.ts";
import { type Desk, editWriter } from "./edit-writer.ts";
import { isKeepable, ruleOf } from "./kept-kinds.ts";
import type { OtherTabs, Tidings } from "./other-tabs.ts";
import { newShelves } from "./shelves.ts";
import { eraseAll, type Outcome, type Scope, withReplica } from "./with-replica.ts";

type Surroundings = Desk & { readonly tabs: OtherTabs };

/** More changed operations than this are not told one by one. */
const manyOperations = 1000;

export type KeptStore = ReturnType<typeof keptStore>;

/**
 * What a person keeps, as one tab sees it. Edits show at once and are written one batch after another; what
 * cannot be written stays for the visit and is tried again with the next edit.
 */
export function keptStore({ tabs, ...desk }: Surroundings) {
  let isListening = false;
  const shelves = newShelves(
    async (kind) => {
      listen();
      return (await writer.open()).getAll("operations", IDBKeyRange.bound([kind], [kind, []]));
    },
    () => writer.unwritten(),
  );

  /** Tells this tab and the others what has changed on the disk. */
  const publish = (changed: readonly Operation[], kinds: Iterable<string>) => {
    const touched = new Set([...shelves.takeIn(changed), ...kinds]);
    if (changed.length > manyOperations) tabs.tell({ type: "changed" });
    else if (changed.length > 0) tabs.tell({ type: "operations", operations: changed });
    for (const kind of touched) shelves.show(kind);
  };

  const writer = editWriter(desk, { onWritten: publish, operationAt: shelves.operationAt });

  const hear = (tidings: Tidings) => {
    if (tidings.type === "operations") {
      for (const kind of shelves.takeIn(tidings.operations)) shelves.show(kind);
      return;
    }
    writer.beginAgain(tidings.type === "erased");
    shelves.readAgain(tidings.type === "erased");
  };

  const listen = () => {
    if (isListening) return;
    isListening = true;
    tabs.listen(hear);
  };

  const edit = (kind: string, key: string, step: Step): true => {
    writer.edit(kind, key, step);
    shelves.show(kind);
    return true;
  };

  return {
    /** What is kept of a kind, as it is shown now; empty until it was loaded. */
    read: shelves.view,
    load: shelves.load,
    /** Calls the listener after every change of a kind, and reads the kind from the disk. */
    subscribe: shelves.subscribe,
    /** Keeps a body at a key; false when the kind refuses it. */
    put(kind: string, key: string, body: Exclude<Json, null>): boolean {
      return isKeepable(kind, key, body) && edit(kind, key, { type: "put", body });
    },
    remove(kind: string, key: string): boolean {
      return ruleOf(kind)?.hasKey(key) === true && edit(kind, key, { type: "put", body: null });
    },
    /** Adds a whole number to a counter; false when the kind refuses the key. */
    add(kind: string, key: string, amount: number): boolean {
      const rule = ruleOf(kind);
      if (rule?.manner !== "counter" || !rule.hasKey(key) || !Number.isSafeInteger(amount)) return false;
      return amount === 0 || edit(kind, key, { type: "add", amount });
    },
    /** Changes what stands at a key, upon what any tab has written meanwhile; false when the key is refused. */
    change(kind: string, key: string, change: Change): boolean {
      return ruleOf(kind)?.hasKey(key) === true && edit(kind, key, { type: "change", change });
    },
    settled: writer.settled,
    leave: writer.leave,
    /** Acts on the whole memory of this device, for sync and import; see `withReplica`. */
    async exchange<Result>(scope: Scope, act: (replica: Replica) => Result): Promise<Outcome<Result>> {
      await writer.settled();
      const outcome = await withReplica(await writer.open(), scope, act);
      publish(outcome.changed, []);
      return outcome;
    },
    /** Forgets everything, here and in the other tabs. Rejects when the disk refuses. */
    async erase(): Promise<void> {
      await writer.settled();
      try {
        await eraseAll(await writer.open());
      } finally {
        tabs.tell({ type: "erased" });
        hear({ type: "erased" });
      }
    },
  };
}
