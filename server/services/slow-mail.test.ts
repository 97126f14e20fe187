import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store, type StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase, quietLog } from "#server/store/temporary-place.ts";
import { giftEmailSender } from "./giving/gift-email-sender.ts";
import { longestSending, smtpMailer } from "./mailer.ts";
import { scholarMailer } from "./scholars/scholar-mailer.ts";

const amount = 15;
const publicUrl = "http://localhost:3000";
let place: StorePlace;
let remove: () => Promise<void>;
let store: Store;
let slow: Server;
/** The addresses of the emails that the mail server has accepted. */
const accepted: string[] = [];
let time = Date.now();
/** What happens while the mail server takes its time. */
let meanwhile: () => void = () => undefined;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  store = await openStore(place);
  // It takes nearly as long for each email as it may.
  slow = createServer((socket) => {
    let to = "";
    socket.write("220 ready\r\n");
    socket
      .on("error", () => undefined)
      .on("data", async (bytes) => {
        const text = bytes.toString();
        to = /^RCPT TO:<(.+?)>/m.exec(text)?.[1] ?? to;
        if (/^QUIT/m.test(text)) return void socket.end("221 goodbye\r\n");
        if (/^DATA/m.test(text)) return void socket.write("354 go on\r\n");
        if (text.endsWith("\r\n.\r\n")) {
          accepted.push(to);
          time += longestSending - 1000;
          meanwhile();
          await pause(20);
        }
        socket.write("250 ok\r\n");
      });
  });
  await new Promise<void>((ready) => slow.listen(0, "127.0.0.1", ready));
}, 60_000);

afterAll(async () => {
  await new Promise((closed) => slow.close(closed));
  await store.close();
  await remove();
});

const mailer = () =>
  smtpMailer({
    url: `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`,
    from: "riwaq@example.org",
  });
const addresses = (name: string) =>
  Array.from({ length: amount }, (_, at) => `${name}-${at}@example.org`).sort();
const given = (name: string) => [name, amount - 1];

test("each email about a gift is sent once, by two processes and a mail server slower than the lease of a batch", async () => {
  await queryDatabase(
    place,
    `insert into donors select $1 || n, $1 || n, $1 || '-' || n || '@example.org' from generate_series(0, $2::int) as n`,
    given("gift"),
  );
  await queryDatabase(
    place,
    `insert into gifts (id, fund, amount, fee, currency, intention, recurrence, provider, donor_id, receipt, language, created_at)
     select $1 || n, 'premium:companion', 500, 0, 'EUR', 'sadaqah', 'once', 'pledge', $1 || n, $1 || n, 'en', now()
     from generate_series(0, $2::int) as n`,
    given("gift"),
  );
  await queryDatabase(
    place,
    `insert into ledger_entries (id, gift_id, kind, at, currency, amount, donors, beneficiaries, is_example)
     select $1 || n, $1 || n, 'captured', now(), 'EUR', 500, 1, 0, false from generate_series(0, $2::int) as n`,
    given("gift"),
  );
  const sender = () =>
    giftEmailSender({
      ...{ store, mailer: mailer(), publicUrl, bank: undefined, log: quietLog() },
      now: () => new Date(time),
    });
  const first = sender();
  let second: typeof first | undefined;
  meanwhile = () => {
    second ??= sender();
    second.checkNow();
  };
  const unsent = () =>
    queryDatabase(
      place,
      `select 1 from ledger_entries e
       where not exists (select 1 from gift_letters l where l.entry_id = e.id and l.sent_at is not null)`,
    );
  await expect.poll(unsent, { timeout: 30_000 }).toEqual([]);
  await first.close();
  await second?.close();
  expect(accepted.splice(0).sort()).toEqual(addresses("gift"));
}, 60_000);

test("each email about a question is sent once by two processes too", async () => {
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     select $1 || n, 'Member', $1 || '-' || n || '@example.org', true, now(), now()
     from generate_series(0, $2::int) as n`,
    given("asker"),
  );
  await queryDatabase(
    place,
    `insert into scholar_questions (asker_id, id, packet, stage, notes, publication, is_unread, sent_at, erase_at, letter, letter_at, version)
     select $1 || n, $1 || n, '{"language":"en"}', 'answered', '[]', 'none', true, 0, 9e15, 'answered', 1, 1
     from generate_series(0, $2::int) as n`,
    given("asker"),
  );
  const sender = () =>
    scholarMailer({ store, mailer: mailer(), publicUrl, log: quietLog(), now: () => time });
  const [first, second] = [sender(), sender()];
  const others: Promise<void>[] = [];
  meanwhile = () => void others.push(second.sendDue());
  await first.sendDue();
  meanwhile = () => undefined;
  await Promise.all(others);
  await second.sendDue();
  expect(accepted.splice(0).sort()).toEqual(addresses("asker"));
}, 60_000);
