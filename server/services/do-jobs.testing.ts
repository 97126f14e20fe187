import { setTimeout as pause } from "node:timers/promises";
import { openStore } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { dailyReconcile } from "./giving/daily-reconcile.ts";
import { giftEmailSender } from "./giving/gift-email-sender.ts";
import { startGiving } from "./giving/start-giving.ts";
import { givingThrough } from "./giving/tested-giving.testing.ts";
import { pushSender } from "./push/push-sender.ts";
import { scholarMailer } from "./scholars/scholar-mailer.ts";

/** What a process is asked: to send whatever is due until it is to rest, or to compare the ledger with the provider. */
export type JobOrder = {
  readonly task: "send" | "compare" | "rest";
  /** Minutes by which its clock is ahead. */
  readonly minutes: number;
  /** It never finishes its first email, its fourth notice and its fourth entry in the ledger. */
  readonly hangs: boolean;
};

/** What it reports: an address that it has sent to, that it hangs in a job, or that it is ready or has done its task. */
export type JobReport = { readonly sent: string } | { readonly is: "hanging" | "ready" | "done" };

/** One process with all the jobs, for a test. */
const [databaseUrl = "", provider = ""] = process.argv.slice(2);
const log = quietLog();
const publicUrl = "http://localhost:3000";
const report = (what: JobReport) => process.send?.(what);
const store = await openStore({ dataDirectory: "", databaseUrl, log });
let order: JobOrder = { task: "rest", minutes: 0, hangs: false };
const now = () => Date.now() + order.minutes * 60_000;

async function hang(): Promise<never> {
  report({ is: "hanging" });
  return new Promise(() => undefined);
}

const mailer = {
  async send({ to }: { to: string }): Promise<void> {
    if (order.hangs) await hang();
    report({ sent: to });
  },
};
let notices = 0;
const pushClient = {
  async send({ endpoint }: { endpoint: string }) {
    if (order.hangs && ++notices > 3) await hang();
    report({ sent: endpoint });
    return "sent" as const;
  },
};

async function compare(): Promise<void> {
  let facts = 0;
  const record: typeof store.gifts.record = async (...fact) => {
    if (order.hangs && ++facts > 3) await hang();
    return store.gifts.record(...fact);
  };
  const books = { ...store, gifts: { ...store.gifts, record } };
  const giving = await startGiving(books, givingThrough(provider), publicUrl);
  await dailyReconcile({ store: books, giving, log, now }).tick();
  await giving.close();
}

async function send(): Promise<void> {
  const clock = () => new Date(now());
  const emails = giftEmailSender({ store, mailer, publicUrl, bank: undefined, log, now: clock });
  const scholars = scholarMailer({ store, mailer, publicUrl, log, now });
  const pushes = pushSender({ pushes: store.pushes, pushClient, log, now });
  while (order.task === "send") {
    emails.checkNow();
    await Promise.all([scholars.sendDue(), pushes.tick()]);
    await pause(20);
  }
  await emails.close();
}

process.on("message", async (given: JobOrder) => {
  order = given;
  if (order.task === "rest") return;
  await (order.task === "send" ? send() : compare());
  report({ is: "done" });
});
report({ is: "ready" });
