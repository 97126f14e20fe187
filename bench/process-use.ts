import { readFileSync } from "node:fs";

/** Ticks of a second in `/proc`, and bytes of a page: what Linux has on every machine Node runs on. */
const ticks = 100;
const page = 4096;

/** Milliseconds of processor that a process of Linux has had since it began. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** MiB of memory that a process of Linux holds. */
export function memoryHeld(pid: number): number {
  const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
  return (Number(resident) * page) / 1024 ** 2;
}
