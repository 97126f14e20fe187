import { readFileSync } from "node:fs";
import { join } from "node:path";

const tableFile = "docs/security.md";
const faultsFile = "docs/operating.md";
/** A proof in the table: `path`: “name of the test”. */
const proof = /`((?:app|content|contract|domain|server|tests|scripts|bench)\/[^`]+)`(?:: “([^”]+)”)?/g;

type Read = (file: string) => string | undefined;

/** A line of a table of proofs, with those that it names. */
function proofsIn(text: string): { readonly line: string; readonly proofs: RegExpExecArray[] }[] {
  return text
    .split("\n")
    .filter((line) => /^\| (?!what happens|chapter|people|measured|-)/.test(line))
    .map((line) => ({ line, proofs: [...line.matchAll(proof)] }));
}

/** Whether a source has a test of that name, as a test and not in passing. */
function hasTest(source: string, name: string): boolean {
  const quoted = ['"', "`", "'"].map((mark) => `${mark}${name}${mark}`);
  return quoted.some((words) => {
    const at = source.indexOf(words);
    return at >= 0 && /(?:test|\))\(\s*$/.test(source.slice(Math.max(0, at - 40), at));
  });
}

/** What is wrong with the table of security: a line without a named test, a file that is gone, a test of another name. */
export function wrongProofs(table: string, read: Read): string[] {
  return proofsIn(table).flatMap(({ line, proofs }) => {
    if (proofs.length === 0) return [`${tableFile}: no test is named in ${line.slice(0, 80)}`];
    return proofs.flatMap(([, file = "", name]) => {
      const source = read(file);
      if (source === undefined) return [`${tableFile}: there is no ${file}`];
      if (name === undefined) return [`${tableFile}: ${file} is named without a test`];
      return hasTest(source, name) ? [] : [`${tableFile}: ${file} has no test “${name}”`];
    });
  });
}

/** Files of tests that the table of faults names and that are gone. */
export function wrongFaults(table: string, read: Read): string[] {
  const named = proofsIn(table).flatMap(({ proofs }) => proofs.map(([, file = ""]) => file));
  return named.filter((file) => read(file) === undefined).map((file) => `${faultsFile}: there is no ${file}`);
}

/** Everything wrong with the proofs of security and of faults, a line each. */
export function checkSecurityTable(root: string): string[] {
  const read: Read = (file) => {
    try {
      return readFileSync(join(root, file), "utf8");
    } catch {
      return undefined;
    }
  };
  const [table = "", faults = ""] = [tableFile, faultsFile].map(read);
  const count = [...table.matchAll(proof)].length;
  const tooFew = count < 45 ? [`${tableFile}: only ${count} proofs were read`] : [];
  return [...tooFew, ...wrongProofs(table, read), ...wrongFaults(faults, read)];
}
