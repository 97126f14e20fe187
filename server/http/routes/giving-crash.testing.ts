import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type GiveRequest, giveAnswer } from "#contract/donations.ts";
import type { Session, StripeObject } from "#server/services/payments/stripe-books.testing.ts";
import { stripeStandIn } from "#server/services/payments/stripe-server.testing.ts";
import { openStore, type StorePlace } from "#server/store/store.ts";
import { migratedPlace } from "#server/store/temporary-place.ts";
import { giftOf } from "./giving.testing.ts";
import { type ComparedBooks, compareBooks, wrongFigures } from "./giving-books.testing.ts";

/** New gifts in each round. */
const giftsPerRound = 8;
/** Fewer steps than a gift takes with its events, so that one of them is the last of its process. */
const stepsOfGift = 20;

/** `kills` counts those that interrupted a gift: an answer was missing. */
type CrashedBooks = ComparedBooks & { readonly kills: number; readonly gifts: number };

type App = {
  readonly origin: string;
  readonly ended: Promise<NodeJS.Signals | null>;
  kill(): void;
};

async function startApp(place: StorePlace, stripe: string, lastStep: number): Promise<App> {
  const script = join(import.meta.dirname, "give-until-killed.testing.ts");
  const child = spawn(process.execPath, [script, place.dataDirectory, stripe, String(lastStep)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once("close", (_code, signal) => resolve(signal)),
  );
  const [origin] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { origin, ended, kill: () => void child.kill("SIGKILL") };
}

/**
 * Gifts go through the real routes, store and SDK to a local stand-in for Stripe, while their process is killed in every
 * round: after a step counted over all running gifts or, every third time, from outside at an arbitrary moment. Then
 * every donor sends the gift again and the provider repeats its events until they are accepted.
 */
export async function crashGiving(targetKills: number): Promise<CrashedBooks> {
  const { place, remove } = await migratedPlace();
  const stripe = await stripeStandIn();
  // Stays open, so that the database outlives the killed processes.
  const store = await openStore(place);
  const faults: string[] = [];
  const waiting = new Set<GiveRequest>();
  let unsentEvents: StripeObject[] = [];
  let kills = 0;
  let gifts = 0;
  let afterAnswer: (() => void) | undefined;

  async function post(address: string, body: string, headers: Record<string, string>) {
    const sent = { method: "POST", body, headers: { "content-type": "application/json", ...headers } };
    const answer = await fetch(address, sent).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (text !== undefined) afterAnswer?.();
    return answer && text !== undefined ? { status: answer.status, text } : undefined;
  }

  async function sendEvent(origin: string, event: StripeObject): Promise<void> {
    const body = JSON.stringify(event);
    const signed = { "stripe-signature": stripe.sign(body) };
    if ((await post(`${origin}/api/payments/stripe`, body, signed))?.status !== 200) unsentEvents.push(event);
  }

  async function give(origin: string, request: GiveRequest): Promise<void> {
    const answer = await post(`${origin}/api/donations`, JSON.stringify(request), {
      origin: "http://localhost:3000",
    });
    // A donor who is asked to retry does so in the next round.
    if (!answer || answer.status === 503) return;
    const gift = giveAnswer.parse(JSON.parse(answer.text));
    waiting.delete(request);
    const session = gift.outcome === "pay" && stripe.books.find(gift.address.split("/").at(-1) ?? "");
    if (!session || session.payment_status === "paid") return;
    const events = stripe.books.pay(session as Session);
    const intent = String(session.payment_intent);
    // Some are partly refunded; events come twice and in reverse order.
    const refunds = request.amount === "40" ? stripe.books.refund(intent, 1000) : [];
    await Promise.all(
      [...refunds, ...events.toReversed(), ...events].map((event) => sendEvent(origin, event)),
    );
  }

  async function sendAgain({ origin }: App): Promise<void> {
    const events = unsentEvents;
    unsentEvents = [];
    await Promise.all([
      ...[...waiting].map((request) => give(origin, request)),
      ...events.map((event) => sendEvent(origin, event)),
    ]);
  }

  try {
    for (let round = 1; kills < targetKills && round <= 2 * targetKills; round++) {
      const isFromOutside = round % 3 === 0;
      // Counted over all waiting gifts: interrupted ones continue as well, and nothing piles up.
      const lastStep = 1 + ((round * 37) % (stepsOfGift * (waiting.size + giftsPerRound)));
      const app = await startApp(place, stripe.url, isFromOutside ? 0 : lastStep);
      faults.push(...(await wrongFigures(place, app.origin)));
      gifts += giftsPerRound;
      for (let index = 0; index < giftsPerRound; index++)
        waiting.add(giftOf({ amount: index % 4 === 0 ? "40" : "25", coversFee: index % 2 === 0 }));
      let left = isFromOutside ? 1 + ((round * 7) % 23) : Number.POSITIVE_INFINITY;
      afterAnswer = () => {
        left -= 1;
        if (left === 0) app.kill();
      };
      await sendAgain(app);
      app.kill();
      const isKilled = (await app.ended) === "SIGKILL";
      if (isKilled && waiting.size + unsentEvents.length > 0) kills += 1;
      if (!isKilled) faults.push(`the process of round ${round} ended by itself`);
    }
    afterAnswer = undefined;
    const app = await startApp(place, stripe.url, 0);
    while (waiting.size > 0 || unsentEvents.length > 0) await sendAgain(app);
    faults.push(...(await wrongFigures(place, app.origin)));
    app.kill();
    await app.ended;
    const compared = await compareBooks(place, store, stripe);
    return { ...compared, kills, gifts, faults: [...faults, ...compared.faults] };
  } finally {
    await stripe.close();
    await store.close();
    await remove();
  }
}
