import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One walk of all journeys. */
export type FlakeRun = {
  /** When it ended, as 2026-11-23T07:30:00.000Z. */
  readonly ended: string;
  readonly minutes: number;
  readonly machine: string;
  /** How many were walked. */
  readonly journeys: number;
  /** Names of those that failed. */
  readonly failed: readonly string[];
};

const kept = "docs/flake.json";

/** Documents are told, not walked: figures that are written down do not make the walked product another. */
const isWalked = (path: string) => !path.startsWith("docs/") && path !== "README.md";

/** SHA-256 over what is walked, from the lines of `git ls-tree -r`: mode, kind and hash, a tab, and the path. */
export function walkedVersion(tree: string): string {
  const lines = tree.split("\n").filter((line) => line && isWalked(line.slice(line.indexOf("\t") + 1)));
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

/** The paths of what is walked, from the lines of `git status --porcelain`: two letters, a blank, and the path. */
export function changedOnTheWay(status: string): string[] {
  const paths = status.split("\n").map((line) => line.slice(3));
  return paths.filter((path) => path && isWalked(path));
}

function askGit(root: string, ...asked: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", asked, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${asked.join(" ")}: ${stderr}`);
  return stdout;
}

/**
 * What the commit that is checked out holds, documents aside.
 * @throws when something else than a document differs from it.
 */
export function committedVersion(root: string): string {
  const changed = changedOnTheWay(askGit(root, "status", "--porcelain"));
  if (changed.length > 0) throw new Error(`commit first, runs are counted by commit: ${changed.join(", ")}`);
  return walkedVersion(askGit(root, "ls-tree", "-r", "HEAD"));
}

/** The runs of this version that are written down; none where the last ones were of another. */
export function knownRuns(root: string, version: string): readonly FlakeRun[] {
  let text: string;
  try {
    text = readFileSync(join(root, kept), "utf8");
  } catch {
    return [];
  }
  const record: { version: string; runs: FlakeRun[] } = JSON.parse(text);
  return record.version === version ? record.runs : [];
}

/** Writes down all runs of a version, in place of those of the one before. */
export function recordRuns(root: string, version: string, runs: readonly FlakeRun[]): void {
  writeFileSync(join(root, kept), `${JSON.stringify({ version, runs }, null, 1)}\n`);
}
