import { resolve } from "node:path";
import { buildTexts, checkSources, runUnitTests } from "./check-repository.ts";

const root = resolve(import.meta.dirname, "../..");
const results = [await buildTexts(root), ...(await checkSources(root)), await runUnitTests(root)];
for (const { name, passed, seconds } of results)
  console.log(`${passed ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
