import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { privateCopy } from "./binaries.ts";
import { createCluster, ownerName } from "./create-cluster.ts";
import { databaseUser } from "./database-user.ts";
import { makeHome } from "./home.ts";
import { claimedOwner, freeLock, ownsCluster } from "./postmaster-file.ts";
import { registerApp } from "./shutdown-watcher.ts";

/** An embedded PostgreSQL. */
export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  /** Resolves when the database answers; starts it when it is not running. Callers share one attempt. */
  ensureRunning(): Promise<void>;
  /** Releases the database; it stops with the last app that releases it. */
  release(): Promise<void>;
};

const port = 5432;
const waiting = { milliseconds: 60_000, step: 20, afterFailure: 100 };

const settings = {
  listen_addresses: "",
  port: String(port),
  unix_socket_permissions: "0700",
  max_connections: "60",
  shared_buffers: "32MB",
  max_wal_size: "256MB",
  jit: "off",
  log_min_messages: "warning",
  // Otherwise the log would contain every value of a rejected row.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_timezone: "UTC",
  timezone: "UTC",
};

/** Opens the database under `dataDirectory`, creating it the first time. Throws a one-line message. */
export async function embeddedPostgres(dataDirectory: string, log: Log): Promise<EmbeddedPostgres> {
  if (process.platform === "win32") {
    throw new Error("The embedded database does not run on Windows: set DATABASE_URL.");
  }
  const user = await databaseUser(join(dataDirectory, "postgresql"));
  const folders = await makeHome(dataDirectory, user, log);
  const { cluster, socket } = folders;
  const { programs, version } = await privateCopy(folders.home);
  await createCluster(folders, programs, version, user);
  const unregister = await registerApp(folders.apps, cluster);
  const connection = { host: socket, port, user: ownerName, database: "postgres" };
  let attempt: Promise<void> | undefined;
  let isReleased = false;

  async function answers(): Promise<boolean> {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  function start(): Promise<unknown> {
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(
      join(programs, "postgres"),
      ["-D", cluster, "-c", `unix_socket_directories=${socket}`, ...options],
      {
        ...user,
        cwd: cluster,
        // Its own session: Ctrl-C in a terminal must reach the app only, which shuts down in order.
        detached: true,
        stdio: ["ignore", "ignore", "pipe"],
        env: { LC_ALL: "C", TZ: "UTC", PATH: process.env.PATH },
      },
    );
    child.unref();
    createInterface({ input: child.stderr }).on("line", (line) => log.debug({ postgres: line }, "postgres"));
    if ("unref" in child.stderr && typeof child.stderr.unref === "function") child.stderr.unref();
    return new Promise((resolve) => {
      child.once("error", resolve);
      child.once("exit", resolve);
    });
  }

  function onExit(): void {
    if (isReleased || attempt) return;
    log.warn({}, "the database stopped by itself and is started again");
    ensureRunning().catch((error: unknown) => log.error({ error }, "the database does not start"));
  }

  function ensureRunning(): Promise<void> {
    attempt ??= startServer().finally(() => {
      attempt = undefined;
    });
    return attempt;
  }

  async function startServer(): Promise<void> {
    const deadline = Date.now() + waiting.milliseconds;
    let isDown = true;
    while (Date.now() < deadline && !isReleased) {
      const owner = await claimedOwner(cluster);
      const isOwned = owner !== undefined && (await ownsCluster(owner, cluster));
      if (isOwned && (await answers())) return;
      if (!isOwned && isDown) {
        if (owner !== undefined) await freeLock(cluster);
        isDown = false;
        void start().then(async () => {
          // Whatever ended it may need a moment to pass.
          await pause(waiting.afterFailure);
          isDown = true;
          onExit();
        });
      }
      await pause(waiting.step);
    }
    throw new Error("The embedded database does not answer.");
  }

  return {
    connection,
    ensureRunning,
    async release() {
      isReleased = true;
      await attempt?.catch(() => undefined);
      await unregister();
    },
  };
}
