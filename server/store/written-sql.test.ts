import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const files = globSync("{server,app,domain,contract}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.testing\.ts$|-until-killed\.ts$|open-and-die\.ts$/.test(file),
);
const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));

/** Where a name goes into a statement as it is, and why nothing that a person wrote can be that name. */
const named: Readonly<Record<string, string>> = {
  "server/store/hadith-rows.ts": "columns that the program names",
  "server/store/import-lines.ts": "tables of our own, and names of a backup that hold small letters alone",
};

test("statements are parameters alone, but for names that nobody can write", () => {
  const pieced = sources.filter(({ source }) => /sql\.raw\(|\.query\(\s*`[^`]*\$\{/.test(source));
  expect(pieced.map(({ file }) => file).sort()).toEqual(Object.keys(named).sort());
});

test("the database is known in one room", () => {
  const knowing = sources.filter(({ source }) => /from "(?:pg|drizzle-orm[^"]*)"/.test(source));
  expect(knowing.length).toBeGreaterThan(10);
  expect(knowing.map(({ file }) => file).filter((file) => !file.startsWith("server/store/"))).toEqual([]);
});

test("no page takes markup as it is", () => {
  const raw = /dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write\(/;
  expect(sources.filter(({ source }) => raw.test(source)).map(({ file }) => file)).toEqual([]);
});
