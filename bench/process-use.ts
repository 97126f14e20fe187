import { readFileSync } from "node:fs";

/** Ticks per second in `/proc`, and bytes of a page: the same on every Linux that Node supports. */
const ticks = 100;
const page = 4096;

/** Milliseconds of CPU time of a Linux process since its start. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** MiB of memory of a Linux process. */
export function memoryHeld(pid: number): number {
  const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
  return (Number(resident) * page) / 1024 ** 2;
}
