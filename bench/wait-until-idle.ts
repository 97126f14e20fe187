import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

const look = 500;
const idleShare = 0.85;
const longest = 30_000;

function spent(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) };
}

/**
 * Waits until the machine has nothing else to do, 30 s at most: a server and a browser that are still starting, or a
 * part that is still ending, would be measured with the next. False where it did not come to rest; what is measured
 * then is printed all the same, with the load beside it.
 */
export async function waitUntilIdle(): Promise<boolean> {
  const started = performance.now();
  while (performance.now() - started < longest) {
    const before = spent();
    await pause(look);
    const after = spent();
    if (after.idle - before.idle >= idleShare * (after.all - before.all)) return true;
  }
  return false;
}
