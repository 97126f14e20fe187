import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { missingPackages } from "#scripts/cluster/programs.ts";
import { type Cluster, raiseCluster } from "#scripts/cluster/raise-cluster.ts";
import { killLeader, recoverToASecond, restartApps } from "./cluster-trials.ts";
import { type MailSink, mailSink } from "./mail-sink.ts";

const missing = missingPackages();
const reason = process.env.CLUSTER === "1" ? missing.join(", ") : "CLUSTER=1";
const root = resolve(import.meta.dirname, "..");

// Five programs and minutes are asked of nobody who did not ask for it: otherwise the report has these as skipped, with
// what is missing.
describe.skipIf(reason !== "")(`a cluster${reason === "" ? "" : `, without ${reason}`}`, () => {
  let folder: string;
  let sink: MailSink;
  let cluster: Cluster;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "riwaq-cluster-"));
    sink = await mailSink();
    cluster = await raiseCluster({
      folder,
      firstPort: 15_600,
      app: { script: "server/main/serve-empty-site.testing.ts", cwd: root },
      settings: { SMTP_URL: sink.url, MAIL_FROM: "riwaq@example.org" },
    });
  }, 240_000);

  afterAll(async () => {
    await cluster?.stop();
    await sink.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }, 60_000);

  test("apps restart one after the other without a failed request, and every email is sent once", async () => {
    const restart = await restartApps(cluster, sink, {
      visitors: 2,
      paths: ["/", "/api/quran/verses/2:255"],
    });
    expect(restart.asked).toBeGreaterThan(20);
    expect(restart.failed).toEqual({});
    expect(restart.pledges).toBeGreaterThan(3);
    expect([restart.emails, restart.repeated]).toEqual([restart.pledges, 0]);
  }, 300_000);

  test("a killed leader loses no acknowledged write, and sessions and limits go on", async () => {
    const failover = await killLeader(cluster, 4);
    expect(failover.written).toBeGreaterThan(20);
    expect(failover).toMatchObject({ lost: 0, wrong: [], sessions: 4, exports: [200, 429] });
  }, 300_000);

  test("the database is restored as it was in a second", async () => {
    const { before, after, wrong } = await recoverToASecond(cluster);
    expect([before > 0, after > 0, wrong]).toEqual([true, true, 0]);
  }, 300_000);
});
