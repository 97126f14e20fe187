import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findHeadlessShell } from "#scripts/check/find-chromium.ts";
import { type Figure, median } from "#tests/support/figure.ts";
import { committedVersion, knownRuns, recordRuns } from "./flake-record.ts";

type Result = { readonly errors?: readonly { readonly message?: string }[] };
type Spec = {
  readonly title: string;
  readonly ok: boolean;
  readonly tests?: readonly { readonly results?: readonly Result[] }[];
};
type Suite = { readonly file?: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };

type Failure = { readonly name: string; readonly why: string };

function failedIn({ file = "", specs = [], suites = [] }: Suite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests = [] }) => {
      const results = tests.flatMap((test) => test.results ?? []);
      const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message));
      return { name: `${file}: ${title}`, why: stripVTControlCharacters(messages.join("\n")) };
    });
  return [...own, ...suites.flatMap(failedIn)];
}

function count({ specs = [], suites = [] }: Suite): number {
  return suites.reduce((sum, suite) => sum + count(suite), specs.length);
}

/**
 * All journeys so many times in a row. What is done is kept in `docs/flake.json` after each run: the bench goes on
 * there when it is asked again, on another machine too, and begins anew when what was committed outside the documents
 * is another.
 * @throws when something is changed and not committed: the record could not say what was walked.
 */
export async function benchFlake(root: string, chromiumPath: string, runs: number): Promise<Figure[]> {
  const version = committedVersion(root);
  const report = ".reports/flake-run.json";
  mkdirSync(join(root, ".reports"), { recursive: true });
  const done = [...knownRuns(root, version)];
  const shellPath = await findHeadlessShell(root);
  while (done.length < runs) {
    const paths = { CHROMIUM_PATH: chromiumPath, CHROMIUM_SHELL_PATH: shellPath };
    const env = { ...process.env, ...paths, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const path = `${root}/node_modules/.bin:${process.env.PATH}`;
    // A folder of its own: what is known of a failure outlives the runs after it.
    const output = `.reports/flake/${done.length + 1}`;
    const begun = Date.now();
    const { signal, status } = spawnSync("playwright", ["test", "--reporter=json", `--output=${output}`], {
      cwd: root,
      env: { ...env, PATH: path },
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (signal || status === null) break;
    const { suites = [], errors = [] } = JSON.parse(readFileSync(join(root, report), "utf8"));
    const failures = (suites as Suite[]).flatMap(failedIn);
    for (const { name, why } of failures) console.error(`riwaq: ${name}\n${why}`);
    const failed = [...failures.map(({ name }) => name), ...errors.map(() => "the run itself")];
    done.push({
      ended: new Date().toISOString(),
      minutes: Math.round((Date.now() - begun) / 6000) / 10,
      machine: `${cpus().length} cores of ${cpus()[0]?.model ?? "unknown"}`,
      journeys: (suites as Suite[]).reduce((sum, suite) => sum + count(suite), 0),
      failed,
    });
    recordRuns(root, version, done);
    const told = failed.length === 0 ? "all passed" : failed.join("; ");
    console.error(`riwaq: run ${done.length} of ${runs}: ${told}`);
  }
  const names = Map.groupBy(
    done.flatMap(({ failed }) => failed),
    (name) => name,
  );
  for (const [name, times] of names)
    console.error(`riwaq: failed ${times.length} of ${done.length}: ${name}`);
  const fewest = Math.min(...done.map(({ journeys }) => journeys));
  return [
    { name: "flake: runs of all journeys in a row", value: done.length, unit: "runs", atLeast: runs },
    { name: "flake: journeys that failed at least once", value: names.size, unit: "journeys", atMost: 0 },
    { name: "flake: journeys in the shortest run", value: done.length > 0 ? fewest : 0, unit: "journeys" },
    { name: "flake: median run", value: median(done.map(({ minutes }) => minutes)), unit: "minutes" },
  ];
}
