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
  shelter = "/var/lib/riwaq",
): Promise<Home> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const base = await realpath(dataDirectory);
  // The data directory is ours: letting its user pass through shows nothing of what lies in it.
  if (user) await chmod(base, (await stat(base)).mode | 0o011);
  const mark = createHash("sha256").update(base).digest("hex").slice(0, 16);
  const sheltered = user !== undefined && !(await canEnter(base, user));
  const home = sheltered ? join(shelter, mark) : join(base, "postgresql");
  if (sheltered)
    log.warn({ home }, "the database's user cannot enter the data directory: it lives elsewhere");
  if (sheltered) await mkdir(shelter, { recursive: true, mode: 0o711 });
  const near = join(home, "socket");
  const socket = Buffer.byteLength(near) <= longestSocketFolder ? near : join(tmpdir(), `riwaq-${mark}`);
  const apps = join(home, "apps");
  for (const folder of [home, apps, socket]) await makePrivate(folder, user);
  return { home, cluster: join(home, "cluster"), apps, socket };
}

async function makePrivate(folder: string, user: DatabaseUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  const { uid } = await stat(folder);
  // A folder under /tmp could have been laid there by somebody else to read our traffic.
  if (uid !== (user?.uid ?? process.getuid?.())) throw new Error(`${folder} belongs to another user.`);
  await chmod(folder, 0o700);
}
