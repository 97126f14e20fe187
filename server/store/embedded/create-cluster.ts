import { execFile } from "node:child_process";
import { chown, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DatabaseUser } from "./database-user.ts";

/** The name under which the app is known to its own database. */
export const ownerName = "riwaq";

/** Makes the database's folder when there is none: complete and on disk, or not there at all. */
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
      // The socket's folder is private to the user the database runs as: whoever is inside is trusted.
      ["--auth", "trust"],
      ["--encoding", "UTF8"],
      ["--locale", "C"],
      ["--locale-provider", "builtin"],
      ["--builtin-locale", "C.UTF-8"],
    ].flat(),
    { ...user, cwd: home, env: { LC_ALL: "C", TZ: "UTC", PATH: process.env.PATH } },
  );
  await rename(draft, cluster).catch(async (error: unknown) => {
    // Two first starts at once: the other one's folder is in place already.
    await rm(draft, { recursive: true, force: true });
    if ((await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined)) === undefined)
      throw error;
  });
}
