import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { giveRequest } from "#contract/donations.ts";
import { openStore, type Store, type StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase, quietLog, urlOf } from "#server/store/temporary-place.ts";
import type { JobOrder, JobReport } from "./do-jobs.testing.ts";
import { giftEmailSender } from "./giving/gift-email-sender.ts";
import { operatorActions } from "./giving/operator-actions.ts";
import { startGiving } from "./giving/start-giving.ts";
import { givingThrough } from "./giving/tested-giving.testing.ts";
import type { Session } from "./payments/stripe-books.testing.ts";
import { type StripeStandIn, stripeStandIn } from "./payments/stripe-server.testing.ts";
import { pushSender } from "./push/push-sender.ts";

const amount = 60;
let place: StorePlace;
let remove: () => Promise<void>;
let store: Store;
let stripe: StripeStandIn;
/** Processes that do the jobs. */
let workers: Worker[];

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  store = await openStore(place);
  stripe = await stripeStandIn();
  workers = await Promise.all([startWorker(), startWorker(), startWorker()]);
}, 60_000);

afterAll(async () => {
  for (const { child } of workers) child.kill("SIGKILL");
  await stripe.close();
  await store.close();
  await remove();
});

/** So many prayer notices, emails about gifts and emails about questions that are due, each to an address of its own. */
async function makeDue(name: string): Promise<string[]> {
  const numbers = Array.from({ length: amount }, (_, at) => at);
  for (const at of numbers) {
    const to = { endpoint: `push ${name} ${at}`, p256dh: "key", auth: "auth" };
    await store.pushes.save(to, [{ at: Date.now() - 60_000, prayer: "fajr" }], Date.now() - 120_000);
  }
  const given = [name, amount - 1];
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     select $1 || n, 'Member', 'scholar ' || $1 || ' ' || n, true, now(), now() from generate_series(0, $2::int) as n`,
    given,
  );
  await queryDatabase(
    place,
    `insert into scholar_questions (asker_id, id, packet, stage, notes, publication, is_unread, sent_at, erase_at, letter, letter_at, version)
     select $1 || n, $1 || n, '{"language":"en"}', 'answered', '[]', 'none', true, 0, 9e15, 'answered', 1, 1
     from generate_series(0, $2::int) as n`,
    given,
  );
  await queryDatabase(
    place,
    `insert into donors select $1 || n, $1 || n, 'gift ' || $1 || ' ' || n from generate_series(0, $2::int) as n`,
    given,
  );
  await queryDatabase(
    place,
    `insert into gifts (id, fund, amount, fee, currency, intention, recurrence, provider, donor_id, receipt, language, created_at)
     select $1 || n, 'premium:companion', 500, 0, 'EUR', 'sadaqah', 'once', 'pledge', $1 || n, $1 || n, 'en', now()
     from generate_series(0, $2::int) as n`,
    given,
  );
  await queryDatabase(
    place,
    `insert into ledger_entries (id, gift_id, kind, at, currency, amount, donors, beneficiaries, is_example)
     select $1 || n, $1 || n, 'captured', now(), 'EUR', 500, 1, 0, false from generate_series(0, $2::int) as n`,
    given,
  );
  return ["push", "gift", "scholar"].flatMap((kind) => numbers.map((at) => `${kind} ${name} ${at}`)).sort();
}

type Worker = { child: ChildProcess; sent: string[]; hanging: number };

async function startWorker(): Promise<Worker> {
  const child = fork(join(import.meta.dirname, "do-jobs.testing.ts"), [urlOf(place), stripe.url]);
  const worker: Worker = { child, sent: [], hanging: 0 };
  child.on("message", (report: JobReport) => {
    if ("sent" in report) worker.sent.push(report.sent);
    else if (report.is === "hanging") worker.hanging += 1;
  });
  await once(child, "message");
  return worker;
}

const ask = ({ child }: Worker, task: JobOrder["task"], minutes = 0, hangs = false) =>
  child.send({ task, minutes, hangs } satisfies JobOrder);

/** Resolves when a process has done what it was asked. */
function done({ child }: Worker): Promise<void> {
  return new Promise((resolve) => {
    const listen = (report: JobReport) => {
      if (!("is" in report && report.is === "done")) return;
      child.off("message", listen);
      resolve();
    };
    child.on("message", listen);
  });
}

/** Emails that nobody has sent yet, claimed or not. */
async function unsent(): Promise<number> {
  const [row] = await queryDatabase<{ count: number }>(
    place,
    `select (select count(*)::int from ledger_entries e
        where not exists (select 1 from gift_letters l where l.entry_id = e.id and l.sent_at is not null))
      + (select count(*)::int from scholar_questions where letter_at is not null) as count`,
  );
  return row?.count ?? 0;
}

/** Has processes send what is due until so many emails and no notice is left; returns what each has sent. */
async function send(workers: readonly Worker[], { left = 0, minutes = 0 } = {}): Promise<string[][]> {
  for (const worker of workers) {
    worker.sent.length = 0;
    ask(worker, "send", minutes);
  }
  await expect
    .poll(async () => [await unsent(), (await store.queueDepths(new Date())).push], { timeout: 30_000 })
    .toEqual([left, 0]);
  const rested = Promise.all(workers.map(done));
  for (const worker of workers) ask(worker, "rest", minutes);
  await rested;
  return workers.map(({ sent }) => [...sent]);
}

/** Has a process of its own begin a task until it hangs in so many jobs, and kills it there. */
async function killWhenHanging(task: "send" | "compare", jobs: number, minutes = 0): Promise<Worker> {
  const worker = await startWorker();
  ask(worker, task, minutes, true);
  await expect.poll(() => worker.hanging, { timeout: 10_000 }).toBe(jobs);
  worker.child.kill("SIGKILL");
  await once(worker.child, "exit");
  return worker;
}

test("three processes do every job once between them", async () => {
  const due = await makeDue("shared");
  expect(await store.queueDepths(new Date())).toEqual({
    push: amount,
    giftEmails: amount,
    scholarEmails: amount,
  });
  const sent = await send(workers);
  expect(sent.flat().sort()).toEqual(due);
  expect(sent.filter(({ length }) => length > 0).length).toBeGreaterThan(1);
  // Further rounds find nothing left, nor do processes whose clocks say that every lease has ended.
  const later = await send(workers, { minutes: 60 });
  expect(later.flat().filter((one) => !one.startsWith("push"))).toEqual([]);
}, 60_000);

test("what a process had claimed when it was killed is done by another, once its lease has ended", async () => {
  const due = await makeDue("killed");
  // In an email about a gift, in one about a question, and in twenty notices at once.
  const killed = await killWhenHanging("send", 22);
  const { giftEmails, scholarEmails, push } = await store.queueDepths(new Date());
  const claimed = (await unsent()) - giftEmails - scholarEmails;
  expect(claimed).toBeGreaterThan(0);
  expect(push).toBe(0);
  // The notices are sent while they are fresh, the emails after a quarter of an hour.
  const soon = await send(workers, { left: claimed, minutes: 4 });
  const late = await send(workers, { minutes: 16 });
  expect([...soon, ...late].flat().sort()).toEqual(due);
  // Those that the killed process had sent and not settled were sent twice: the push service and the device replace
  // the first by the second.
  expect(killed.sent).toHaveLength(3);
}, 60_000);

test("notices that a stopped process had claimed and not begun are sent by another at once", async () => {
  const due = (await makeDue("paused")).filter((one) => one.startsWith("push"));
  const sent: string[] = [];
  const stopped = pushSender({
    pushes: store.pushes,
    log: quietLog(),
    now: Date.now,
    pushClient: {
      async send({ endpoint }) {
        sent.push(endpoint);
        void stopped.stop();
        return "sent";
      },
    },
  });
  await stopped.tick();
  expect((await store.queueDepths(new Date())).push).toBe(amount - sent.length);
  const others = (await send(workers)).flat().filter((one) => one.startsWith("push"));
  expect([...sent, ...others].sort()).toEqual(due);
}, 60_000);

test("a process that is stopped gives back the emails that it had claimed and not begun", async () => {
  const due = (await makeDue("stopped")).filter((one) => one.startsWith("gift"));
  const sent: string[] = [];
  const sender = giftEmailSender({
    store,
    mailer: {
      async send({ to }) {
        sent.push(to);
        void sender.close();
      },
    },
    publicUrl: "http://localhost:3000",
    bank: undefined,
    log: quietLog(),
  });
  await expect.poll(() => sent.length).toBe(1);
  await sender.close();
  expect((await store.queueDepths(new Date())).giftEmails).toBe(due.length - 1);
}, 60_000);

describe("the comparison with the payment provider", () => {
  const payments = 12;

  /** Paid gifts of which no event ever comes. */
  async function pay(name: string): Promise<string[]> {
    const giving = await startGiving(store, givingThrough(stripe.url), "http://localhost:3000");
    for (let at = 0; at < payments; at++) {
      const gift = {
        project: "orphan-care",
        amount: "25",
        name: "Maryam",
        email: `${name}${at}@example.org`,
      };
      const key = `${name}-key-${String(at).padStart(12, "0")}`;
      const rest = {
        intention: "sadaqah",
        isMonthly: false,
        coversFee: false,
        inNameOf: "",
        showsName: false,
      };
      await giving.give(giveRequest.parse({ key, ...gift, ...rest }), {
        language: "en",
        memberId: null,
        isEmailed: false,
      });
    }
    await giving.close();
    const sessions = stripe.books
      .all("checkout.session")
      .filter(({ status }) => status === "open") as Session[];
    for (const session of sessions) stripe.books.pay(session);
    return sessions.map(({ metadata }) => metadata.gift ?? "");
  }

  const count = async (query: string, given: unknown) =>
    Number((await queryDatabase<{ count: string }>(place, query, [given]))[0]?.count);
  const booked = (gifts: readonly string[]) =>
    count("select count(*) from ledger_entries where kind = 'captured' and gift_id = any($1)", gifts);
  const mended = () => count("select count(*) from audit_events where kind = $1", "ledger-mended");
  const comparisons = () => stripe.calls.filter(({ path }) => path === "GET /v1/payment_intents").length;
  const compare = async (minutes: number) => {
    const compared = Promise.all(workers.map(done));
    for (const worker of workers) ask(worker, "compare", minutes);
    await compared;
  };

  test("is made by one of three processes, and each payment is booked once", async () => {
    const gifts = await pay("compared");
    await compare(0);
    expect([await booked(gifts), await mended()]).toEqual([payments, payments]);
    // One process looked, and looked again whether anything is left.
    expect(comparisons()).toBe(2);
  }, 60_000);

  test("that a killed process had begun is made by another once its lease has ended, and books nothing twice", async () => {
    const gifts = await pay("cut");
    const before = comparisons();
    const day = 24 * 60;
    await killWhenHanging("compare", 1, day + 1);
    expect([await booked(gifts), comparisons() - before]).toEqual([3, 1]);
    await compare(day + 20);
    expect([await booked(gifts), comparisons() - before]).toEqual([3, 1]);
    await compare(day + 40);
    expect([await booked(gifts), comparisons() - before]).toEqual([payments, 3]);
    expect(await mended()).toBe(2 * payments);
  }, 60_000);

  test("books a payment once also where three processes compare at the same moment", async () => {
    const gifts = await pay("raced");
    const giving = await startGiving(store, givingThrough(stripe.url), "http://localhost:3000");
    const others = await Promise.all([1, 2, 3].map(() => openStore(place)));
    const before = await mended();
    await Promise.all(others.map((each) => operatorActions(each, giving).reconcile(1, true)));
    await Promise.all([giving.close(), ...others.map((each) => each.close())]);
    expect([await booked(gifts), (await mended()) - before]).toEqual([payments, payments]);
  }, 60_000);
});
