import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { stripeStandIn, webhookSecret } from "#server/services/payments/stripe-server.testing.ts";
import { startServer, untilReady } from "./start-server.ts";

const run = promisify(execFile);

/** Starts a server with a mock payment provider and its own data, and waits until it is ready. */
export async function givingServer(port: number) {
  const origin = `http://localhost:${port}`;
  const stripe = await stripeStandIn();
  stripe.sendEventsTo(`${origin}/api/payments/stripe`);
  const data = await mkdtemp(join(tmpdir(), "riwaq-giving-"));
  const settings = {
    PUBLIC_URL: origin,
    DATA_DIR: data,
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  const { child, ready, ended } = startServer({ PORT: String(port), ...settings });
  await ready;
  await untilReady(origin);
  return {
    stripe,
    /** Runs an operator's command beside the server. */
    admin: (...words: string[]) =>
      run(process.execPath, ["scripts/run.mjs", "admin", ...words], { env: { ...process.env, ...settings } }),
    async close(): Promise<void> {
      child.kill("SIGTERM");
      await ended;
      await stripe.close();
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
