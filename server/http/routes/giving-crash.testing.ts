import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type GiveRequest, giveAnswer } from "#contract/donations.ts";
import type { Session, Thing } from "#server/services/payments/stripe-books.testing.ts";
import { stripeStandIn } from "#server/services/payments/stripe-server.testing.ts";
import { openStore, type StorePlace } from "#server/store/store.ts";
import { temporaryPlace } from "#server/store/temporary-place.ts";
import { giftOf } from "./giving.testing.ts";
import { type ComparedBooks, compareBooks, wrongFigures } from "./giving-books.testing.ts";

/** Gifts that are begun in each round. */
const giftsAtOnce = 8;
/** Fewer steps than a gift takes with its news, so that one of them is the last of its process. */
const stepsOfGift = 20;

/** `kills` are those that cut gifts off: an answer was missing. */
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
 * Gifts go through the real routes, store and SDK, to a local stand-in for Stripe, while their process is killed in
 * every round: after a step counted over all gifts under way or, every third time, from outside in the middle of
 * whatever it does. Then everybody sends their gift again and the provider tells its news until it is taken.
 */
export async function crashGiving(wanted: number): Promise<CrashedBooks> {
  const { place, remove } = await temporaryPlace();
  const stripe = await stripeStandIn();
  // Held open, so that the database outlives the processes that are killed.
  const store = await openStore(place);
  const faults: string[] = [];
  const waiting = new Set<GiveRequest>();
  let untold: Thing[] = [];
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

  async function tell(origin: string, event: Thing): Promise<void> {
    const body = JSON.stringify(event);
    const signed = { "stripe-signature": stripe.sign(body) };
    if ((await post(`${origin}/api/payments/stripe`, body, signed))?.status !== 200) untold.push(event);
  }

  async function give(origin: string, request: GiveRequest): Promise<void> {
    const answer = await post(`${origin}/api/donations`, JSON.stringify(request), {
      origin: "http://localhost:3000",
    });
    // Whoever is told to come back comes back in the next round.
    if (!answer || answer.status === 503) return;
    const given = giveAnswer.parse(JSON.parse(answer.text));
    waiting.delete(request);
    const session = given.outcome === "pay" && stripe.books.find(given.address.split("/").at(-1) ?? "");
    if (!session || session.payment_status === "paid") return;
    const events = stripe.books.pay(session as Session);
    const intent = String(session.payment_intent);
    // Some go back in part; news come doubled and the last one first.
    const back = request.amount === "40" ? stripe.books.refund(intent, 1000) : [];
    await Promise.all([...back, ...events.toReversed(), ...events].map((event) => tell(origin, event)));
  }

  async function goOn({ origin }: App): Promise<void> {
    const news = untold;
    untold = [];
    await Promise.all([
      ...[...waiting].map((request) => give(origin, request)),
      ...news.map((event) => tell(origin, event)),
    ]);
  }

  try {
    for (let round = 1; kills < wanted && round <= 2 * wanted; round++) {
      const isFromOutside = round % 3 === 0;
      // Counted over all that wait: what was cut before goes on as well, and nothing piles up.
      const lastStep = 1 + ((round * 37) % (stepsOfGift * (waiting.size + giftsAtOnce)));
      const app = await startApp(place, stripe.url, isFromOutside ? 0 : lastStep);
      faults.push(...(await wrongFigures(place, app.origin)));
      gifts += giftsAtOnce;
      for (let index = 0; index < giftsAtOnce; index++)
        waiting.add(giftOf({ amount: index % 4 === 0 ? "40" : "25", coversFee: index % 2 === 0 }));
      let left = isFromOutside ? 1 + ((round * 7) % 23) : Number.POSITIVE_INFINITY;
      afterAnswer = () => {
        left -= 1;
        if (left === 0) app.kill();
      };
      await goOn(app);
      app.kill();
      const isKilled = (await app.ended) === "SIGKILL";
      if (isKilled && waiting.size + untold.length > 0) kills += 1;
      if (!isKilled) faults.push(`the process of round ${round} ended by itself`);
    }
    afterAnswer = undefined;
    const app = await startApp(place, stripe.url, 0);
    while (waiting.size > 0 || untold.length > 0) await goOn(app);
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
