import { resolve } from "node:path";
import { checkRepository } from "./check-repository.ts";

const results = await checkRepository(resolve(import.meta.dirname, "../.."));
for (const { name, passed, seconds } of results)
  console.log(`${passed ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
