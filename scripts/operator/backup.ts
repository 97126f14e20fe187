import { resolve } from "node:path";
import { backUp } from "#server/store/backup.ts";
import { runCommand } from "./run-command.ts";

/** `npm run backup [-- FILE]`: everything the store holds, in one file; the server may run meanwhile. */
await runCommand(async ({ place }, [file = `riwaq-${new Date().toISOString().slice(0, 10)}.backup.gz`]) => {
  await backUp(place, resolve(file));
  console.log(`Backup written to ${resolve(file)}`);
});
