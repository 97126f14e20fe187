import { join } from "node:path";
import { countEndToEnd } from "#scripts/check/count-tests.ts";
import { findHeadlessShell } from "#scripts/check/find-chromium.ts";
import { runTool } from "#scripts/check/step.ts";
import type { Figure } from "#tests/support/figure.ts";

/** The unit tests in which each surah or name has one of several structures or phrasings by turns. */
const unitFiles = [
  "domain/extraction/pages/quran-sites.test.ts",
  "domain/conversation/surah-facts.test.ts",
  "server/store/crash.wider.test.ts",
];

/** The end-to-end tests in which each page has one of several languages, themes or widths by turns. */
const files = [
  "accessibility",
  "chunked-page",
  "crawl",
  "first-screen",
  "giving",
  "layout-stability",
  "no-javascript",
  "page-weight",
  "print",
  "timetable-photo",
  "verse-panel",
];
const report = ".reports/exhaustive.json";

/** Runs these tests with every page in every language, theme and width, on a server of their own at this port. */
export async function benchExhaustive(root: string, chromiumPath: string, port: number): Promise<Figure[]> {
  const unitsPassed = await runTool(root, "vitest", ["run", ...unitFiles], { EXHAUSTIVE: "1" });
  const passed = await runTool(root, "playwright", ["test", ...files.map((name) => `${name}.e2e.ts`)], {
    CHROMIUM_PATH: chromiumPath,
    CHROMIUM_SHELL_PATH: await findHeadlessShell(root),
    E2E_PORT: String(port),
    EXHAUSTIVE: "1",
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const counts = countEndToEnd(join(root, report));
  return [
    {
      name: "every surah and name in every structure and phrasing: runs that fail",
      value: unitsPassed ? 0 : 1,
      unit: "runs",
      atMost: 0,
    },
    {
      name: "every page in every language and width: tests that pass",
      value: counts.passed,
      unit: "tests",
      atLeast: files.length,
    },
    { name: "tests that fail", value: Math.max(counts.failed, passed ? 0 : 1), unit: "tests", atMost: 0 },
  ];
}
