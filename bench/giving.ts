import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { giveAnswer } from "#contract/donations.ts";
import { giftOf } from "#server/http/routes/giving.testing.ts";
import { compareBooks, wrongFigures } from "#server/http/routes/giving-books.testing.ts";
import type { Session } from "#server/services/payments/stripe-books.testing.ts";
import { stripeStandIn, webhookSecret } from "#server/services/payments/stripe-server.testing.ts";
import { openStore } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { type Figure, quantile } from "#tests/support/figure.ts";
import { startBuiltServer } from "./built-server.ts";
import { benchGivingSums } from "./giving-sums.ts";

const donors = 300;
/** Seconds of the test, and between two gifts of one donor. */
const seconds = 60;
const wait = { least: 3, most: 6 };

/** Three hundred donors who give, pay and open their receipt repeatedly; then sums over a million entries. */
export async function benchGiving(root: string, port: number): Promise<Figure[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "riwaq-giving-"));
  const place = { dataDirectory, log: quietLog() };
  const stripe = await stripeStandIn();
  const served = await startBuiltServer(root, port, {
    DATA_DIR: dataDirectory,
    TRUST_PROXY: "loopback",
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
  const { origin } = served;
  const times = { gift: [] as number[], webhook: [] as number[], receipt: [] as number[] };
  let wrong = 0;

  async function timed(of: number[], address: string, sent: RequestInit): Promise<string> {
    const start = performance.now();
    const answer = await fetch(origin + address, sent);
    const text = await answer.text();
    of.push(performance.now() - start);
    if (!answer.ok) wrong += 1;
    return text;
  }

  async function giveOnce(donor: number): Promise<void> {
    const headers = {
      origin,
      "content-type": "application/json",
      "x-forwarded-for": `10.${donor % 250}.${times.gift.length % 250}.${times.gift.length >> 8}`,
    };
    const body = giftOf({ email: `donor-${donor}-${times.gift.length}@example.org`, name: `Donor ${donor}` });
    const text = await timed(times.gift, "/api/donations", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const given = giveAnswer.parse(JSON.parse(text));
    if (given.outcome !== "pay") throw new Error(`the provider was not asked: ${text}`);
    const session = stripe.books.find(given.address.split("/").at(-1) ?? "") as Session;
    for (const event of stripe.books.pay(session)) {
      const body = JSON.stringify(event);
      await timed(times.webhook, "/api/payments/stripe", {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": stripe.sign(body) },
        body,
      });
    }
    const receipt = await timed(times.receipt, `/api/donations/receipts/${given.receipt}`, { headers });
    if (!receipt.includes('"stage":"captured"')) wrong += 1;
  }

  const between = () => pause(1000 * (wait.least + Math.random() * (wait.most - wait.least)));
  try {
    // The server is ready before its database is open.
    while (!(await fetch(`${origin}/api/donations`)).ok) await pause(200);
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: donors }, async (_, donor) => {
        await pause(Math.random() * 1000 * wait.most);
        for (; performance.now() < until; await between()) await giveOnce(donor);
      }),
    );
    const store = await openStore(place);
    const shown = await wrongFigures(place, origin);
    const { payments, lost, doubled, faults } = await compareBooks(place, store, stripe);
    await store.close();
    for (const fault of [...shown, ...faults]) console.error(`riwaq: ${fault}`);
    const p99 = (of: readonly number[]) => quantile(of, 0.99);
    return [
      { name: "giving: gifts a second", value: payments / seconds, unit: "gifts/s", atLeast: 50 },
      { name: "giving: lost", value: lost, unit: "payments", atMost: 0 },
      { name: "giving: doubled", value: doubled, unit: "payments", atMost: 0 },
      {
        name: "giving: wrong answers and figures",
        value: wrong + shown.length + faults.length,
        unit: "",
        atMost: 0,
      },
      { name: "giving: gift p99", value: p99(times.gift), unit: "ms", atMost: 250 },
      { name: "giving: webhook p99", value: p99(times.webhook), unit: "ms", atMost: 250 },
      { name: "giving: receipt p99", value: p99(times.receipt), unit: "ms", atMost: 250 },
      ...(await benchGivingSums(place)),
    ];
  } finally {
    await served.stop();
    await stripe.close();
    await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
  }
}
