import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findHeadlessShell } from "../checking/find-chromium.ts";
import type { Figure } from "./figure.ts";

type Result = { readonly errors?: readonly { readonly message?: string }[] };
type Spec = {
  readonly title: string;
  readonly ok: boolean;
  readonly tests?: readonly { readonly results?: readonly Result[] }[];
};
type Suite = { readonly file?: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
/** What is known so far: each whole run with the journeys that failed in it. */
type Runs = { readonly version: string; readonly failed: readonly (readonly string[])[] };

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

function known(file: string, version: string): Runs {
  try {
    const runs: Runs = JSON.parse(readFileSync(file, "utf8"));
    return runs.version === version ? runs : { version, failed: [] };
  } catch {
    return { version, failed: [] };
  }
}

/**
 * All journeys so many times in a row. What is done is kept in `.reports/flake.json` after each run: the bench goes
 * on there when it is asked again, and begins anew when the code is another.
 */
export async function benchFlake(root: string, chromiumPath: string, runs: number): Promise<Figure[]> {
  const version = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).stdout.trim();
  const kept = join(root, ".reports/flake.json");
  const report = ".reports/flake-run.json";
  mkdirSync(join(root, ".reports"), { recursive: true });
  let all = known(kept, version);
  const shellPath = await findHeadlessShell(root);
  while (all.failed.length < runs) {
    const paths = { CHROMIUM_PATH: chromiumPath, CHROMIUM_SHELL_PATH: shellPath };
    const env = { ...process.env, ...paths, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const path = `${root}/node_modules/.bin:${process.env.PATH}`;
    // A folder of its own: what is known of a failure outlives the runs after it.
    const output = `.reports/flake/${all.failed.length + 1}`;
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
    all = { version, failed: [...all.failed, failed] };
    writeFileSync(kept, JSON.stringify(all));
    console.error(
      `riwaq: run ${all.failed.length} of ${runs}: ${failed.length === 0 ? "all passed" : failed.join("; ")}`,
    );
  }
  const names = Map.groupBy(all.failed.flat(), (name) => name);
  for (const [name, times] of names)
    console.error(`riwaq: failed ${times.length} of ${all.failed.length}: ${name}`);
  return [
    { name: "flake: runs of all journeys", value: all.failed.length, unit: "runs", atLeast: runs },
    { name: "flake: journeys that failed at least once", value: names.size, unit: "journeys", atMost: 0 },
  ];
}
