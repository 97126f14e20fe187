import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { members as memberNumbers } from "#scripts/cluster/layout.ts";
import type { Cluster } from "#scripts/cluster/raise-cluster.ts";
import { until } from "#scripts/cluster/run-program.ts";
import { giftOf } from "#server/http/routes/giving.testing.ts";
import { askFrom } from "./ask-from.ts";
import { type ClusterMember, clusterMembers, type Written } from "./cluster-members.ts";
import type { MailSink } from "./mail-sink.ts";

/** Milliseconds between two writes of one member: within the limit of their account for five minutes. */
const writeEvery = 400;
/** Milliseconds of load before and after what is tried. */
const margin = 2000;

/** Has everybody write again and again until the work is done; resolves to all attempts. */
async function writeWhile(people: readonly ClusterMember[], work: () => Promise<void>): Promise<Written[][]> {
  let isDone = false;
  const writing = people.map(async (person) => {
    const attempts: Written[] = [];
    while (!isDone) {
      attempts.push(await person.write());
      await pause(writeEvery * (0.5 + Math.random()));
    }
    return attempts;
  });
  try {
    await work();
  } finally {
    isDone = true;
  }
  return Promise.all(writing);
}

/** The longest time between two successful writes of one person, in milliseconds. */
function longestGap(attempts: readonly Written[]): number {
  const good = attempts.filter(({ status }) => status === 200).map(({ to }) => to);
  return Math.max(0, ...good.slice(1).map((to, at) => to - (good[at] ?? to)));
}

export type Failover = {
  readonly written: number;
  /** Acknowledged writes that the database does not have afterwards. */
  readonly lost: number;
  readonly refused: number;
  /** Answers 503 without Retry-After, and every answer that is neither 200 nor 503. */
  readonly wrong: readonly string[];
  /** The longest that one person could store nothing, in milliseconds. */
  readonly outage: number;
  /** Statuses of the exports of one member after two before the failover: the third of an hour, and one too many. */
  readonly exports: readonly number[];
  /** Members whose session from before still counts. */
  readonly sessions: number;
};

/** Kills the leader with SIGKILL under writes, waits until another leads, and brings the killed one back. */
export async function killLeader(cluster: Cluster, count: number): Promise<Failover> {
  const people = await clusterMembers(cluster, count, "writer");
  const [first] = people;
  if (!first) throw new Error("nobody writes");
  const exportData = async () =>
    (await first.ask({ path: "/api/accounts/export", cookie: first.cookie })).status;
  await exportData();
  await exportData();
  const { databases } = cluster;
  const killed = await databases.leader();
  if (killed === undefined) throw new Error("no database leads");
  const attempts = await writeWhile(people, async () => {
    await pause(margin);
    await databases.kill(killed);
    await until("another leader", async () => ![undefined, killed].includes(await databases.leader()));
    await until("a write", async () => (await first.write()).status === 200);
    await pause(margin);
    databases.start(killed);
    await databases.untilComplete();
  });
  const all = attempts.flat();
  const acknowledged = all.filter(({ status }) => status === 200).map(({ key }) => key);
  const stored = new Set<string>();
  let sessions = 0;
  for (const person of people) {
    for (const key of await person.stored()) stored.add(key);
    const { text } = await person.ask({ path: "/api/session", cookie: person.cookie });
    if (JSON.parse(text).member?.email === person.id) sessions += 1;
  }
  const refused = all.filter(({ status }) => status === 503);
  return {
    written: acknowledged.length,
    lost: acknowledged.filter((key) => !stored.has(key)).length,
    refused: refused.length,
    wrong: [
      ...refused.filter(({ retryAfter }) => !retryAfter).map(() => "503 without Retry-After"),
      ...all.filter(({ status }) => status !== 200 && status !== 503).map(({ status }) => String(status)),
    ],
    outage: Math.max(...attempts.map(longestGap)),
    exports: [await exportData(), await exportData()],
    sessions,
  };
}

