import { resolve } from "node:path";
import { writeHouseMap } from "./house-map.ts";

await writeHouseMap(resolve(import.meta.dirname, "../.."));
