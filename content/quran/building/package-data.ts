import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import type { PackageSource } from "../edition.ts";
import { packageUrls, readPackage } from "./package-file.ts";

const load = createRequire(import.meta.url);

/** Every JSON file of a source; throws if one has another shape. */
export function readJson<Data>(source: PackageSource, schema: z.ZodType<Data>): readonly Data[] {
  return readPackage(source).map((file) => schema.parse(JSON.parse(file.toString("utf8"))));
}

/** The first (for most packages only) JSON file of a source. */
export function readOneJson<Data>(source: PackageSource, schema: z.ZodType<Data>): Data {
  return schema.parse(readJson(source, schema)[0]);
}

/** What a CommonJS data file exports; throws if it has another shape. */
export function readModule<Data>(source: PackageSource, schema: z.ZodType<Data>): Data {
  const [url] = packageUrls(source);
  return schema.parse(url && load(fileURLToPath(url)));
}
