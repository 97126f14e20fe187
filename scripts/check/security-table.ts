import { readFileSync } from "node:fs";
import { join } from "node:path";

const tableFile = "docs/security.md";
const outagesFile = "docs/operating.md";
/** A test named in the table: `path`: “name of the test”. */
const namedTest = /`((?:app|content|contract|domain|server|tests|scripts|bench)\/[^`]+)`(?:: “([^”]+)”)?/g;

type Read = (file: string) => string | undefined;

/** The rows of the table with the tests that each names. */
function rowsIn(text: string): { readonly line: string; readonly tests: RegExpExecArray[] }[] {
  return text
    .split("\n")
    .filter((line) => /^\| (?!what happens|chapter|people|measured|-)/.test(line))
    .map((line) => ({ line, tests: [...line.matchAll(namedTest)] }));
}

/** True if a source declares a test of that name; a string with the same words does not count. */
function hasTest(source: string, name: string): boolean {
  const quoted = ['"', "`", "'"].map((mark) => `${mark}${name}${mark}`);
  return quoted.some((words) => {
    const at = source.indexOf(words);
    return at >= 0 && /(?:test|\))\(\s*$/.test(source.slice(Math.max(0, at - 40), at));
  });
}

/** Faults of the security table, which ends where the next section begins: a row without a test, a missing file, a test of another name. */
export function securityFaults(table: string, read: Read): string[] {
  const [met = ""] = table.split(/^## (?!What is met)/m);
  return rowsIn(met).flatMap(({ line, tests }) => {
    if (tests.length === 0) return [`${tableFile}: no test is named in ${line.slice(0, 80)}`];
    return tests.flatMap(([, file = "", name]) => {
      const source = read(file);
      if (source === undefined) return [`${tableFile}: there is no ${file}`];
      if (name === undefined) return [`${tableFile}: ${file} is named without a test`];
      return hasTest(source, name) ? [] : [`${tableFile}: ${file} has no test “${name}”`];
    });
  });
}

/** Test files that the table of outages names and that do not exist. */
export function outageFaults(table: string, read: Read): string[] {
  const named = rowsIn(table).flatMap(({ tests }) => tests.map(([, file = ""]) => file));
  return named
    .filter((file) => read(file) === undefined)
    .map((file) => `${outagesFile}: there is no ${file}`);
}

/** Every fault of the two tables, a line each. */
export function checkSecurityTable(root: string): string[] {
  const read: Read = (file) => {
    try {
      return readFileSync(join(root, file), "utf8");
    } catch {
      return undefined;
    }
  };
  const [table = "", faults = ""] = [tableFile, outagesFile].map(read);
  const count = [...table.matchAll(namedTest)].length;
  const tooFew = count < 45 ? [`${tableFile}: only ${count} named tests were read`] : [];
  return [...tooFew, ...securityFaults(table, read), ...outageFaults(faults, read)];
}
