import { resolve } from "node:path";
import { buildContents } from "./building/build-contents.ts";

buildContents(resolve(import.meta.dirname, ".."));
