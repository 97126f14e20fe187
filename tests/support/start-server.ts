import { spawn } from "node:child_process";
import { expect } from "@playwright/test";

type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** Starts a server for one test, beside the shared one, with its own data folder. */
export function startServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main/serve.ts"], {
    env: { ...process.env, LOG_LEVEL: "error", DATA_DIR: ".reports/data-process", ...environment },
  });
  let out = "";
  let err = "";
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  child.stdout.on("data", (text) => {
    out += text;
    if (out.includes("Riwaq is ready at")) resolve();
  });
  child.stderr.on("data", (text) => {
    err += text;
  });
  // Its last output may arrive after "exit"; "close" comes after it.
  const ended = new Promise<Ended>((end) => child.once("close", (code) => end({ code, out, err })));
  return { child, ready, ended };
}

/** Waits until the server is ready: the first start creates a database, which is slow on a busy machine. */
export async function untilReady(origin: string): Promise<void> {
  const status = () =>
    fetch(`${origin}/api/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}
