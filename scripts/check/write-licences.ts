import { resolve } from "node:path";
import { writeLicences } from "./licences.ts";

writeLicences(resolve(import.meta.dirname, "../.."));
