import { readFileSync } from "node:fs";
import { helpLines } from "#contract/help-lines.ts";
import { type HelpLine, knownHelpLines } from "#domain/distress/help-lines.ts";
import { SettingsError } from "./environment.ts";

/** The help lines of the file in `HELP_LINES_FILE`, else ours. Throws SettingsError. */
export function readHelpLines({ HELP_LINES_FILE: file }: NodeJS.ProcessEnv): readonly HelpLine[] {
  if (!file) return knownHelpLines;
  const unusable = (why: string) => new SettingsError(`HELP_LINES_FILE=${file} cannot be used: ${why}`);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw unusable("the file cannot be read");
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unusable("it is not JSON");
  }
  const read = helpLines.safeParse(parsed);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw unusable(
    `line ${Number(issue?.path[0] ?? 0) + 1}, ${issue?.path.slice(1).join(".")}: ${issue?.message}`,
  );
}
