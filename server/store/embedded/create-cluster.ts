import { execFile } from "node:child_process";
import { chown, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DatabaseUser } from "./database-user.ts";

/** The database user of the app. */
export const ownerName = "riwaq";

/** Creates the database's folder when there is none; it appears complete or not at all. */
export async function createCluster(
  { home, cluster }: { home: string; cluster: string },
  programs: string,
  version: string,
  user: DatabaseUser | undefined,
): Promise<void> {
  const major = version.split(".")[0];
  const made = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (made !== undefined && made.trim() !== major) {
    throw new Error(
      `The data was written by PostgreSQL ${made.trim()} and this program brings ${major}: see "Upgrade" in docs/operating.md.`,
    );
  }
  if (made !== undefined) return;
  const draft = await mkdtemp(join(home, "cluster-draft-"));
  if (user) await chown(draft, user.uid, user.gid);
  await promisify(execFile)(
    join(programs, "initdb"),
    [
      ["--pgdata", draft],
      ["--username", ownerName],
      // Only the user that the database runs as can enter the socket's folder: every connection is trusted.
      ["--auth", "trust"],
      ["--encoding", "UTF8"],
      ["--locale", "C"],
      ["--locale-provider", "builtin"],
      ["--builtin-locale", "C.UTF-8"],
    ].flat(),
    { ...user, cwd: home, env: { LC_ALL: "C", TZ: "UTC", PATH: process.env.PATH } },
  );
  await rename(draft, cluster).catch(async (error: unknown) => {
    // Two first starts at the same time: the other process's folder is already in place.
    await rm(draft, { recursive: true, force: true });
    if ((await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined)) === undefined)
      throw error;
  });
}
