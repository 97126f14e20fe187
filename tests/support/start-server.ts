import { spawn } from "node:child_process";
import { expect } from "@playwright/test";

type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** A server of a journey's own, beside the one that all share; its data lie in a folder of their own. */
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
  // Its last words may still be on their way when it is gone: "close" comes after them, "exit" before.
  const ended = new Promise<Ended>((end) => child.once("close", (code) => end({ code, out, err })));
  return { child, ready, ended };
}

/** Waits until the server there can do its work: the first start makes a database, which a busy machine takes its time for. */
export async function untilReady(origin: string): Promise<void> {
  const status = () =>
    fetch(`${origin}/api/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}
