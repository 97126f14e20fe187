import { join } from "node:path";
import { countEndToEnd } from "#scripts/check/count-tests.ts";
import { findHeadlessShell } from "#scripts/check/find-chromium.ts";
import { runTool } from "#scripts/check/step.ts";
import type { Figure } from "#tests/support/figure.ts";

/** The end-to-end tests in which each page has one of several languages or widths by turns. */
const files = ["accessibility", "chunked-page", "crawl", "giving", "layout-stability", "verse-panel"];
const report = ".reports/exhaustive.json";

/** Runs these tests with every page in every language and width, on a server of their own at this port. */
export async function benchExhaustive(root: string, chromiumPath: string, port: number): Promise<Figure[]> {
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
      name: "every page in every language and width: tests that pass",
      value: counts.passed,
      unit: "tests",
      atLeast: files.length,
    },
    { name: "tests that fail", value: Math.max(counts.failed, passed ? 0 : 1), unit: "tests", atMost: 0 },
  ];
}
