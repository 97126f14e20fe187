import pg from "pg";
import { type Databases, startDatabases } from "./databases.ts";
import { type Layout, layoutOf, type Member, members } from "./layout.ts";
import type { Passwords } from "./patroni-settings.ts";
import { prepareFolder } from "./prepare-folder.ts";
import { missingPackages } from "./programs.ts";
import { backUpCluster, createStanza, type RestoredDatabase, restoreTo } from "./recovery.ts";
import { type RunningProgram, runProgram, until } from "./run-program.ts";

/** A cluster on this machine: databases, proxies and app processes. */
export type Cluster = {
  readonly layout: Layout;
  /** The address of the site, at HAProxy. */
  readonly origin: string;
  /** The database as the app sees it, at PgBouncer. */
  readonly databaseUrl: string;
  readonly databases: Databases;
  /** Stops one app process in order and starts it again; resolves when it answers. */
  restartApp(member: Member): Promise<void>;
  backUp(): Promise<void>;
  restoreTo(moment: Date): Promise<RestoredDatabase>;
  /** Queries the database that leads, as its owner. */
  query<Row extends pg.QueryResultRow>(question: string): Promise<Row[]>;
  stop(): Promise<void>;
};

type ClusterOptions = {
  /** Where its data is; a cluster that was there before goes on. */
  readonly folder: string;
  readonly firstPort: number;
  /** The program of an app process, run by Node, and the folder in which it runs. */
  readonly app: { readonly script: string; readonly cwd: string };
  /** Further environment variables of the app processes. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onStep?: (step: string) => void;
};

/** Raises a cluster; throws a one-line message, with nothing left running, when that cannot be done. */
export async function raiseCluster(options: ClusterOptions): Promise<Cluster> {
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(`Debian's packages are missing: ${missing.join(", ")}.`);
  const { folder, firstPort, onStep = () => undefined } = options;
  const layout = layoutOf(folder, firstPort);
  const { passwords, user } = await prepareFolder(layout);
  const databaseUrl = `postgresql://riwaq:${passwords.riwaq}@127.0.0.1:${layout.pgbouncer}/riwaq`;
  const origin = `http://localhost:${layout.site}`;
  const databases = startDatabases(layout, user);
  const proxies: RunningProgram[] = [];
  const apps = new Map<Member, RunningProgram>();

  async function leader(): Promise<Member> {
    const member = await databases.leader();
    if (member === undefined) throw new Error("No database leads.");
    return member;
  }

  async function startApp(member: Member): Promise<void> {
    const { script, cwd } = options.app;
    const settings = {
      PORT: String(layout.app(member)),
      HOST: "127.0.0.1",
      PUBLIC_URL: origin,
      DATABASE_URL: databaseUrl,
      DATA_DIR: layout.file("app"),
      TRUST_PROXY: "127.0.0.1",
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      ...options.settings,
    };
    const app = runProgram(process.execPath, [script], {
      env: settings,
      cwd,
      log: layout.log(`app-${member}`),
    });
    apps.set(member, app);
    await until(`app ${member}`, async () => {
      if (!app.isRunning()) throw new Error(`app ${member} has ended: see ${layout.log(`app-${member}`)}`);
      const ready = await fetch(`http://127.0.0.1:${layout.app(member)}/api/ready`).catch(() => undefined);
      return ready?.ok ?? false;
    });
  }

  async function stop(): Promise<void> {
    await Promise.all([...apps.values()].map((app) => app.stop()));
    await Promise.all(proxies.map((proxy) => proxy.stop(2000)));
    await databases.stop();
  }

  try {
    onStep("databases");
    await databases.untilComplete();
    await prepareDatabase(layout, await leader(), passwords);
    await createStanza(layout, user, await leader());
    onStep("proxies");
    const proxy = (name: string, command: string, ...options: string[]) =>
      proxies.push(runProgram(command, options, { user, cwd: folder, log: layout.log(name) }));
    proxy("haproxy", "/usr/sbin/haproxy", "-db", "-f", layout.file("haproxy.cfg"));
    proxy("pgbouncer", "/usr/sbin/pgbouncer", layout.file("pgbouncer.ini"));
    await until("PgBouncer", () => answers(databaseUrl));
    onStep("apps");
    await Promise.all(members.map(startApp));
    await until(
      "HAProxy",
      async () => (await fetch(`${origin}/api/ready`).catch(() => undefined))?.ok ?? false,
    );
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    layout,
    origin,
    databaseUrl,
    databases,
    async restartApp(member) {
      await apps.get(member)?.stop();
      await startApp(member);
    },
    backUp: async () => backUpCluster(layout, user, await leader()),
    async restoreTo(moment) {
      const restored = await restoreTo(layout, user, moment, passwords);
      await until("the restored database", () => answers(restored.url));
      return restored;
    },
    async query(question) {
      return queryAsOwner(layout, await leader(), passwords, "riwaq", question);
    },
    stop,
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function queryAsOwner<Row extends pg.QueryResultRow>(
  layout: Layout,
  member: Member,
  passwords: Passwords,
  database: string,
  question: string,
): Promise<Row[]> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port: layout.postgres(member),
    user: "postgres",
    password: passwords.postgres,
    database,
  });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** Makes the app's user and database where they are missing. */
async function prepareDatabase(layout: Layout, leader: Member, passwords: Passwords): Promise<void> {
  const ask = (question: string) => queryAsOwner(layout, leader, passwords, "postgres", question);
  if ((await ask("select 1 from pg_roles where rolname = 'riwaq'")).length === 0)
    await ask(`create role riwaq login password '${passwords.riwaq}'`);
  // PgBouncer cannot take these from the app's connections.
  await ask("alter role riwaq set statement_timeout = '15s'");
  await ask("alter role riwaq set synchronize_seqscans = off");
  await ask("alter role riwaq set idle_in_transaction_session_timeout = '15s'");
  if ((await ask("select 1 from pg_database where datname = 'riwaq'")).length === 0)
    await ask("create database riwaq owner riwaq");
}
