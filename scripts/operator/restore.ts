import { restoreCommand } from "./backup-commands.ts";
import { runCommand } from "./run-command.ts";

await runCommand(restoreCommand);
