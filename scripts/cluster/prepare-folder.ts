import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { canEnter, type DatabaseUser, databaseUser } from "#server/store/embedded/database-user.ts";
import { type Layout, members } from "./layout.ts";
import { type Passwords, patroniSettings } from "./patroni-settings.ts";
import { findPostgresPrograms } from "./programs.ts";
import { haproxySettings, pgbackrestSettings, pgbouncerSettings, pgbouncerUsers } from "./proxy-settings.ts";

/** Longest path of a folder in which PostgreSQL can open its socket, in bytes. */
const longestSocketFolder = 90;

/**
 * Makes the folder of a cluster with the settings of every program; what an earlier start has stored stays. Resolves to
 * the passwords, and to the user whom the programs run as where that is not the user of this process. Throws a
 * one-line message.
 */
export async function prepareFolder(
  layout: Layout,
): Promise<{ passwords: Passwords; user: DatabaseUser | undefined }> {
  const { folder } = layout;
  const programs = findPostgresPrograms();
  if (!programs) throw new Error("PostgreSQL is not installed.");
  if (Buffer.byteLength(folder) > longestSocketFolder) throw new Error(`The path ${folder} is too long.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const user = await databaseUser(folder);
  if (user) await chown(folder, user.uid, user.gid);
  if (user && !(await canEnter(folder, user)))
    throw new Error(
      `PostgreSQL does not run as root, and its user cannot enter ${folder}: name another folder.`,
    );
  for (const name of ["logs", "locks", "spool", "backups"]) await makeFolder(layout.file(name), user);
  const passwords = await readPasswords(layout, user);
  const write = (name: string, text: string) => writeFor(user, layout.file(name), text);
  for (const member of members) {
    const settings = patroniSettings(layout, member, passwords, programs);
    await write(`patroni-${member}.yml`, `${JSON.stringify(settings, null, 2)}\n`);
    await write(`pgbackrest-${member}.conf`, pgbackrestSettings(layout, member));
  }
  await write("haproxy.cfg", haproxySettings(layout));
  await write("pgbouncer.ini", pgbouncerSettings(layout));
  await write("pgbouncer-users.txt", pgbouncerUsers(passwords));
  return { passwords, user };
}

async function makeFolder(path: string, user: DatabaseUser | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (user) await chown(path, user.uid, user.gid);
}

async function writeFor(user: DatabaseUser | undefined, path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  if (user) await chown(path, user.uid, user.gid);
}

async function readPasswords(layout: Layout, user: DatabaseUser | undefined): Promise<Passwords> {
  const path = layout.file("passwords.json");
  const stored = await readFile(path, "utf8").catch(() => undefined);
  if (stored !== undefined) return JSON.parse(stored) as Passwords;
  const make = () => randomBytes(18).toString("hex");
  const passwords: Passwords = { postgres: make(), replicator: make(), riwaq: make() };
  await writeFor(user, path, JSON.stringify(passwords));
  return passwords;
}
