import { spawn } from "node:child_process";
import { once } from "node:events";

/** A running server of the production build. */
export type RunningServer = {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** Starts the built server on a port with further environment variables and waits until it is ready. */
export async function startBuiltServer(
  root: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["server/main/serve.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: "error",
      DATA_DIR: ".reports/data-bench",
      PUBLIC_URL: origin,
      // All load comes from one address.
      API_RATE_LIMIT: "0",
      PAGE_RATE_LIMIT: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    // Read until the end: a full pipe would block the server.
    child.stdout.on("data", (text) => String(text).includes("Riwaq is ready at") && resolve());
    child.once("exit", (code) => reject(new Error(`the server stopped with ${code} before it was ready`)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
