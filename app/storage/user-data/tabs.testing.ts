import { keptConnection } from "./kept-database.ts";
import { keptStore } from "./kept-store.ts";
import type { Tidings } from "./other-tabs.ts";
import type { Batch, Journal } from "./unwritten.ts";

/** A journal that outlives the tabs of a test. */
export function memoryJournal(): Journal {
  let kept: readonly Batch[] = [];
  return {
    read: () => kept,
    save: (batches) => {
      kept = [...kept, ...batches];
    },
    forget: (batches) => {
      kept = kept.filter((batch) => !batches.includes(batch));
    },
  };
}

/** Tabs of one browser over one database, which hear each other in the order they spoke. */
export function testTabs(database: string, count: number, journal = memoryJournal()) {
  const ears: ((tidings: Tidings) => void)[] = [];
  let time = 1_790_000_000_000;
  const failures: number[] = [];
  const stores = Array.from({ length: count }, (_, tab) =>
    keptStore({
      connection: keptConnection(database),
      tabs: {
        tell: (tidings) => {
          for (const [other, ear] of ears.entries()) if (other !== tab) ear?.(structuredClone(tidings));
        },
        listen: (hear) => {
          ears[tab] = hear;
        },
      },
      journal,
      now: () => {
        time += 1;
        return time;
      },
      onFailure: () => failures.push(tab),
    }),
  );
  return { stores, failures };
}
