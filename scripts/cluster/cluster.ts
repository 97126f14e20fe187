import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { members } from "./layout.ts";
import { raiseCluster } from "./raise-cluster.ts";

/** `npm run cluster [-- FOLDER [FIRST_PORT]]` raises a cluster of the built app on this machine until Ctrl-C. */
const [folder = join(tmpdir(), "riwaq-cluster"), firstPort = "15400"] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "../..");
try {
  if (!/^\d{4,5}$/.test(firstPort)) throw new Error(`${firstPort} is no port.`);
  const cluster = await raiseCluster({
    folder: resolve(folder),
    firstPort: Number(firstPort),
    app: { script: "server/main/serve.ts", cwd: root },
    onStep: (step) => console.log(`riwaq: starting ${step}`),
  });
  const { layout } = cluster;
  console.log(`Riwaq is ready at ${cluster.origin}, with apps at ${members.map(layout.app).join(", ")}`);
  console.log(`patronictl -c ${layout.file("patroni-1.yml")} list`);
  console.log(`logs in ${layout.file("logs")}`);
  const stop = async () => {
    await cluster.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
} catch (error) {
  console.error(`riwaq: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
