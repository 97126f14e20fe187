import { readFile, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileName = "postmaster.pid";

/** Above every pid of a kernel: tells PostgreSQL that the writer of its lock file is gone. */
const unusedPid = 2_147_483_646;

/** The process that the lock file names as owner of the cluster; undefined when there is none. */
export async function claimedOwner(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, fileName), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return pid > 0 && pid !== unusedPid ? pid : undefined;
}

/** False when the pid is dead, a zombie, or reused by another program. */
export async function ownsCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== "linux") return isAlive(pid);
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (status === undefined) return false;
  const state = status.slice(status.lastIndexOf(")") + 2)[0];
  if (state === "Z" || state === "X") return false;
  return readlink(`/proc/${pid}/cwd`).then(
    (folder) => folder === cluster,
    () => true,
  );
}

/**
 * Frees a lock whose owner is gone. Only the pid is replaced: PostgreSQL still sees the shared memory of backends that
 * outlived their postmaster, and waits for them.
 */
export async function freeLock(cluster: string): Promise<void> {
  const path = join(cluster, fileName);
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return;
  await writeFile(path, text.replace(/^-?\d+/, String(unusedPid)));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
