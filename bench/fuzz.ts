import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBuiltSite } from "#server/main/built-site.ts";
import { allTargets } from "#tests/fuzz/all-targets.ts";
import { addressTarget } from "#tests/fuzz/fuzz-addresses.ts";
import { openFuzzServer } from "#tests/fuzz/fuzz-server.ts";
import { casesOf, longestAnswer, type Target } from "#tests/fuzz/target.ts";
import type { Figure } from "#tests/support/figure.ts";

/** Runs the cases of one target; a failure is printed in full with its seed. */
async function broken(each: Target, cases: number, seed: number): Promise<Figure[]> {
  const name = `fuzz: ${each.name}`;
  try {
    const { slowest } = await each.run(cases, seed);
    return [
      { name, value: 0, unit: `broken of ${cases}`, atMost: 0 },
      { name: `${name}, slowest`, value: slowest, unit: "ms", atMost: longestAnswer },
    ];
  } catch (error) {
    console.error(error);
    return [{ name, value: 1, unit: `broken of ${cases}, seed ${seed}`, atMost: 0 }];
  }
}

/**
 * Generated input for every parser, import, call and address: `npm run bench -- fuzz [CASES] [SEED]`, by default
 * 100,000 cases and a random seed.
 */
export async function benchFuzz(root: string, words: readonly string[]): Promise<Figure[]> {
  const [cases = 100_000, seed = Date.now() % 2 ** 31] = words.map(Number);
  const folder = await mkdtemp(join(tmpdir(), "riwaq-fuzz-"));
  // The database's user must have access.
  await chmod(folder, 0o755);
  const fuzzed = await openFuzzServer(join(folder, "data"), await loadBuiltSite(root));
  const askAddress = async (url: string, headers: Record<string, string>) => {
    const answer = await fuzzed.server.inject({ url, headers });
    return { status: answer.statusCode, html: answer.body };
  };
  const targets = [...allTargets(fuzzed), addressTarget(askAddress)];
  const figures: Figure[] = [];
  try {
    for (const [each, share] of casesOf(targets, cases)) {
      figures.push(...(await broken(each, share, seed)));
      console.error(`riwaq: ${each.name}: ${share} cases, seed ${seed}`);
    }
  } finally {
    await fuzzed.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return figures;
}
