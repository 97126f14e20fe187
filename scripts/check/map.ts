import { resolve } from "node:path";
import { writeArchitectureMap } from "./house-map.ts";

await writeArchitectureMap(resolve(import.meta.dirname, "../.."));
