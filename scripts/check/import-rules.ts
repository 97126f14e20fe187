import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";
import { type Layer, layers } from "./layers.ts";

/** Unit tests may import anything. */
const unitTest = "\\.test\\.tsx?$";
const severity = "error";

/** Matches the files of a layer, those of the layers inside it excepted: `server` is not `server/store`. */
export function filesOf(folder: string, all: readonly Layer[] = layers): string {
  const nested = all.filter((other) => other.folder.startsWith(`${folder}/`));
  const inner = nested.map((other) => `${other.folder.slice(folder.length + 1)}/`);
  return `^${folder}/${inner.length > 0 ? `(?!${inner.join("|")})` : ""}`;
}

function layerRules(all: readonly Layer[]): IForbiddenRuleType[] {
  return all.flatMap(({ folder, mayImport, isolatesFolders }) => {
    const from = filesOf(folder, all);
    const others = all.filter((other) => other.folder !== folder && !mayImport.includes(other.folder));
    const upward: IForbiddenRuleType = {
      name: `${folder} may not import it`,
      severity,
      from: { path: from, pathNot: unitTest },
      to: { path: others.map((other) => filesOf(other.folder, all)) },
    };
    const sideways: IForbiddenRuleType = {
      name: `folders of ${folder} may not import each other`,
      comment: "What two of them need moves down into a shared layer.",
      severity,
      from: { path: `^${folder}/([^/]+)/`, pathNot: unitTest },
      to: { path: from, pathNot: `^${folder}/$1/` },
    };
    return [...(mayImport.includes("*") ? [] : [upward]), ...(isolatesFolders ? [sideways] : [])];
  });
}

const entryPoint = "^content/[^/]+/index\\.ts$";
const otherRules: IForbiddenRuleType[] = [
  {
    name: "a text is imported only through its index.ts",
    severity,
    from: { pathNot: ["^(content|scripts|bench|tests)/", unitTest] },
    to: { path: "^content/[^/]+/", pathNot: entryPoint },
  },
  {
    name: "a text imports another only through its index.ts",
    severity,
    from: { path: "^content/([^/]+)/", pathNot: unitTest },
    to: { path: "^content/[^/]+/", pathNot: ["^content/$1/", entryPoint] },
  },
  { name: "circular import", severity, from: { pathNot: unitTest }, to: { circular: true } },
];

/** The configuration of dependency-cruiser; imports of types count as imports. */
export const dependencyCruiser = {
  forbidden: [...layerRules(layers), ...otherRules],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(built|dist|node_modules)/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
    reporterOptions: { mermaid: { minify: false } },
  },
} as const satisfies IConfiguration;
