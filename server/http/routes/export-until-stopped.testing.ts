import { readFileSync, writeFileSync } from "node:fs";
import { quietLog } from "#server/store/temporary-place.ts";
import { temporaryServer } from "./temporary-server.ts";

/**
 * A server of accounts in a process of its own, on the database of another: the process has done nothing before, as
 * after a start. It sends its address, and on each message the most memory that it had since the last, in bytes.
 */
const databaseUrl = process.argv[2] ?? "";
const { server, close } = await temporaryServer({ dataDirectory: "", databaseUrl, log: quietLog() });

/** Resident memory now and at its highest since the last call; Linux forgets the highest on "5" (proc(5)). */
function memory(): { now: number; highest: number } {
  const status = readFileSync("/proc/self/status", "utf8");
  const bytesOf = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  const answer = { now: bytesOf("VmRSS"), highest: bytesOf("VmHWM") };
  writeFileSync("/proc/self/clear_refs", "5");
  return answer;
}

process.on("message", (message) => {
  if (message === "memory") process.send?.(memory());
  else void close().then(() => process.exit(0));
});
process.send?.({ address: await server.listen({ port: 0, host: "localhost" }) });
