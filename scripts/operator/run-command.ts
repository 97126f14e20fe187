import { readServiceSettings } from "#server/config/service-environment.ts";
import type { ServiceSettings } from "#server/services/services.ts";
import type { Log } from "#server/store/log.ts";

/** Warnings and errors only: a command prints its own result. */
const commandLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: (...words: unknown[]) => console.warn(...words),
  error: (...words: unknown[]) => console.error(...words),
};

/** A command of the operator with what was typed after its name. */
export type Command = (settings: ServiceSettings, options: readonly string[]) => Promise<void>;

/** How a command is typed, on lines of its own: what was typed is none. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Runs one command of the operator; a failure is one line, or the lines of the usage, and exit code 1. */
export async function runCommand(
  command: Command,
  options: readonly string[] = process.argv.slice(2),
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  try {
    await command(readServiceSettings(environment, commandLog), options);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`riwaq: ${error instanceof UsageError ? message : message.replace(/\s*\n\s*/g, " ")}`);
    process.exitCode = 1;
  }
}
