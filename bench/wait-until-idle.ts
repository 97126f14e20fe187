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
 * Waits until the machine is idle, 30 s at most: a server or browser that is still starting, or a
 * part that is still ending, would affect the next. Returns false if it did not become idle; the part runs
 * all the same, and its load is printed.
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
