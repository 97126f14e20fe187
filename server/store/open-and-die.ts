import { openStore } from "./store.ts";
import { quietLog } from "./temporary-place.ts";

/** Run by a test as its own process: opens a store and is killed while it is open. */
const place = JSON.parse(process.argv[2] ?? "{}") as { dataDirectory: string };
await openStore({ ...place, log: quietLog() });
process.kill(process.pid, "SIGKILL");
