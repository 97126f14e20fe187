import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const lockFile = z.object({ packages: z.record(z.string(), entry) });

/** A package as the lock file pins it. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** As the package itself says; undefined where neither it nor the lock file does. */
  readonly licence: string | undefined;
  readonly integrity: string | undefined;
  readonly isForDevelopment: boolean;
  readonly isOptional: boolean;
  readonly hasInstallScript: boolean;
};

function installedLicence(root: string, path: string): string | undefined {
  try {
    const { license } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
    return typeof license === "string" ? license : undefined;
  } catch {
    // Packages for other machines are not installed here.
    return undefined;
  }
}

/** All packages of the lock file, by name; the same version twice counts once. */
export function lockedPackages(root: string): readonly LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const found = new Map<string, LockedPackage>();
  for (const [path, { version, license, integrity, dev, optional, hasInstallScript }] of Object.entries(
    packages,
  )) {
    const name = path.split("node_modules/").at(-1);
    if (!name || version === undefined) continue;
    const licence = installedLicence(root, path) ?? license;
    const one = { name, version, licence, integrity, isOptional: optional, hasInstallScript };
    const known = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, { ...one, isForDevelopment: dev && (known?.isForDevelopment ?? true) });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
