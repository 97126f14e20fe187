import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store, type StorePlace } from "#server/store/store.ts";
import { queryDatabase, quietLog, temporaryPlace, urlOf } from "#server/store/temporary-place.ts";
import { giftEmailSender } from "./giving/gift-email-sender.ts";

const amount = 60;
let place: StorePlace;
let remove: () => Promise<void>;
let store: Store;

beforeAll(async () => {
  ({ place, remove } = await temporaryPlace());
  store = await openStore(place);
}, 60_000);

afterAll(async () => {
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

type Worker = { child: ChildProcess; sent: string[] };

async function worker(minutes = 0, mode = ""): Promise<Worker> {
  const child = fork(join(import.meta.dirname, "do-jobs.testing.ts"), [urlOf(place), String(minutes), mode]);
  const sent: string[] = [];
  child.on("message", (message: { sent?: string }) => {
    if (message.sent !== undefined) sent.push(message.sent);
  });
  await once(child, "message");
  return { child, sent };
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

/** Has processes do their jobs until so many emails and no notice is left. */
async function work(workers: readonly Worker[], { left = 0 } = {}): Promise<void> {
  for (const { child } of workers) child.send("go");
  await expect
    .poll(async () => [await unsent(), (await store.queueDepths(new Date())).push], { timeout: 30_000 })
    .toEqual([left, 0]);
}

const kill = async ({ child }: Worker) => {
  child.kill("SIGKILL");
  await once(child, "exit");
};

test("three processes do every job once between them", async () => {
  const due = await makeDue("shared");
  expect(await store.queueDepths(new Date())).toEqual({
    push: amount,
    giftEmails: amount,
    scholarEmails: amount,
  });
  const workers = await Promise.all([worker(), worker(), worker()]);
  await work(workers);
  // Further rounds find nothing left, nor does a process whose clock says that every lease has ended.
  const later = await worker(60);
  await work([later]);
  await pause(300);
  await Promise.all([...workers, later].map(kill));
  expect(workers.flatMap(({ sent }) => sent).sort()).toEqual(due);
  expect(later.sent.filter((sent) => !sent.startsWith("push"))).toEqual([]);
  expect(workers.filter(({ sent }) => sent.length > 0).length).toBeGreaterThan(1);
}, 60_000);

test("what a process had claimed when it was killed is done by another, once its lease has ended", async () => {
  const due = (await makeDue("killed")).filter((one) => !one.startsWith("push"));
  const hanging = await worker(0, "hangs");
  hanging.child.send("go");
  // It hangs in an email about a gift and in one about a question.
  await once(hanging.child, "message");
  await pause(300);
  await kill(hanging);
  const { giftEmails, scholarEmails } = await store.queueDepths(new Date());
  const claimed = (await unsent()) - giftEmails - scholarEmails;
  expect(claimed).toBeGreaterThan(0);
  const others = await Promise.all([worker(), worker()]);
  await work(others, { left: claimed });
  const after = await worker(16);
  await work([after]);
  await pause(300);
  await Promise.all([...others, after].map(kill));
  const sent = [...others, after].flatMap((one) => one.sent).filter((one) => !one.startsWith("push"));
  expect(sent.sort()).toEqual(due);
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
