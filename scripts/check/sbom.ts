import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { billOfMaterials } from "./bill-of-materials.ts";
import { lockedPackages } from "./locked-packages.ts";

const root = resolve(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
console.log(JSON.stringify(billOfMaterials(version, lockedPackages(root)), null, 1));
