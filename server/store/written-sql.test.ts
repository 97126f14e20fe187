import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const files = globSync("{server,app,domain,contract}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.testing\.ts$|-until-killed\.ts$|open-and-die\.ts$/.test(file),
);
const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));

/** Files that put a name into a statement, and why it cannot come from a visitor. */
const named: Readonly<Record<string, string>> = {
  "server/store/hadith-rows.ts": "columns named in the program",
  "server/store/import-lines.ts": "our own tables, and names of a backup that consist of lower-case letters",
};

test("statements use parameters, except for names that no visitor can write", () => {
  const interpolated = sources.filter(({ source }) => /sql\.raw\(|\.query\(\s*`[^`]*\$\{/.test(source));
  expect(interpolated.map(({ file }) => file).sort()).toEqual(Object.keys(named).sort());
});

test("only server/store imports the database", () => {
  const importing = sources.filter(({ source }) => /from "(?:pg|drizzle-orm[^"]*)"/.test(source));
  expect(importing.length).toBeGreaterThan(10);
  expect(importing.map(({ file }) => file).filter((file) => !file.startsWith("server/store/"))).toEqual([]);
});

test("no page inserts raw markup", () => {
  const raw = /dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write\(/;
  expect(sources.filter(({ source }) => raw.test(source)).map(({ file }) => file)).toEqual([]);
});
