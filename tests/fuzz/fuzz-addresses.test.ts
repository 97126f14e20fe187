import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readParameters } from "./fuzz-addresses.ts";

const app = join(import.meta.dirname, "../../app");
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(app, name), "utf8") }));

const reader =
  /(?:\b(?:parameters|search|query)|\bURLSearchParams\([^;]*?\))\s*\.(?:get|getAll|has)\(([^)]*)\)/gu;
const passedParameter = /(?:\bparameter=|\buseTypedParameter\()"(\w+)"/gu;

/** Finds the argument wherever the code reads a URL parameter. */
const read = sources.flatMap(({ name, text }) => [
  ...[...text.matchAll(reader)].map(([, inside = ""]) => ({ name, inside: inside.trim() })),
  ...[...text.matchAll(passedParameter)].map(([, inside = ""]) => ({ name, inside: `"${inside}"` })),
]);

test("every parameter that the code reads from an address gets odd values", () => {
  const named = read.flatMap(({ inside }) => /^"(\w+)"$/.exec(inside)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(40);
  for (const name of ["quiz", "within", "speaks", "receipt"]) expect(named).toContain(name);
  expect(named.filter((name) => !readParameters.includes(name))).toEqual([]);
});

test("a parameter that is read by a variable name is listed explicitly", () => {
  const unnamedParameters = read.filter(({ inside }) => !inside.startsWith('"')).map(({ name }) => name);
  expect(unnamedParameters.toSorted()).toEqual([
    // The caller passes the name.
    "browser/address-parameters.ts",
    "features/directories/directory.tsx",
    // `surah`, `from` and `to`.
    "features/hifz/hifz-address.ts",
    // `surah`, `verse`, `tab` and `q`.
    "storage/reader-address.ts",
  ]);
  for (const name of ["surah", "from", "to", "verse", "tab", "q"]) expect(readParameters).toContain(name);
});
