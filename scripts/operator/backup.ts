import { resolve } from "node:path";
import { backUp } from "#server/store/backup.ts";
import { runCommand } from "./run-command.ts";

/** `npm run backup [-- FILE]` writes the whole database to one file; the server may be running. */
await runCommand(async ({ place }, [file = `riwaq-${new Date().toISOString().slice(0, 10)}.backup.gz`]) => {
  await backUp(place, resolve(file));
  console.log(`Backup written to ${resolve(file)}`);
});
