import { readdir, rm } from "node:fs/promises";

const reports = ".reports";
const ofBench = "data-bench";

// Data of an earlier run would count for the rate limits and goals of this one. A benchmark may be running beside it.
const names = await readdir(reports).catch(() => []);
for (const name of names.filter((each) => each.startsWith("data") && each !== ofBench))
  await rm(`${reports}/${name}`, { recursive: true, force: true, maxRetries: 5 });
await import("#server/main/serve.ts");
