import { createHash } from "node:crypto";
import { chmod, chown, mkdir, realpath, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Log } from "../log.ts";
import { canEnter, type DatabaseUser } from "./database-user.ts";

/** The folders of one embedded database. */
export type Home = { home: string; cluster: string; apps: string; socket: string };

/** `sun_path` holds 104 bytes on macOS, 108 on Linux; the socket's own name takes 14 and its lock 5 more. */
const longestSocketFolder = 84;

/** Makes the private folders of the database under `dataDirectory`, owned by the user it runs as. */
export async function makeHome(
  dataDirectory: string,
  user: DatabaseUser | undefined,
  log: Log,
  fallback = "/var/lib/riwaq",
): Promise<Home> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const base = await realpath(dataDirectory);
  // Execute permission lets the database's user pass through our data directory without listing it.
  if (user) await chmod(base, (await stat(base)).mode | 0o011);
  const mark = createHash("sha256").update(base).digest("hex").slice(0, 16);
  const own = join(base, "postgresql");
  // systemd lets a user without a name enter their database in a folder that nobody else may enter: root must find that
  // database, and make no other.
  const isThere = await exists(join(own, "cluster"));
  const isElsewhere = user !== undefined && !isThere && !(await canEnter(base, user));
  const home = isElsewhere ? join(fallback, mark) : own;
  if (isElsewhere)
    log.warn({ home }, "the database's user cannot enter the data directory: it lives elsewhere");
  if (isElsewhere) await mkdir(fallback, { recursive: true, mode: 0o711 });
  const near = join(home, "socket");
  const socket = Buffer.byteLength(near) <= longestSocketFolder ? near : join(tmpdir(), `riwaq-${mark}`);
  const apps = join(home, "apps");
  for (const folder of [home, apps, socket]) await makePrivateFolder(folder, user);
  return { home, cluster: join(home, "cluster"), apps, socket };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function makePrivateFolder(folder: string, user: DatabaseUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  const { uid } = await stat(folder);
  // Another user could have created a folder under /tmp to read our traffic.
  if (uid !== (user?.uid ?? process.getuid?.())) throw new Error(`${folder} belongs to another user.`);
  await chmod(folder, 0o700);
}
