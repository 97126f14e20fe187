import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { checkLinks } from "./link-check.ts";
import { askOverNetwork, linkRecord } from "./link-record.ts";
import { outgoingLinks } from "./outgoing-links.ts";

const file = resolve(import.meta.dirname, "../../content/link-checks/data/checks.json");
/** Milliseconds an address is waited for. */
const timeout = 15_000;

const urls = outgoingLinks();
console.log(`riwaq: asking ${urls.length} outgoing addresses`);
const answers = await checkLinks(urls, askOverNetwork(timeout));
const record = linkRecord(answers, new Date().toISOString().slice(0, 10));
if (!record) {
  console.error("riwaq: no address answered; without a network nothing is written");
  process.exit(1);
}
await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
for (const [url, answer] of answers) if (answer !== "reached") console.log(`  ${answer}: ${url}`);
const failed = [...answers.values()].filter((answer) => answer !== "reached").length;
console.log(
  `riwaq: ${answers.size - failed} reached, ${failed} failed; written with the date ${record.ranOn}`,
);
