import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookAnswer, donationsAnswer, giveAnswer, liveAnswer, receiptAnswer } from "#contract/donations.ts";
import { premiumAnswer } from "#contract/premium.ts";
import { operatorActions } from "#server/services/giving/operator-actions.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { type GivingServer, giftOf, givingServer, listening } from "./giving.testing.ts";
import { newMember, publicUrl, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: GivingServer;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  on = await givingServer(place);
}, 60_000);

afterAll(async () => {
  await on.close();
  await remove();
});

const give = async (more: Parameters<typeof giftOf>[0] = {}, language = "en") =>
  visitor(on).post(`/api/donations?language=${language}`, giftOf(more));
const receiptOf = async (number: string) =>
  receiptAnswer.parse((await visitor(on).get(`/api/donations/receipts/${number}`)).body);
const pledged = async (more: Parameters<typeof giftOf>[0] = {}) =>
  giveAnswer.parse((await give(more)).body).receipt;
const donations = async () => donationsAnswer.parse((await visitor(on).get("/api/donations")).body);
const projectOf = async (id: string) => (await donations()).projects.find((each) => each.id === id);

describe("the summary", () => {
  test("shows the four example projects and figures, every one marked as an example", async () => {
    const shown = await donations();
    expect(shown).toMatchObject({
      currency: "USD",
      provider: "pledge",
      raised: { value: 6_750_000, isExample: true },
      beneficiaries: { value: 1050, isExample: true },
      donors: { value: 842, isExample: true },
      earlier: { value: 3_550_000, isExample: true },
    });
    expect(shown.projects.map(({ raised, target }) => [raised.value, target])).toEqual([
      [650_000, 1_000_000],
      [820_000, 1_500_000],
      [480_000, 1_200_000],
      [1_250_000, 2_000_000],
    ]);
    const arabic = donationsAnswer.parse((await visitor(on).get("/api/donations?language=ar")).body);
    expect(arabic.projects[3]?.title).toBe("رعاية الأيتام");
  });

  test("starts at 0 without examples", async () => {
    const live = await givingServer(place, { withExamples: false });
    const shown = donationsAnswer.parse((await visitor(live).get("/api/donations")).body);
    expect(shown).toMatchObject({ projects: [], raised: { value: 0, isExample: false } });
    await live.close();
  });
});

