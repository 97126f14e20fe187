import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readAudit } from "./advisories.ts";
import {
  checkDependencies,
  faultsOf,
  isAllowed,
  type LockedPackage,
  lockedPackages,
} from "./dependencies.ts";

const root = resolve(import.meta.dirname, "../..");

describe("dependencies", () => {
  test("a choice needs one allowed licence, a combination needs all", () => {
    expect(["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND MIT"].map(isAllowed)).toEqual([true, true, true]);
    expect(["GPL-3.0-only", "MIT AND AGPL-3.0-only", "none", ""].map(isAllowed)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("brackets are read before AND, and AND before OR", () => {
    const lines = {
      "(MIT OR Apache-2.0) AND GPL-3.0-only": false,
      "(GPL-3.0-only OR MIT) AND ISC": true,
      "GPL-3.0-only AND MIT OR ISC": true,
      "MIT OR": false,
      "(MIT": false,
      "GPL-2.0-only WITH Classpath-exception-2.0": false,
      constructor: false,
    };
    expect(Object.fromEntries(Object.keys(lines).map((line) => [line, isAllowed(line)]))).toEqual(lines);
  });

  test("have allowed licences, reviewed install scripts, checksums of the registry, and are listed", () => {
    expect(checkDependencies(root)).toEqual([]);
  });

  test("a package with another licence, an install script, another source or no checksum is reported", () => {
    const good: LockedPackage = {
      name: "left",
      version: "1.0.0",
      licence: "MIT",
      integrity: "sha512-a",
      resolved: undefined,
      isOptional: false,
      hasInstallScript: false,
    };
    expect(faultsOf(good)).toEqual([]);
    expect(faultsOf({ ...good, licence: undefined })).toEqual([expect.stringContaining('licence "none"')]);
    expect(faultsOf({ ...good, hasInstallScript: true })).toEqual([
      expect.stringContaining("install script"),
    ]);
    expect(faultsOf({ ...good, resolved: "git+https://a.example/left" })).toEqual([
      expect.stringContaining("not from the registry"),
    ]);
    expect(faultsOf({ ...good, integrity: undefined })).toEqual([expect.stringContaining("no checksum")]);
    expect(faultsOf({ ...good, integrity: undefined, isOptional: true })).toEqual([]);
  });
});

describe("advisories", () => {
  test("a high one fails, a moderate one does not", () => {
    const audit = (severity: string) =>
      readAudit(JSON.stringify({ vulnerabilities: { left: { severity } } }));
    expect(audit("high")).toEqual({ kind: "found", lines: ["left: high"] });
    expect(audit("moderate")).toEqual({ kind: "clean" });
    expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ kind: "clean" });
  });

  test("a registry that does not answer does not count as one without advisories", () => {
    const refused = JSON.stringify({
      message: "405 Method Not Allowed - POST https://registry.example/a",
      error: {},
    });
    expect(readAudit(refused)).toEqual({
      kind: "unavailable",
      reason: "405 Method Not Allowed - POST the registry",
    });
    for (const printed of ["", "{}", "<html>"]) expect(readAudit(printed).kind).toBe("unavailable");
  });
});

test("npm's SBOM names every locked package with its package URL and checksum", () => {
  const printed = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  type Component = { name: string; version: string; purl: string; scope: string; hashes?: unknown[] };
  const { components }: { components: Component[] } = JSON.parse(printed);
  const named = components.map(({ name, version }) => `${name}@${version}`);
  expect(named.sort()).toEqual(
    lockedPackages(root)
      .map(({ name, version }) => `${name}@${version}`)
      .sort(),
  );
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  expect(components.find(({ name }) => name === "fastify")).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/fastify@\d/),
    scope: "required",
    hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
