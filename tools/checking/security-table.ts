import { readFileSync } from "node:fs";
import { join } from "node:path";

const tableFile = "docs/security.md";
/** A proof in the table: `path`: “name of the test”, or a path alone for a check that is no test. */
const proof = /`((?:app|content|contract|domain|server|tests|tools)\/[^`]+|\.npmrc)`(?:: “([^”]+)”)?/g;

/** Proofs in the table that are not there: a file that is gone, a test of another name. */
export function checkSecurityTable(root: string): string[] {
  const proofs = [...readFileSync(join(root, tableFile), "utf8").matchAll(proof)];
  const wrong = proofs.flatMap(([, file = "", name]) => {
    try {
      const text = readFileSync(join(root, file), "utf8");
      return name === undefined || text.includes(name) ? [] : [`${tableFile}: ${file} has no test “${name}”`];
    } catch {
      return [`${tableFile}: there is no ${file}`];
    }
  });
  return proofs.length < 30 ? [...wrong, `${tableFile}: only ${proofs.length} proofs were read`] : wrong;
}
