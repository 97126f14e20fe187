import { type PeopleSettings, readPeopleSettings } from "#server/config/people-environment.ts";
import type { Log } from "#server/store/log.ts";

/** What a chore may say: only what keeps it from being done. */
const commandLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: (...words: unknown[]) => console.warn(...words),
  error: (...words: unknown[]) => console.error(...words),
};

/** Runs one command of the operator; a failure is one line and exit code 1. */
export async function runCommand(
  work: (settings: PeopleSettings, words: string[]) => Promise<void>,
): Promise<void> {
  try {
    await work(readPeopleSettings(process.env, commandLog), process.argv.slice(2));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`riwaq: ${message.replace(/\s*\n\s*/g, " ")}`);
    process.exitCode = 1;
  }
}
