import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult, type IViolation } from "dependency-cruiser";
import { dependencyCruiser } from "./import-rules.ts";
import { layers } from "./layers.ts";

const folders = [...new Set<string>(layers.map(({ folder }) => folder.split("/")[0] ?? folder))];

/** Every file and import of the repository as dependency-cruiser reads them, with the rules that they break. */
export async function readImports(root: string): Promise<ICruiseResult> {
  const { forbidden, options } = dependencyCruiser;
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden: [...forbidden] } },
  );
  if (typeof output === "string") throw new Error(output);
  return output;
}

function lineOf({ rule, from, to, cycle }: IViolation): string {
  return cycle
    ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(" → ")}`
    : `${from} → ${to}: ${rule.name}`;
}

/**
 * Rules cover only what was read: reports files that dependency-cruiser left out, and imports that it did not
 * see.
 */
function unreadIn(root: string, { modules, summary }: ICruiseResult): string[] {
  const read = new Set(modules.map(({ source }) => source));
  const onDisk = globSync(`{${folders.join(",")}}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.includes("/built/") && !file.endsWith(".d.ts"));
  const unread = onDisk.filter((file) => !read.has(file));
  const imports = summary.totalDependenciesCruised ?? 0;
  return [
    ...unread.map((file) => `${file} was not read by dependency-cruiser`),
    ...(imports < onDisk.length ? [`only ${imports} imports of ${onDisk.length} files were read`] : []),
  ];
}

/** Every import that breaks a rule, a line each; empty when there is none. */
export async function checkLayers(root: string): Promise<string[]> {
  const imports = await readImports(root);
  return [...unreadIn(root, imports), ...imports.summary.violations.map(lineOf)];
}
