import { resolve } from "node:path";
import { buildProduct } from "./build-product.ts";

const root = resolve(import.meta.dirname, "../..");
const server = resolve(root, "server/main/serve.ts");
await buildProduct(root, (line) => console.log(`riwaq: ${line}`));
// The server takes the place of this process, with its number and its signals, and none of the memory of a build.
if (process.platform === "linux" || process.platform === "darwin")
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, server], process.env);
// Windows cannot replace a process.
await import(server);
