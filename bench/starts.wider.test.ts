import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

/** Files that begin their work when they are imported. */
const programs = ["bench.ts", "gallery.ts", "decode-in-worker.ts"];

test("every benchmark is loaded by Node, which knows no JSX", () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !programs.includes(name))
    .map((name) => pathToFileURL(join(import.meta.dirname, name)).href);
  expect(files.length).toBeGreaterThan(30);
  const load = `await Promise.all(${JSON.stringify(files)}.map((file) => import(file))); process.exit(0);`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", load], { stdio: "pipe" });
}, 60_000);
