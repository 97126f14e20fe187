import { resolve } from "node:path";
import { restore } from "#server/store/backup.ts";
import { runCommand } from "./run-command.ts";

/** `npm run restore -- FILE [--replace]` fills the database from a backup; the server must be stopped. */
await runCommand(async ({ place }, options) => {
  const file = options.find((option) => !option.startsWith("--"));
  if (!file) throw new Error("name the backup: npm run restore -- FILE [--replace]");
  const rows = await restore(place, resolve(file), { replace: options.includes("--replace") });
  console.log(`${rows} rows restored from ${resolve(file)}`);
});
