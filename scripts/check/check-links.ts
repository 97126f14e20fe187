import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { checkLinks } from "./link-check.ts";
import { linkRecord, requestOverNetwork } from "./link-record.ts";
import { outgoingLinks } from "./outgoing-links.ts";

const file = resolve(import.meta.dirname, "../../content/link-checks/data/checks.json");
/** Milliseconds. */
const timeout = 15_000;

const urls = outgoingLinks();
console.log(`riwaq: requesting ${urls.length} outgoing addresses`);
const results = await checkLinks(urls, requestOverNetwork(timeout));
const record = linkRecord(results, new Date().toISOString().slice(0, 10));
if (!record) {
  console.error("riwaq: no address resulted; without a network nothing is written");
  process.exit(1);
}
await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
for (const [url, result] of results) if (result !== "reached") console.log(`  ${result}: ${url}`);
const failed = [...results.values()].filter((result) => result !== "reached").length;
console.log(
  `riwaq: ${results.size - failed} reached, ${failed} failed; written with the date ${record.ranOn}`,
);
