import { openStore } from "./store.ts";
import { quietLog } from "./temporary-place.ts";

/** Run by a test as its own process: opens and closes the store of the place in the argument. */
const place = JSON.parse(process.argv[2] ?? "{}") as { databaseUrl?: string; dataDirectory: string };
const store = await openStore({ ...place, log: quietLog() });
console.log("open");
await store.close();
