import { resolve } from "node:path";
import { checkHouse } from "./check-house.ts";

const results = await checkHouse(resolve(import.meta.dirname, "../.."));
for (const { name, passed, seconds } of results)
  console.log(`${passed ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
