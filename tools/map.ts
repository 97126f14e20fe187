import { resolve } from "node:path";
import { writeHouseMap } from "./checking/house-map.ts";

await writeHouseMap(resolve(import.meta.dirname, ".."));
