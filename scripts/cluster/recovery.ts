import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DatabaseUser } from "#server/store/embedded/database-user.ts";
import { type Layout, type Member, members } from "./layout.ts";
import type { Passwords } from "./patroni-settings.ts";
import { findPostgresPrograms } from "./programs.ts";
import { type RunningProgram, runProgram } from "./run-program.ts";

const run = promisify(execFile);

/** Runs a command of pgBackRest with the settings of one member; rejects with what it said. */
async function pgbackrest(
  layout: Layout,
  user: DatabaseUser | undefined,
  member: Member,
  ...options: readonly string[]
): Promise<void> {
  const config = `--config=${layout.file(`pgbackrest-${member}.conf`)}`;
  await run("/usr/bin/pgbackrest", [config, "--stanza=riwaq", ...options], {
    ...user,
    cwd: layout.folder,
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
  });
}

/** Makes the repository of backups known to the database that leads; does no harm when it is there. */
export function createStanza(layout: Layout, user: DatabaseUser | undefined, leader: Member): Promise<void> {
  return pgbackrest(layout, user, leader, "stanza-create");
}

/** A full backup of the database that leads, and a check that its changes arrive in the repository. */
export async function backUpCluster(
  layout: Layout,
  user: DatabaseUser | undefined,
  leader: Member,
): Promise<void> {
  await pgbackrest(layout, user, leader, "check");
  await pgbackrest(layout, user, leader, "--type=full", "backup");
}

/** A database beside the cluster, restored to a moment. */
export type RestoredDatabase = { readonly url: string; stop(): Promise<void> };

/**
 * Restores the backups and the changes after them into a database of its own, up to the last commit that is not later
 * than the moment, and starts it. The cluster goes on.
 */
export async function restoreTo(
  layout: Layout,
  user: DatabaseUser | undefined,
  moment: Date,
  passwords: Passwords,
): Promise<RestoredDatabase> {
  const data = layout.file("restored");
  await rm(data, { recursive: true, force: true });
  const [member] = members;
  await pgbackrest(
    layout,
    user,
    member,
    `--pg1-path=${data}`,
    "--type=time",
    `--target=${moment.toISOString().replace("T", " ").replace("Z", "+00")}`,
    "--target-action=promote",
    // It archives nothing: it is no member of the cluster.
    "--archive-mode=off",
    "restore",
  );
  const program = startRestored(layout, user, data);
  return {
    url: `postgresql://riwaq:${passwords.riwaq}@127.0.0.1:${layout.restored}/riwaq`,
    stop: () => program.stop(),
  };
}

function startRestored(layout: Layout, user: DatabaseUser | undefined, data: string): RunningProgram {
  const options = {
    port: String(layout.restored),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: data,
    hot_standby: "off",
    // What Patroni had set for a member of the cluster.
    cluster_name: "restored",
    primary_conninfo: "",
    primary_slot_name: "",
    synchronous_standby_names: "",
    hba_file: join(data, "pg_hba.conf"),
    ident_file: join(data, "pg_ident.conf"),
  };
  return runProgram(
    join(findPostgresPrograms() ?? "", "postgres"),
    ["-D", data, ...Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { user, cwd: data, log: layout.log("restored") },
  );
}
