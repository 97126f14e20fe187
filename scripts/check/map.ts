import { resolve } from "node:path";
import { writeArchitectureMap } from "./architecture-map.ts";

await writeArchitectureMap(resolve(import.meta.dirname, "../.."));
