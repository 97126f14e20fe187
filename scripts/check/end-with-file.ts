import * as streams from "node:stream/web";
import { BroadcastChannel, MessageChannel } from "node:worker_threads";
import { afterAll } from "vitest";

/**
 * Test files of the app run one after another in a process, each with globals and modules of its own. What a file leaves
 * waiting, a timer, a transaction of its database or the message of another tab, ends with it.
 */
let hasEnded = false;
const channels = new Set<BroadcastChannel>();
afterAll(() => {
  hasEnded = true;
  for (const channel of channels) channel.close();
});

for (const name of ["setTimeout", "setInterval", "setImmediate"] as const) {
  const untilEnd = new Proxy(globalThis[name], {
    apply(start, self, [callback, ...others]) {
      if (hasEnded) return undefined;
      const unlessEnded = (...given: unknown[]) => hasEnded || callback(...given);
      return Reflect.apply(start, self, [unlessEnded, ...others]);
    },
  });
  Reflect.set(globalThis, name, untilEnd);
}

const ClosedAtEnd = new Proxy(BroadcastChannel, {
  construct(target, named, newTarget) {
    const channel: BroadcastChannel = Reflect.construct(target, named, newTarget);
    channels.add(channel);
    return channel;
  },
});

// A page of happy-dom lacks what browsers and Node both have.
for (const [name, value] of Object.entries({ ...streams, MessageChannel, BroadcastChannel: ClosedAtEnd }))
  if (!(name in globalThis) || value === ClosedAtEnd)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
