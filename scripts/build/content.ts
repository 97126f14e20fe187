import { resolve } from "node:path";
import { buildContents } from "./build-contents.ts";

await buildContents(resolve(import.meta.dirname, "../.."));
