import { readFileSync } from "node:fs";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { searchedField } from "#domain/search/field-search.ts";
import { decodeIndex } from "#domain/search/index-format.ts";

/** CPU milliseconds in a new thread that has not decoded before, like a visitor's: the median of three. */
export async function firstDecode(file: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) times.push(await decodeInNewThread(file));
  return times.sort((one, other) => one - other)[1] ?? Number.NaN;
}

function decodeInNewThread(file: string): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: file });
  return new Promise((resolve, reject) => {
    worker.once("message", (spent: unknown) => resolve(Number(spent)));
    worker.once("error", reject);
  });
}

if (!isMainThread && typeof workerData === "string" && workerData.endsWith(".bin")) {
  const bytes = readFileSync(workerData);
  const before = process.threadCpuUsage();
  searchedField(decodeIndex(bytes));
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage((user + system) / 1000);
}
