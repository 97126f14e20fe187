import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { buildProduct } from "#scripts/build/build-product.ts";
import { findChromium } from "#scripts/check/find-chromium.ts";
import { type Figure, figureLine, holds } from "#tests/support/figure.ts";
import { benchAccess } from "./access.ts";
import { benchAccounts } from "./accounts.ts";
import { benchAssistant } from "./assistant.ts";
import { type RunningServer, startBuiltServer } from "./built-server.ts";
import { benchCluster } from "./cluster.ts";
import { benchContentDelivery } from "./content-delivery.ts";
import { benchCost } from "./cost.ts";
import { benchEverNew } from "./ever-new.ts";
import { benchExhaustive } from "./exhaustive.ts";
import { drawTables, recordPart } from "./figures-record.ts";
import { benchFirstAnswer } from "./first-answer.ts";
import { benchFuzz } from "./fuzz.ts";
import { benchGiving } from "./giving.ts";
import { benchGivingCrash } from "./giving-crash.ts";
import { benchHadithSearch } from "./hadith-search.ts";
import { benchIdleConnections } from "./idle-connections.ts";
import { benchImportedHadith } from "./imported-hadith.ts";
import { benchInteraction } from "./interaction.ts";
import { benchLanguageSwitch } from "./language-switch.ts";
import { benchLighthouse, benchLighthouseRest } from "./lighthouse.ts";
import { benchLiveStreams } from "./live-streams.ts";
import { benchLoad, benchMemoryGrowth, benchTwoProcesses } from "./load.ts";
import { benchMushaf } from "./mushaf.ts";
import { benchOfflinePacks } from "./offline-packs.ts";
import { benchOneAddress } from "./one-address.ts";
import { benchOpenApi } from "./open-api.ts";
import { benchPageMemory } from "./page-memory.ts";
import { benchPageWeight } from "./page-weight.ts";
import { benchPrayer } from "./prayer.ts";
import { benchQuiz } from "./quiz.ts";
import { benchQuoteCheck } from "./quote-check.ts";
import { benchQuotedTexts } from "./quoted-texts.ts";
import { benchReadingSpeed } from "./reading-speed.ts";
import { benchSearch } from "./search.ts";
import { benchStart } from "./start.ts";
import { benchSurahCost } from "./surah-cost.ts";
import { benchTajweed } from "./tajweed.ts";
import { benchTajweedLayer } from "./tajweed-layer.ts";
import { benchTasbih } from "./tasbih.ts";
import { benchThroughput } from "./throughput.ts";
import { benchTimetables } from "./timetables.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";
import { benchWider } from "./wider.ts";

const root = resolve(import.meta.dirname, "..");
const port = 4390;
const debugPort = 4391;
const givingPort = 4392;
const loadPort = 4394;
const clusterPort = 15_400;
const exhaustivePort = 4700;
const asked = process.argv[2];
/** The number after the name of a part: minutes, kills, connections. */
const numberArgument = (usual: number) => Number(process.argv[3] ?? usual);

if (asked === "table") {
  console.error(`riwaq: docs/figures.md shows the figures of ${drawTables(root)} parts`);
  process.exit(0);
}
await buildProduct(root, (line) => console.error(`riwaq: ${line}`));
const machine = {
  machine: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  load: loadavg()[0] ?? 0,
};
console.log(JSON.stringify({ ...machine, node: process.version }));
const chromiumPath = await findChromium(root);
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    `--remote-debugging-port=${debugPort}`,
  ],
});

/** The parts of the benchmark; the long ones run only by name. */
const parts: Record<
  string,
  { readonly isLong?: true; readonly run: (served: RunningServer) => Promise<Figure[]> }