describe("a pledge", () => {
  test("changes no figure until the operator has received it, then the project and the number of donors", async () => {
    const before = await projectOf("orphan-care");
    const receipt = await pledged({ email: "first@example.org", amount: "٥٠" });
    expect(await receiptOf(receipt)).toMatchObject({
      stage: "intent",
      provider: "pledge",
      amount: 5000,
      bank: "IBAN 00",
    });
    expect(await projectOf("orphan-care")).toEqual(before);
    const operator = operatorActions(on.store, on.giving);
    const marks = await Promise.all([operator.pledgeReceived(receipt), operator.pledgeReceived(receipt)]);
    expect(marks.sort()).toEqual(["known", "recorded"]);
    expect((await projectOf("orphan-care"))?.raised.value).toBe((before?.raised.value ?? 0) + 5000);
    expect((await donations()).donors.value).toBe(843);
    const second = await pledged({ email: "First@example.org" });
    await operator.pledgeReceived(second);
    expect((await donations()).donors.value).toBe(843);
    await operator.refund(receipt, 5000);
    await operator.refund(second, 2500);
    expect((await donations()).donors.value).toBe(842);
    expect(await receiptOf(receipt)).toMatchObject({ stage: "refunded", refunded: 5000, held: 0 });
    expect(await on.store.ledger.audit()).toEqual([]);
  });

  test("that is monthly is received once for each month, also when two transfers arrive in one month", async () => {
    const receipt = await pledged({ email: "each-month@example.org", isMonthly: true });
    const operator = operatorActions(on.store, on.giving, () => new Date("2026-02-27T12:00:00Z"));
    const marks = [];
    for (const month of [undefined, "2026-02", "2026-01"])
      marks.push(await operator.pledgeReceived(receipt, month));
    expect(marks).toEqual(["recorded", "known", "recorded"]);
    expect(await receiptOf(receipt)).toMatchObject({ captured: 5000 });
    await expect(operator.pledgeReceived(receipt, "January")).rejects.toThrow("is no month like 2026-01");
    const once = await pledged({ email: "each-month@example.org" });
    await expect(operator.pledgeReceived(once, "2026-01")).rejects.toThrow("it takes no month");
    await operator.refund(receipt, 2500);
    await operator.refund(receipt, 2500);
    expect(await receiptOf(receipt)).toMatchObject({ stage: "refunded", held: 0 });
  });

  test("sent twice, concurrently or later, is one gift; with other content under its key it is rejected", async () => {
    const body = giftOf({ email: "twice@example.org" });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor(on).post("/api/donations", body)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const other = await visitor(on).post("/api/donations", { ...body, amount: "26" });
    expect([other.status, other.text]).toEqual([409, expect.stringContaining("key-reused")]);
    const [row] = await queryDatabase<{ gifts: number }>(
      place,
      "select count(*)::int as gifts from gifts g join donors d on d.id = g.donor_id where d.email = 'twice@example.org'",
    );
    expect(row?.gifts).toBe(1);
  });

  test("is rejected with the error of its first wrong field, in the language of the request", async () => {
    const wrong: [Parameters<typeof giftOf>[0], string, string][] = [
      [{ amount: "" }, "amount", "amount-missing"],
      [{ amount: "0" }, "amount", "amount-too-small"],
      [{ amount: "-5" }, "amount", "amount-too-small"],
      [{ amount: "0.001" }, "amount", "amount-wrong"],
      [{ amount: "1e9" }, "amount", "amount-wrong"],
      [{ amount: "1000000000" }, "amount", "amount-too-large"],
      [{ amount: "ten" }, "amount", "amount-wrong"],
      [{ amount: "<script>" }, "amount", "amount-wrong"],
      [{ name: "M" }, "name", "name-missing"],
      [{ name: "\u202emayraM" }, "name", "name-missing"],
      [{ name: "\u200b\u3164\u00ad" }, "name", "name-missing"],
      [{ name: "Mar\u001b[31myam" }, "name", "name-missing"],
      [{ inNameOf: "my\u2066mother" }, "inNameOf", "unreadable"],
      [{ inNameOf: "my\nmother" }, "inNameOf", "unreadable"],
      [{ inNameOf: "\u200b\u3164\u00ad" }, "inNameOf", "unreadable"],
      [{ email: "maryam" }, "email", "email-wrong"],
      [{ email: `${"m".repeat(390)}@example.org` }, "email", "email-wrong"],
      [{ project: "nothing" }, "project", "project-closed"],
      [{ intention: "zakat" }, "intention", "zakat-not-taken"],
    ];
    for (const [more, field, code] of wrong)
      expect((await give(more)).body, code).toMatchObject({ error: { code, field } });
    const arabic = await give({ amount: "" }, "ar");
    expect(arabic.text).toContain("يرجى اختيار مبلغ التبرع");
  });

  test("to a closed project is rejected; zakat is accepted where a scholar approved the project", async () => {
    await on.store.projects.close("scholar-sponsorship", new Date());
    expect((await give({ project: "scholar-sponsorship" })).body).toMatchObject({
      error: { code: "project-closed" },
    });
    await on.store.projects.close("scholar-sponsorship", null);
    await on.store.projects.setScholar("scholar-sponsorship", "A scholar");
    const receipt = await pledged({ project: "scholar-sponsorship", intention: "zakat" });
    await operatorActions(on.store, on.giving).pledgeReceived(receipt);
    const [zakat] = await queryDatabase<{ sum: string }>(
      place,
      "select sum(amount) from ledger_postings where account = 'zakat:scholar-sponsorship'",
    );
    expect(zakat?.sum).toBe("-2500");
  });

  test("shows neither name nor address on its receipt, and a name in the public book only where the donor allowed it", async () => {
    const [hidden, shown] = [
      await pledged({
        project: "mosque-restoration",
        name: "Hidden",
        inNameOf: "Hidden too",
        email: "hidden@example.org",
      }),
      await pledged({
        project: "mosque-restoration",
        name: "Shown",
        inNameOf: "Her mother",
        showsName: true,
        coversFee: true,
      }),
    ];
    const operator = operatorActions(on.store, on.giving);
    for (const receipt of [hidden, shown]) await operator.pledgeReceived(receipt);
    const printed = JSON.stringify(await receiptOf(shown));
    expect(printed).not.toMatch(/Shown|Her mother|example\.org/);
    const book = bookAnswer.parse((await visitor(on).get("/api/donations/books/mosque-restoration")).body);
    expect(book.entries.map(({ name, inNameOf, amount }) => [name, inNameOf, amount])).toEqual(
      expect.arrayContaining([
        [null, null, 2500],
        ["Shown", "Her mother", 2500],
      ]),
    );
    expect(JSON.stringify(book)).not.toContain("Hidden");
    expect(await operator.deleteDonor("hidden@example.org")).toBe(true);
    const left = await queryDatabase(place, "select 1 from donors where email = 'hidden@example.org'");
    expect([left, (await receiptOf(hidden)).stage]).toEqual([[], "captured"]);
    expect(await on.store.ledger.audit()).toEqual([]);
  });
});

