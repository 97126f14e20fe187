import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readAudit } from "./advisories.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { checkDependencies, isAllowed } from "./licences.ts";
import { lockedPackages } from "./locked-packages.ts";

const root = resolve(import.meta.dirname, "../..");

describe("licences", () => {
  test("one of several may be chosen, all of several must be kept", () => {
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

  test("of every package are allowed, their list is that of the lock file, and no install script runs", () => {
    expect(checkDependencies(root)).toEqual([]);
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

  test("a registry that does not answer is never taken for one without advisories", () => {
    const refused = JSON.stringify({
      message: "405 Method Not Allowed - POST https://registry.example/a",
      error: {},
    });
    expect(readAudit(refused)).toEqual({
      kind: "not-asked",
      why: "405 Method Not Allowed - POST the registry",
    });
    for (const printed of ["", "{}", "<html>"]) expect(readAudit(printed).kind).toBe("not-asked");
  });
});

test("the bill of materials names every locked package with its address and sum", () => {
  const packages = lockedPackages(root);
  const { components } = billOfMaterials("1.0.0", packages);
  expect(components).toHaveLength(packages.length);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  const fastify = components.find(({ name }) => name === "fastify");
  expect(fastify?.purl).toMatch(/^pkg:npm\/fastify@\d/);
  expect(fastify?.scope).toBe("required");
  expect(fastify?.hashes?.[0]).toMatchObject({
    alg: "SHA-512",
    content: expect.stringMatching(/^[0-9a-f]{128}$/),
  });
});
