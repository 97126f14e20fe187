import type { LockedPackage } from "./locked-packages.ts";

const algorithms: Readonly<Record<string, string>> = { sha512: "SHA-512", sha256: "SHA-256", sha1: "SHA-1" };

function hashesOf(integrity: string | undefined) {
  return (integrity?.split(" ") ?? []).flatMap((one) => {
    const [name = "", sum = ""] = one.split("-", 2);
    const alg = algorithms[name];
    return alg ? [{ alg, content: Buffer.from(sum, "base64").toString("hex") }] : [];
  });
}

/** `pkg:npm/%40scope/name@1.0.0` (package-url specification). */
function packageUrl({ name, version }: Pick<LockedPackage, "name" | "version">): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** The software bill of materials in CycloneDX 1.6 (ECMA-424); the same packages give the same bill. */
export function billOfMaterials(version: string, packages: readonly LockedPackage[]) {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", name: "riwaq", version, licenses: [{ license: { id: "MIT" } }] },
    },
    components: packages.map((one) => ({
      type: "library",
      "bom-ref": packageUrl(one),
      name: one.name,
      version: one.version,
      purl: packageUrl(one),
      scope: one.isOptional ? "optional" : one.isForDevelopment ? "excluded" : "required",
      ...(one.licence && { licenses: [{ expression: one.licence }] }),
      ...(one.integrity && { hashes: hashesOf(one.integrity) }),
    })),
  };
}