> = {
  surahs: { run: () => benchSurahCost(root) },
  weight: { run: (served) => benchPageWeight(root, browser, served) },
  pages: { run: (served) => benchPageMemory(browser, served) },
  search: { run: benchSearch },
  assistant: {
    run: async (served) => [
      ...(await benchAssistant(root)),
      ...(await benchFirstAnswer(root, browser, served)),
    ],
  },
  tajweed: { run: benchTajweed },
  "tajweed-layer": { run: (served) => benchTajweedLayer(browser, served) },
  mushaf: { isLong: true, run: (served) => benchMushaf(browser, served) },
  quiz: { run: benchQuiz },
  "quote-check": { run: async () => [...(await benchQuoteCheck()), ...(await benchQuotedTexts())] },
  "hadith-search": { run: async () => [...(await benchHadithSearch()), ...(await benchImportedHadith())] },
  prayer: { run: async () => benchPrayer() },
  timetables: { run: () => benchTimetables(root, browser) },
  tasbih: { run: ({ origin }) => benchTasbih({ origin, chromiumPath }) },
  accounts: { run: benchAccounts },
  "open-api": { run: benchOpenApi },
  packs: { run: (served) => benchOfflinePacks(browser, served) },
  start: { run: () => benchStart(root, loadPort) },
  throughput: { run: (served) => benchThroughput(root, served) },
  reading: { run: (served) => benchReadingSpeed(root, browser, served) },
  giving: { isLong: true, run: () => benchGiving(root, givingPort) },
  "giving-crash": { isLong: true, run: () => benchGivingCrash(numberArgument(200)) },
  load: { isLong: true, run: () => benchLoad(root, loadPort) },
  memory: { isLong: true, run: () => benchMemoryGrowth(root, loadPort, numberArgument(10)) },
  "two-processes": { isLong: true, run: () => benchTwoProcesses(root, loadPort, cpus().length) },
  silent: { isLong: true, run: () => benchIdleConnections(root, loadPort, numberArgument(10_000)) },
  "ever-new": { isLong: true, run: () => benchEverNew(root, loadPort, numberArgument(100_000)) },
  cluster: { isLong: true, run: () => benchCluster(root, clusterPort) },
  "one-address": { isLong: true, run: () => benchOneAddress(root, loadPort, numberArgument(8)) },
  live: { isLong: true, run: () => benchLiveStreams(root, loadPort) },
  cdn: { isLong: true, run: () => benchContentDelivery(root, loadPort) },
  cost: { isLong: true, run: () => benchCost(root, loadPort, browser) },
  fuzz: { isLong: true, run: () => benchFuzz(root, process.argv.slice(3)) },
  access: { isLong: true, run: (served) => benchAccess(root, browser, served) },
  exhaustive: { isLong: true, run: () => benchExhaustive(root, chromiumPath, exhaustivePort) },
  wider: { isLong: true, run: () => benchWider(root, chromiumPath, exhaustivePort) },
  interaction: { isLong: true, run: (served) => benchInteraction(browser, served) },
  language: { isLong: true, run: (served) => benchLanguageSwitch(browser, served) },
  lighthouse: {
    isLong: true,
    run: (served) => benchLighthouse(root, debugPort, served, numberArgument(Number.POSITIVE_INFINITY)),
  },
  "lighthouse-rest": {
    isLong: true,
    run: (served) => benchLighthouseRest(root, debugPort, served, numberArgument(Number.POSITIVE_INFINITY)),
  },
};

const chosen = Object.entries(parts).filter(([name, part]) => (asked ? name === asked : !part.isLong));
if (chosen.length === 0) {
  console.error(`riwaq: there is no bench "${asked}"; there are ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}
const served = await startBuiltServer(root, port);
let broken = 0;
for (const [name, part] of chosen) {
  const day = new Date().toISOString().slice(0, 10);
  if (!(await waitUntilIdle()))
    console.error(`riwaq: ${name} is measured on a machine that is busy with other things`);
  const figures = await part.run(served);
  for (const figure of figures) {
    console.log(figureLine(figure));
    if (!holds(figure)) broken += 1;
  }
  const printed = figures.map((figure) => JSON.parse(figureLine(figure)));
  recordPart(root, { part: name, day, ...machine, figures: printed });
}
await served.stop();
await browser.close();
console.error(broken === 0 ? "every bound holds" : `${broken} bounds do not hold`);
// A part that was asked for by name may be a step of a script.
process.exit(asked && broken > 0 ? 1 : 0);