export type RollingRestart = {
  readonly asked: number;
  /** How often each status was not one of success; 0 is no answer. */
  readonly failed: Readonly<Record<number, number>>;
  readonly pledges: number;
  /** Emails about pledges that arrived, and those beyond one each. */
  readonly emails: number;
  readonly repeated: number;
};

/** Restarts the three app processes one after the other under pages, verses, writes and pledges. */
export async function restartApps(
  cluster: Cluster,
  sink: MailSink,
  { visitors, paths }: { readonly visitors: number; readonly paths: readonly string[] },
): Promise<RollingRestart> {
  const people = await clusterMembers(cluster, 4, "reader");
  const failed: Record<number, number> = {};
  let asked = 0;
  let isDone = false;
  const count = (status: number) => {
    asked += 1;
    if (status < 200 || status >= 400) failed[status] = (failed[status] ?? 0) + 1;
  };
  const donors: string[] = [];
  const visits = Array.from({ length: visitors }, async (_, at) => {
    for (let turn = at; !isDone; turn++) {
      // Every other visit is a connection of its own.
      const ask = askFrom(cluster.origin, `127.8.${at}.1`);
      for (const path of paths) count((await ask({ path })).status);
      const email = `donor-${at}-${turn}@example.org`;
      const give = askFrom(cluster.origin, `127.${10 + at}.${turn >> 8}.${turn & 255 || 256 - 2}`);
      const gift = await give({ path: "/api/donations", body: giftOf({ key: randomUUID(), email }) });
      count(gift.status);
      if (gift.status === 200) donors.push(email);
      await pause(100);
    }
  });
  const attempts = await writeWhile(people, async () => {
    await pause(margin);
    for (const member of memberNumbers) {
      await cluster.restartApp(member);
      await pause(1000);
    }
  });
  isDone = true;
  await Promise.all(visits);
  for (const { status } of attempts.flat()) count(status);
  const received = () => sink.recipients.filter((to) => to.startsWith("donor-"));
  await until("the emails", () => new Set(received()).size >= donors.length).catch(() => undefined);
  // One that is sent twice arrives soon after.
  await pause(margin);
  const emails = new Set(received()).size;
  return { asked, failed, pledges: donors.length, emails, repeated: received().length - emails };
}

export type Recovery = {
  /** Rows that were written up to the moment, and after it. */
  readonly before: number;
  readonly after: number;
  /** Of the first those that are missing in the restored database, of the second those that are there. */
  readonly wrong: number;
};

/** Backs up under writes, and restores the database to a full second between them. */
export async function recoverToASecond(cluster: Cluster): Promise<Recovery> {
  const people = await clusterMembers(cluster, 4, "archivist");
  let moment = new Date();
  await writeWhile(people, async () => {
    await cluster.backUp();
    await pause(margin);
    moment = new Date(Math.ceil(Date.now() / 1000) * 1000);
    await pause(margin);
  });
  // The last changes are archived with the segment of the log that they are in.
  const [switched] = await cluster.query<{ segment: string }>(
    "select pg_walfile_name(pg_switch_wal()) as segment",
  );
  await until("the archive", async () => {
    const [archived] = await cluster.query<{ segment: string }>(
      "select last_archived_wal as segment from pg_stat_archiver",
    );
    return (archived?.segment ?? "") >= (switched?.segment ?? "");
  });
  const rows = await cluster.query<{ key: string; is_before: boolean }>(
    `select key, pg_xact_commit_timestamp(xmin) <= '${moment.toISOString()}' as is_before from memories`,
  );
  const restored = await cluster.restoreTo(moment);
  const client = new pg.Client({ connectionString: restored.url });
  await client.connect();
  const found = await client.query<{ key: string }>("select key from memories");
  await client.end();
  await restored.stop();
  const keys = new Set(found.rows.map(({ key }) => key));
  return {
    before: rows.filter((row) => row.is_before).length,
    after: rows.filter((row) => !row.is_before).length,
    wrong: rows.filter((row) => row.is_before !== keys.has(row.key)).length,
  };
}
