import { readdir, rm } from "node:fs/promises";

// What an earlier run left would count against the limits and the goals of this one.
const kept = ".reports";
const left = (await readdir(kept).catch(() => [])).filter((name) => name.startsWith("data"));
for (const name of left) await rm(`${kept}/${name}`, { recursive: true, force: true, maxRetries: 5 });
await import("#server/serve.ts");
