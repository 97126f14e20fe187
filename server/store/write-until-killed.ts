import { openStore } from "./store.ts";
import { quietLog } from "./temporary-place.ts";

/** Run by a test as its own process: writes operations in a loop and prints which were acknowledged. */
const [dataDirectory = "", round = "0"] = process.argv.slice(2);
const store = await openStore({ dataDirectory, log: quietLog() });
for (let index = 0; ; index++) {
  const key = `${round}-${index}`;
  const stamp = index.toString(16).padStart(16, "0") + round.padStart(16, "0");
  const operation = { kind: "note", key, slot: "", stamp, body: `written in round ${round}` };
  const answer = await store.memories
    .exchange("writer", { cursor: 0, operations: [operation], page: 1 })
    .catch(() => undefined);
  if (answer) process.stdout.write(`${key}\n`);
}
