import { join, resolve } from "node:path";
import { buildTexts, checkSources, runUnitTests, unitReport } from "./check-repository.ts";
import { countEndToEnd, countUnit } from "./count-tests.ts";
import { endToEndFailures, unitFailures } from "./failures.ts";
import { findChromium, findHeadlessShell } from "./find-chromium.ts";
import { runTool, step } from "./step.ts";

const from = performance.now();
const root = resolve(import.meta.dirname, "../..");
const endToEndReport = ".reports/e2e.json";

const texts = await buildTexts(root);
// Both use one core most of the time.
const [checks, build] = await Promise.all([
  checkSources(root),
  step("production build", () => runTool(root, process.execPath, ["scripts/run.mjs", "build"])),
]);
const unitTests = await runUnitTests(root);
const endToEnd = await step("end-to-end tests in Chromium", async () => {
  const CHROMIUM_PATH = await findChromium(root);
  const CHROMIUM_SHELL_PATH = await findHeadlessShell(root);
  return runTool(root, "playwright", ["test", "--project=journeys"], {
    CHROMIUM_PATH,
    CHROMIUM_SHELL_PATH,
    PLAYWRIGHT_JSON_OUTPUT_NAME: endToEndReport,
  });
});

const results = [texts, ...checks, unitTests, build, endToEnd];
console.log("");
// Once more at the end, where whoever reads the last lines finds them.
const failures = [...unitFailures(join(root, unitReport)), ...endToEndFailures(join(root, endToEndReport))];
for (const failure of failures) console.log(`FAIL ${failure}\n`);
for (const { name, passed, seconds } of results)
  console.log(`${passed ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
const counted = ["unit tests", "end-to-end tests in Chromium"];
const others = results.filter(({ name }) => !counted.includes(name));
const [unit, inBrowser] = [countUnit(join(root, unitReport)), countEndToEnd(join(root, endToEndReport))];
const passed = unit.passed + inBrowser.passed + others.filter((result) => result.passed).length;
const failed = unit.failed + inBrowser.failed + others.filter((result) => !result.passed).length;
const minutes = ((performance.now() - from) / 60_000).toFixed(1);
console.log(`${minutes} minutes in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && results.every((result) => result.passed) ? 0 : 1);
