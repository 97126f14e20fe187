import { accessSync, chownSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "#server/config/environment.ts";

/** The user that a server started by root serves as. */
export type ServingUser = { readonly name: string; readonly uid: number; readonly gid: number };

/**
 * The user of RUN_AS_USER; undefined where it is not set, or where this process is that user already. Throws
 * SettingsError for a user that does not exist, that is root, or that only root could become.
 */
export function servingUser(name: string | undefined, passwd = "/etc/passwd"): ServingUser | undefined {
  if (name === undefined) return undefined;
  const current = process.getuid?.();
  if (current === undefined) throw new SettingsError("RUN_AS_USER cannot be used on this system");
  const fields = readFileSync(passwd, "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .find((line) => line[0] === name);
  if (!fields) throw new SettingsError(`RUN_AS_USER=${name} cannot be used: there is no such user`);
  const user = { name, uid: Number(fields[2]), gid: Number(fields[3]) };
  if (user.uid === 0) throw new SettingsError("RUN_AS_USER cannot be root");
  if (current === user.uid) return undefined;
  if (current !== 0) throw new SettingsError(`RUN_AS_USER=${name} needs a start as root`);
  return user;
}

/**
 * Gives up root for good: from here on the process, all its threads and what it starts are that user. Call it once
 * every port is open. The data folder becomes theirs; throws SettingsError when a database in it belongs to somebody
 * else, or when they cannot read the program, before anything is changed or given up for nothing.
 */
export function dropRoot(user: ServingUser, { data, program }: { data: string; program: string }): void {
  const database = join(data, "postgresql");
  if (existsSync(database) && statSync(database).uid !== user.uid)
    throw new SettingsError(
      `the database in ${database} belongs to another user: stop every process that uses it and give it to ${user.name} (chown -R)`,
    );
  chownSync(data, user.uid, user.gid);
  process.setgroups?.([user.gid]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
  for (const [path, mode] of [
    [data, constants.R_OK | constants.W_OK | constants.X_OK],
    [program, constants.R_OK | constants.X_OK],
  ] as const)
    try {
      accessSync(path, mode);
    } catch {
      throw new SettingsError(`the user ${user.name} of RUN_AS_USER cannot use ${path}`);
    }
}
