import { resolve } from "node:path";
import { writeLicences } from "./checking/licences.ts";

writeLicences(resolve(import.meta.dirname, ".."));
