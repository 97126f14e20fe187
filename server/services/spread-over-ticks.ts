import { setImmediate as nextTick } from "node:timers/promises";

/** Items done before other requests have their turn: writing to so many streams takes about a millisecond. */
const together = 50;

/** Does something with each item, some at a time, so that a request that comes meanwhile does not wait for all of them. */
export async function spreadOverTicks<Item>(items: Iterable<Item>, act: (item: Item) => void): Promise<void> {
  let done = 0;
  for (const item of [...items]) {
    if (done > 0 && done % together === 0) await nextTick();
    act(item);
    done += 1;
  }
}
