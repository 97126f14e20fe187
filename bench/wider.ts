import { join } from "node:path";
import { countEndToEnd, countUnit } from "#scripts/check/count-tests.ts";
import { endToEndFailures, unitFailures } from "#scripts/check/failures.ts";
import { findHeadlessShell } from "#scripts/check/find-chromium.ts";
import { runTool } from "#scripts/check/step.ts";
import type { Figure } from "#tests/support/figure.ts";

const report = ".reports/wider.json";
const unitReport = ".reports/wider-unit.json";

/**
 * Runs the tests that `npm test` leaves out, so that it takes no longer than 20 minutes: those that ask every page the
 * same, what is used less than daily, and killed processes. They have a server of their own at this port.
 */
export async function benchWider(root: string, chromiumPath: string, port: number): Promise<Figure[]> {
  const unitsPassed = await runTool(
    root,
    "vitest",
    ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`],
    { WIDER: "1" },
  );
  const passed = await runTool(root, "playwright", ["test", "--project=wider"], {
    CHROMIUM_PATH: chromiumPath,
    CHROMIUM_SHELL_PATH: await findHeadlessShell(root),
    E2E_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const units = countUnit(join(root, unitReport));
  const inBrowser = countEndToEnd(join(root, report));
  for (const failure of [...unitFailures(join(root, unitReport)), ...endToEndFailures(join(root, report))])
    console.error(`FAIL ${failure}\n`);
  const failed = units.failed + inBrowser.failed;
  return [
    { name: "wider tests that pass", value: units.passed + inBrowser.passed, unit: "tests" },
    {
      name: "wider tests that fail",
      value: Math.max(failed, unitsPassed && passed ? 0 : 1),
      unit: "tests",
      atMost: 0,
    },
  ];
}
