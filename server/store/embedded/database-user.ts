import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The user and group a program is started as. */
export type DatabaseUser = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root: root starts it as the owner of the database's `folder`, else as `postgres` or
 * `nobody`. Undefined for every other user, who runs it as themselves.
 */
export async function databaseUser(folder: string): Promise<DatabaseUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const line = lines.find(([name]) => name === "postgres") ?? lines.find(([name]) => name === "nobody");
  if (!line) throw new Error("PostgreSQL does not run as root and there is no user postgres or nobody.");
  return { uid: Number(line[2]), gid: Number(line[3]) };
}

/** True when every folder down to `path` may be entered by that user. */
export async function canEnter(path: string, { uid, gid }: DatabaseUser): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(path);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(path);
  return parent === path || canEnter(parent, { uid, gid });
}
