import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildContents } from "#scripts/build/build-contents.ts";
import { fetchAdvisories } from "./advisories.ts";
import { checkArchitectureMap } from "./architecture-map.ts";
import { checkLayers } from "./check-layers.ts";
import { checkDependencies } from "./dependencies.ts";
import { checkDirections } from "./directions.ts";
import { checkFileLengths } from "./file-lengths.ts";
import { checkSecurityTable } from "./security-table.ts";
import { runTool, type StepResult, step } from "./step.ts";

function printFaults(faults: readonly string[]): boolean {
  for (const line of faults) console.error(line);
  return faults.length === 0;
}

/**
 * Advisories on dependencies. Without a registry the step passes, so that work offline goes on, and the summary says so
 * in the step's name; with `AUDIT=required` it fails.
 */
async function advisories(root: string): Promise<StepResult> {
  let unavailable: string | undefined;
  const name = "advisories of dependencies";
  const checked = await step(name, async () => {
    const result = await fetchAdvisories(root);
    if (result.kind === "clean") return true;
    if (result.kind === "found") return printFaults(result.lines);
    unavailable = result.reason;
    console.error(`NOT CHECKED: ${result.reason}. Advisories of today are unknown.`);
    return process.env.AUDIT !== "required";
  });
  return unavailable === undefined ? checked : { ...checked, name: `${name}: NOT CHECKED, ${unavailable}` };
}

/** Where the unit tests write their report, for the final count. */
export const unitReport = ".reports/unit.json";

/** Builds what every check and test reads. */
export const buildTexts = (root: string): Promise<StepResult> =>
  step("texts", async () => {
    await buildContents(root);
    return true;
  });

/** Checks of the sources that run nothing of the product, the cheapest first. */
export async function checkSources(root: string): Promise<StepResult[]> {
  return [
    await step("format and lint", () => runTool(root, "biome", ["check", "--error-on-warnings", "."])),
    await step("types", () => runTool(root, "tsc", ["-p", "tsconfig.json"])),
    await step("types of the domain without browser or Node", () =>
      runTool(root, "tsc", ["-p", "domain/tsconfig.json"]),
    ),
    await step("layers and imports", async () => printFaults(await checkLayers(root))),
    await step("map of the architecture", async () => printFaults(await checkArchitectureMap(root))),
    await step("dependencies and security table", async () =>
      printFaults([...checkDependencies(root), ...checkSecurityTable(root)]),
    ),
    await step("file lengths", async () => printFaults(checkFileLengths(root))),
    await advisories(root),
    await step("no left or right in styles", async () => printFaults(checkDirections(root))),
    await step("unused code", () => runTool(root, "knip", [])),
  ];
}

export function runUnitTests(root: string): Promise<StepResult> {
  mkdirSync(join(root, ".reports"), { recursive: true });
  return step("unit tests", () =>
    runTool(root, "vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`]),
  );
}
