import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { raiseCluster } from "#scripts/cluster/raise-cluster.ts";
import type { Figure } from "#tests/support/figure.ts";
import { killLeader, recoverToASecond, restartApps } from "./cluster-trials.ts";
import { mailSink } from "./mail-sink.ts";

const writers = 20;
const paths = ["/", "/digital-quran", "/api/quran/verses/2:255"];

/** Raises a cluster of the built app, kills its leader, restarts its apps and restores its database, all under load. */
export async function benchCluster(root: string, firstPort: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "riwaq-cluster-"));
  const sink = await mailSink();
  const cluster = await raiseCluster({
    folder,
    firstPort,
    app: { script: "server/main/serve.ts", cwd: root },
    settings: {
      SMTP_URL: sink.url,
      MAIL_FROM: "riwaq@example.org",
      API_RATE_LIMIT: "0",
      PAGE_RATE_LIMIT: "0",
    },
  });
  try {
    const restart = await restartApps(cluster, sink, { visitors: 8, paths });
    const failover = await killLeader(cluster, writers);
    const recovery = await recoverToASecond(cluster);
    for (const wrong of failover.wrong) console.error(`riwaq: while no database led: ${wrong}`);
    if (Object.keys(restart.failed).length > 0) console.error(`riwaq: ${JSON.stringify(restart.failed)}`);
    const none = { unit: "requests", atMost: 0 };
    return [
      {
        name: "cluster: writes acknowledged around a killed leader",
        value: failover.written,
        unit: "writes",
      },
      { name: "cluster: of them lost", value: failover.lost, unit: "writes", atMost: 0 },
      { name: "cluster: answered 503 with Retry-After meanwhile", value: failover.refused, unit: "writes" },
      { name: "cluster: answered otherwise", value: failover.wrong.length, unit: "writes", atMost: 0 },
      { name: "cluster: longest without a write", value: failover.outage / 1000, unit: "s", atMost: 30 },
      { name: "cluster: sessions that go on", value: failover.sessions, unit: "of 20", atLeast: writers },
      {
        name: "cluster: limits that go on",
        value: failover.exports.join() === "200,429" ? 1 : 0,
        unit: "of 1",
        atLeast: 1,
      },
      { name: "cluster: requests during a rolling restart", value: restart.asked, unit: "requests" },
      {
        name: "cluster: of them failed",
        value: Object.values(restart.failed).reduce((a, b) => a + b, 0),
        ...none,
      },
      {
        name: "cluster: emails of pledges meanwhile",
        value: restart.emails,
        unit: "emails",
        atLeast: restart.pledges,
      },
      { name: "cluster: of them sent twice", value: restart.repeated, unit: "emails", atMost: 0 },
      {
        name: "cluster: rows on both sides of a recovery",
        value: recovery.before + recovery.after,
        unit: "rows",
      },
      { name: "cluster: of them on the wrong side", value: recovery.wrong, unit: "rows", atMost: 0 },
    ];
  } finally {
    await cluster.stop();
    await sink.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
