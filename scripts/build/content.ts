import { resolve } from "node:path";
import { buildContents } from "./build-contents.ts";

buildContents(resolve(import.meta.dirname, "../.."));
