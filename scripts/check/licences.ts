import { resolve } from "node:path";
import { writeLicences } from "./dependencies.ts";

writeLicences(resolve(import.meta.dirname, "../.."));