test("pledges send two emails a day to one address and five an hour from one network, and are accepted beyond that", async () => {
  const pledgeFrom = async (person: ReturnType<typeof visitor>, email: string) =>
    (await person.post("/api/donations", giftOf({ email }))).status;
  const target = "stranger@example.org";
  for (let index = 0; index < 4; index++) expect(await pledgeFrom(visitor(on), target)).toBe(200);
  const one = visitor(on);
  for (let index = 0; index < 8; index++)
    expect(await pledgeFrom(one, `stranger-${index}@example.org`)).toBe(200);
  await pledgeFrom(visitor(on), "last@example.org");
  await expect.poll(() => on.emails.some(({ to }) => to === "last@example.org")).toBe(true);
  expect(on.emails.filter(({ to }) => to === target)).toHaveLength(2);
  expect(on.emails.filter(({ to }) => to.startsWith("stranger-"))).toHaveLength(5);
});

test.each([
  ["ar", "٢٥٫٥٠"],
  ["ur", "۲۵٫۵۰"],
  ["fr", "25,50"],
])("an email in %s has the amount in the digits of that language", async (language, amount) => {
  const email = `digits-${language}@example.org`;
  await give({ email, amount: "25.50" }, language);
  await expect.poll(() => on.emails.some(({ to }) => to === email)).toBe(true);
  expect(on.emails.find(({ to }) => to === email)?.text).toContain(amount);
});

test("an unknown receipt is not found", async () => {
  expect((await visitor(on).get("/api/donations/receipts/0000")).status).toBe(404);
});

test("a member sees and exports the own gifts", async () => {
  const person = await newMember(on, "giver@example.org");
  await person.post("/api/donations", giftOf({ email: "giver@example.org" }));
  const mine = await person.get("/api/donations/mine");
  expect(mine.body).toMatchObject({ gifts: [{ projectId: "orphan-care", stage: "intent" }] });
  expect((await visitor(on).get("/api/donations/mine")).body).toEqual({ gifts: [] });
  expect((await person.get("/api/accounts/export")).text).toContain("project:orphan-care");
});

test("the live stream sends the figures at the start and after a gift", async () => {
  const address = await listening(on.server);
  const stop = new AbortController();
  const answer = await fetch(`${address}/api/donations/live`, { signal: stop.signal });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let stream = "";
  const readEvents = async (count: number) => {
    while (stream.split("data: ").length <= count) stream += (await reader?.read())?.value ?? "";
  };
  await readEvents(1);
  const receipt = await pledged({ email: "watched@example.org", amount: "123" });
  await operatorActions(on.store, on.giving).pledgeReceived(receipt);
  await readEvents(2);
  const reports = stream
    .trim()
    .split("data: ")
    .slice(1)
    .map((text) => JSON.parse(text.split("\n")[0] ?? ""));
  expect(reports[1].raised.value - reports[0].raised.value).toBe(12_300);
  stop.abort();
});

test("the live stream reports that a project was closed, and that it is open again", async () => {
  // A refresh during a read is left to the next read, a second later.
  const waiting = { timeout: 5000 };
  const reports: boolean[] = [];
  const stop = on.giving.live.subscribe((figures) => {
    const { projects } = liveAnswer.parse(JSON.parse(figures));
    const found = projects.find(({ id }) => id === "mosque-restoration");
    if (found) reports.push(found.isClosed);
  });
  await expect.poll(() => reports.at(-1), waiting).toBe(false);
  await on.store.projects.close("mosque-restoration", new Date());
  on.giving.live.refresh();
  await expect.poll(() => reports.at(-1), waiting).toBe(true);
  await on.store.projects.close("mosque-restoration", null);
  on.giving.live.refresh();
  await expect.poll(() => reports.at(-1), waiting).toBe(false);
  stop();
});

test("premium by pledge starts when the operator receives it, and ends", async () => {
  const person = await newMember(on, "reader@example.org");
  const status = async () => premiumAnswer.parse((await person.get("/api/premium")).body);
  expect(await status()).toMatchObject({ hasPremium: false, status: "none", plans: [{ amount: 500 }, {}] });
  const key = "subscribe-key-000001";
  const answer = await person.post("/api/premium/subscribe", { key, plan: "monthly" });
  const { receipt } = giveAnswer.parse(answer.body);
  expect(await status()).toMatchObject({ hasPremium: false, waitingReceipt: receipt });
  const before = await donations();
  await operatorActions(on.store, on.giving).pledgeReceived(receipt);
  expect(await status()).toMatchObject({ hasPremium: true, source: "subscription", status: "cancelled" });
  expect(await donations()).toEqual(before);
  const stranger = await visitor(on).post("/api/premium/subscribe", { key, plan: "monthly" });
  expect(stranger.status).toBe(401);
  expect(publicUrl).toContain("localhost");
});
