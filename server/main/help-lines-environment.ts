import { readFileSync } from "node:fs";
import { helpLines } from "#contract/help-lines.ts";
import { type HelpLine, knownHelpLines } from "#domain/distress/help-lines.ts";
import { WrongSetting } from "#server/config/environment.ts";

/** The help lines shown: those of the operator's file where `HELP_LINES_FILE` names one. Throws WrongSetting. */
export function readHelpLines({ HELP_LINES_FILE: file }: NodeJS.ProcessEnv): readonly HelpLine[] {
  if (!file) return knownHelpLines;
  const wrong = (why: string) => new WrongSetting(`HELP_LINES_FILE=${file} cannot be used: ${why}`);
  let written: string;
  try {
    written = readFileSync(file, "utf8");
  } catch {
    throw wrong("the file cannot be read");
  }
  let listed: unknown;
  try {
    listed = JSON.parse(written);
  } catch {
    throw wrong("it is not JSON");
  }
  const read = helpLines.safeParse(listed);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw wrong(
    `line ${Number(issue?.path[0] ?? 0) + 1}, ${issue?.path.slice(1).join(".")}: ${issue?.message}`,
  );
}
