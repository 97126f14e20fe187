import type { z } from "zod";
import type { TextPackManifest } from "#contract/text-pack.ts";
import { sha256 } from "#server/services/imported-texts.ts";

/** Bytes. */
export const largestFile = 64 * 1024 * 1024;

/** The first thing wrong with a value, with the field it is in. */
export function problemOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const field = issue?.path.join(".");
  return `${field ? `"${field}" ` : ""}${issue?.message ?? "is wrong"}`;
}

/** The value of a JSON text; throws one line that names its place. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${place}: this is not JSON`);
  }
}

/** A line of a data file with the place to name in messages. */
export type Line = { readonly place: string; readonly value: unknown };

/** Checks size, SHA-256, encoding and number of lines of a data file, and parses each line. */
export function linesOf(
  { path, sha256: expected, count }: TextPackManifest["files"][number],
  bytes: Uint8Array,
): Line[] {
  if (bytes.length > largestFile) throw new Error(`${path} is larger than ${largestFile} bytes`);
  const hash = sha256(bytes);
  if (hash !== expected) throw new Error(`${path} has SHA-256 ${hash}, but pack.json says ${expected}`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${path} is not in UTF-8`);
  }
  const lines = text.replace(/\n$/, "").split("\n");
  if (lines.length !== count)
    throw new Error(`${path} has ${lines.length} lines, but pack.json says ${count}`);
  return lines.map((line, at) => {
    const place = `${path}, line ${at + 1}`;
    return { place, value: parseJson(line, place) };
  });
}
