import { resolve } from "node:path";
import { packExtension } from "./pack-extension.ts";

const { folder, bytes } = await packExtension(resolve(import.meta.dirname, "../.."));
console.log(`riwaq: Safe View is in ${folder}; the archive has ${bytes} bytes`);
