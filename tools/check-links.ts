import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { linkChecksFile } from "#content/link-checks/schema.ts";
import { checkLinks } from "./checking/link-check.ts";
import { outgoingLinks } from "./checking/outgoing-links.ts";

const file = resolve(import.meta.dirname, "../content/link-checks/data/checks.json");
const patience = 15_000;

const urls = outgoingLinks();
console.log(`riwaq: asking ${urls.length} outgoing addresses`);
const answers = await checkLinks(urls, async (url, method) => {
  const answer = await fetch(url, {
    method,
    redirect: "follow",
    signal: AbortSignal.timeout(patience),
    headers: { "user-agent": "Mozilla/5.0 (compatible; riwaq-link-check)" },
  });
  await answer.body?.cancel();
  return answer.status;
});

const told = [...answers].filter(([, answer]) => answer !== "unknown");
if (told.length === 0) {
  console.error("riwaq: no address answered; without a network nothing is written");
  process.exit(1);
}
const on = new Date().toISOString().slice(0, 10);
const known = linkChecksFile.parse(JSON.parse(await readFile(file, "utf8")));
// Where the others answer there is a network, and an address at which nothing does has failed.
const links = Object.fromEntries(
  [...answers]
    .map(([url, answer]) => [url, { on, isReached: answer === "reached" }] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
await writeFile(file, `${JSON.stringify({ ...known, ranOn: on, links }, null, 2)}\n`);
for (const [url, answer] of answers) if (answer !== "reached") console.log(`  ${answer}: ${url}`);
const failed = [...answers.values()].filter((answer) => answer !== "reached").length;
console.log(`riwaq: ${answers.size - failed} reached, ${failed} failed; written with the date ${on}`);
