import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildContents } from "#scripts/build/build-contents.ts";
import { askAdvisories } from "./advisories.ts";
import { checkArchitectureMap } from "./architecture-map.ts";
import { checkLayers } from "./check-layers.ts";
import { checkDirections } from "./directions.ts";
import { checkFileLengths } from "./file-lengths.ts";
import { checkDependencies } from "./licences.ts";
import { checkSecurityTable } from "./security-table.ts";
import { runTool, type StepResult, step } from "./step.ts";

function noneWrong(wrong: readonly string[]): boolean {
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

/**
 * Known faults of dependencies. A registry that cannot be asked does not stop the work on a machine without one, but
 * the summary says so in the step's own name; with `AUDIT=required` it fails.
 */
async function advisories(root: string): Promise<StepResult> {
  let notAsked: string | undefined;
  const name = "advisories of dependencies";
  const result = await step(name, async () => {
    const answer = await askAdvisories(root);
    if (answer.kind === "clean") return true;
    if (answer.kind === "found") return noneWrong(answer.lines);
    notAsked = answer.why;
    console.error(`NOT ASKED: ${answer.why}. Nothing is known of the dependencies today.`);
    return process.env.AUDIT !== "required";
  });
  return notAsked === undefined ? result : { ...result, name: `${name}: NOT ASKED, ${notAsked}` };
}

/** Where the unit tests leave their report, for the closing count. */
export const unitReport = ".reports/unit.json";

/** Every check that needs no browser, in the order of cheapness. */
export async function checkRepository(root: string): Promise<StepResult[]> {
  mkdirSync(join(root, ".reports"), { recursive: true });
  return [
    await step("texts", async () => {
      buildContents(root);
      return true;
    }),
    await step("format and lint", () => runTool(root, "biome", ["check", "--error-on-warnings", "."])),
    await step("types", () => runTool(root, "tsc", ["-p", "tsconfig.json"])),
    await step("types of the domain, without browser or Node", () =>
      runTool(root, "tsc", ["-p", "domain/tsconfig.json"]),
    ),
    await step("layers and imports", async () => noneWrong(await checkLayers(root))),
    await step("map of the architecture", async () => noneWrong(await checkArchitectureMap(root))),
    await step("licences, install scripts and proofs of security", async () =>
      noneWrong([...checkDependencies(root), ...checkSecurityTable(root)]),
    ),
    await step("lengths of files", async () => noneWrong(checkFileLengths(root))),
    await advisories(root),
    await step("no left or right in styles", async () => noneWrong(checkDirections(root))),
    await step("unused code", () => runTool(root, "knip", [])),
    await step("unit tests", () =>
      runTool(root, "vitest", [
        "run",
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${unitReport}`,
      ]),
    ),
  ];
}
