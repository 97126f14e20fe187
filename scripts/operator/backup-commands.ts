import { resolve } from "node:path";
import { backUp, restore } from "#server/store/backup.ts";
import type { Command } from "./run-command.ts";

/** `npm run backup [-- FILE]` writes the whole database to one file; the server may be running. */
export const backupCommand: Command = async (
  { place },
  [file = `riwaq-${new Date().toISOString().slice(0, 10)}.backup.gz`],
) => {
  await backUp(place, resolve(file));
  console.log(`Backup written to ${resolve(file)}`);
};

/** `npm run restore -- FILE [--replace]` fills the database from a backup; the server must be stopped. */
export const restoreCommand: Command = async ({ place }, options) => {
  const file = options.find((option) => !option.startsWith("--"));
  if (!file) throw new Error("name the backup: npm run restore -- FILE [--replace]");
  const rows = await restore(place, resolve(file), { replace: options.includes("--replace") });
  console.log(`${rows} rows restored from ${resolve(file)}`);
};
