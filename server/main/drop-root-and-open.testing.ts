import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { openStore } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { dropRoot, servingUser } from "./drop-root.ts";

/** Run by a test as root: listens, gives up root, opens a database, and prints what it may still do. */
const [name = "", data = "", program = "", secret = ""] = process.argv.slice(2);
const attempt = (work: () => unknown) => {
  try {
    work();
    return "allowed";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
};
const idsOfThread = (thread: string) =>
  readFileSync(`/proc/self/task/${thread}/status`, "utf8").match(/^[UG]id:.*$/gm) ?? [];
const user = servingUser(name);
const server = createServer().listen(0, "127.0.0.1");
await once(server, "listening");
if (user) dropRoot(user, { data, program });
const store = await openStore({ dataDirectory: data, log: quietLog() });
const answer = {
  ids: [process.getuid?.(), process.geteuid?.(), process.getgid?.(), process.getegid?.()],
  // Of every thread, as the kernel sees it.
  threads: [...new Set(readdirSync("/proc/self/task").flatMap(idsOfThread))],
  groups: process.getgroups?.(),
  rootAgain: attempt(() => process.setuid?.(0)),
  secret: attempt(() => readFileSync(secret)),
  isListening: server.listening,
  isReady: await store.isReady(),
};
await store.close();
server.close();
console.log(JSON.stringify(answer));
