import { resolve } from "node:path";
import { languages } from "#domain/language.ts";
import { filesToRead, languageTables } from "./language-tables.ts";

// `npm run languages` lists every language table; `npm run languages -- sw` only those that lack Swahili.
const [code] = process.argv.slice(2);
const required: readonly string[] = code ? [...new Set([...languages, code])] : languages;
const tables = languageTables(resolve(import.meta.dirname, "../.."), required);
const shown = code ? tables.filter(({ missing }) => missing.includes(code)) : tables;
for (const { place, missing } of shown)
  console.log(code || missing.length === 0 ? place : `${place} lacks ${missing.join(", ")}`);
if (code) for (const [file, need] of Object.entries(filesToRead)) console.log(`${file}: ${need}, if needed`);
console.log(
  code
    ? `${shown.length} of ${tables.length} places lack ${code}`
    : `${tables.length} places hold every language`,
);
