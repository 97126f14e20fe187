import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookAnswer, donationsAnswer, giveAnswer, receiptAnswer } from "#contract/donations.ts";
import { premiumAnswer } from "#contract/premium.ts";
import { operatorDesk } from "#server/services/giving/operator-desk.ts";
import type { StorePlace } from "#server/store/store.ts";
import { ask, temporaryPlace } from "#server/store/temporary-place.ts";
import { type GivingServer, giftOf, givingServer, listening } from "./giving.testing.ts";
import { newMember, publicUrl, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: GivingServer;

beforeAll(async () => {
  ({ place, remove } = await temporaryPlace());
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

  test("starts at nothing where examples are left out", async () => {
    const live = await givingServer(place, { withExamples: false });
    const shown = donationsAnswer.parse((await visitor(live).get("/api/donations")).body);
    expect(shown).toMatchObject({ projects: [], raised: { value: 0, isExample: false } });
    await live.close();
  });
});

describe("a pledge", () => {
  test("moves nothing until the operator has seen it at the bank, then the project and one giver more", async () => {
    const before = await projectOf("orphan-care");
    const receipt = await pledged({ email: "first@example.org", amount: "٥٠" });
    expect(await receiptOf(receipt)).toMatchObject({
      stage: "intent",
      provider: "pledge",
      amount: 5000,
      bank: "IBAN 00",
    });
    expect(await projectOf("orphan-care")).toEqual(before);
    const desk = operatorDesk(on.store, on.giving);
    const marks = await Promise.all([desk.pledgeReceived(receipt), desk.pledgeReceived(receipt)]);
    expect(marks.sort()).toEqual(["known", "recorded"]);
    expect((await projectOf("orphan-care"))?.raised.value).toBe((before?.raised.value ?? 0) + 5000);
    expect((await donations()).donors.value).toBe(843);
    const second = await pledged({ email: "First@example.org" });
    await desk.pledgeReceived(second);
    expect((await donations()).donors.value).toBe(843);
    await desk.refund(receipt, 5000);
    await desk.refund(second, 2500);
    expect((await donations()).donors.value).toBe(842);
    expect(await receiptOf(receipt)).toMatchObject({ stage: "refunded", refunded: 5000, held: 0 });
    expect(await on.store.ledger.audit()).toEqual([]);
  });

  test("that repeats is received once for each month, also when two transfers come in one", async () => {
    const receipt = await pledged({ email: "each-month@example.org", isMonthly: true });
    const desk = operatorDesk(on.store, on.giving, () => new Date("2026-02-27T12:00:00Z"));
    const marks = [];
    for (const month of [undefined, "2026-02", "2026-01"])
      marks.push(await desk.pledgeReceived(receipt, month));
    expect(marks).toEqual(["recorded", "known", "recorded"]);
    expect(await receiptOf(receipt)).toMatchObject({ captured: 5000 });
    await expect(desk.pledgeReceived(receipt, "January")).rejects.toThrow("is no month like 2026-01");
    const once = await pledged({ email: "each-month@example.org" });
    await expect(desk.pledgeReceived(once, "2026-01")).rejects.toThrow("it is for no month");
    await desk.refund(receipt, 2500);
    await desk.refund(receipt, 2500);
    expect(await receiptOf(receipt)).toMatchObject({ stage: "refunded", held: 0 });
  });

  test("sent twice, at once or again, is one; with other words under its key it is refused", async () => {
    const body = giftOf({ email: "twice@example.org" });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor(on).post("/api/donations", body)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const other = await visitor(on).post("/api/donations", { ...body, amount: "26" });
    expect([other.status, other.text]).toEqual([409, expect.stringContaining("key-reused")]);
    const [row] = await ask<{ gifts: number }>(
      place,
      "select count(*)::int as gifts from gifts g join donors d on d.id = g.donor_id where d.email = 'twice@example.org'",
    );
    expect(row?.gifts).toBe(1);
  });

  test("is refused for what is wrong with it, in the asker's language", async () => {
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

  test("to a project closed meanwhile is refused; zakat is taken where a scholar is named", async () => {
    await on.store.projects.close("scholar-sponsorship", new Date());
    expect((await give({ project: "scholar-sponsorship" })).body).toMatchObject({
      error: { code: "project-closed" },
    });
    await on.store.projects.close("scholar-sponsorship", null);
    await on.store.projects.setScholar("scholar-sponsorship", "A scholar");
    const receipt = await pledged({ project: "scholar-sponsorship", intention: "zakat" });
    await operatorDesk(on.store, on.giving).pledgeReceived(receipt);
    const [zakat] = await ask<{ sum: string }>(
      place,
      "select sum(amount) from ledger_postings where account = 'zakat:scholar-sponsorship'",
    );
    expect(zakat?.sum).toBe("-2500");
  });

  test("shows neither name nor address on its receipt, and a name in the book only where it was wished", async () => {
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
    const desk = operatorDesk(on.store, on.giving);
    for (const receipt of [hidden, shown]) await desk.pledgeReceived(receipt);
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
    expect(await desk.erase("hidden@example.org")).toBe(true);
    const left = await ask(place, "select 1 from donors where email = 'hidden@example.org'");
    expect([left, (await receiptOf(hidden)).stage]).toEqual([[], "captured"]);
    expect(await on.store.ledger.audit()).toEqual([]);
  });

  test("cannot be sent from another site, nor without end", async () => {
    const foreign = await visitor(on).post("/api/donations", giftOf(), { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    const person = visitor(on);
    let last = 0;
    for (let index = 0; index < 22 && last !== 429; index++)
      last = (await person.post("/api/donations", giftOf({ email: "many@example.org" }))).status;
    expect(last).toBe(429);
  });
});

test("a pledge writes to one address twice a day and from one network five times an hour, and is taken all the same", async () => {
  const pledgeFrom = async (person: ReturnType<typeof visitor>, email: string) =>
    (await person.post("/api/donations", giftOf({ email }))).status;
  const target = "stranger@example.org";
  for (let index = 0; index < 4; index++) expect(await pledgeFrom(visitor(on), target)).toBe(200);
  const one = visitor(on);
  for (let index = 0; index < 8; index++)
    expect(await pledgeFrom(one, `stranger-${index}@example.org`)).toBe(200);
  await pledgeFrom(visitor(on), "last@example.org");
  await expect.poll(() => on.letters.some(({ to }) => to === "last@example.org")).toBe(true);
  expect(on.letters.filter(({ to }) => to === target)).toHaveLength(2);
  expect(on.letters.filter(({ to }) => to.startsWith("stranger-"))).toHaveLength(5);
});

test.each([
  ["ar", "٢٥٫٥٠"],
  ["ur", "۲۵٫۵۰"],
  ["fr", "25,50"],
])("a letter in %s says the amount in that language's own digits", async (language, amount) => {
  const email = `digits-${language}@example.org`;
  await give({ email, amount: "25.50" }, language);
  await expect.poll(() => on.letters.some(({ to }) => to === email)).toBe(true);
  expect(on.letters.find(({ to }) => to === email)?.text).toContain(amount);
});

test("a receipt nobody was given is none", async () => {
  expect((await visitor(on).get("/api/donations/receipts/0000")).status).toBe(404);
});

test("a member finds the own gifts, takes them away, and leaves the book whole", async () => {
  const person = await newMember(on, "giver@example.org");
  await person.post("/api/donations", giftOf({ email: "giver@example.org" }));
  const mine = await person.get("/api/donations/mine");
  expect(mine.body).toMatchObject({ gifts: [{ projectId: "orphan-care", stage: "intent" }] });
  expect((await visitor(on).get("/api/donations/mine")).body).toEqual({ gifts: [] });
  expect((await person.get("/api/accounts/export")).text).toContain("project:orphan-care");
});

test("the live line tells the figures at once and after a gift", async () => {
  const address = await listening(on.server);
  const stop = new AbortController();
  const answer = await fetch(`${address}/api/donations/live`, { signal: stop.signal });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let stream = "";
  const hear = async (count: number) => {
    while (stream.split("data: ").length <= count) stream += (await reader?.read())?.value ?? "";
  };
  await hear(1);
  const receipt = await pledged({ email: "watched@example.org", amount: "123" });
  await operatorDesk(on.store, on.giving).pledgeReceived(receipt);
  await hear(2);
  const reports = stream
    .trim()
    .split("data: ")
    .slice(1)
    .map((text) => JSON.parse(text.split("\n")[0] ?? ""));
  expect(reports[1].raised.value - reports[0].raised.value).toBe(12_300);
  stop.abort();
});

test("the live line tells that a project was closed, and that it is open again", async () => {
  // A nudge during a look is left to the next look, a second later.
  const waiting = { timeout: 5000 };
  const reports: boolean[] = [];
  const stop = on.giving.live.watch(({ projects }) => {
    const found = projects.find(({ id }) => id === "mosque-restoration");
    if (found) reports.push(found.isClosed);
  });
  await expect.poll(() => reports.at(-1), waiting).toBe(false);
  await on.store.projects.close("mosque-restoration", new Date());
  on.giving.live.nudge();
  await expect.poll(() => reports.at(-1), waiting).toBe(true);
  await on.store.projects.close("mosque-restoration", null);
  on.giving.live.nudge();
  await expect.poll(() => reports.at(-1), waiting).toBe(false);
  stop();
});

test("premium by pledge opens when the operator marks it, and runs out", async () => {
  const person = await newMember(on, "reader@example.org");
  const standing = async () => premiumAnswer.parse((await person.get("/api/premium")).body);
  expect(await standing()).toMatchObject({ hasPremium: false, status: "none", plans: [{ amount: 500 }, {}] });
  const key = "subscribe-key-000001";
  const answer = await person.post("/api/premium/subscribe", { key, plan: "monthly" });
  const { receipt } = giveAnswer.parse(answer.body);
  expect(await standing()).toMatchObject({ hasPremium: false, waitingReceipt: receipt });
  const before = await donations();
  await operatorDesk(on.store, on.giving).pledgeReceived(receipt);
  expect(await standing()).toMatchObject({ hasPremium: true, source: "subscription", status: "cancelled" });
  expect(await donations()).toEqual(before);
  const stranger = await visitor(on).post("/api/premium/subscribe", { key, plan: "monthly" });
  expect(stranger.status).toBe(401);
  expect(publicUrl).toContain("localhost");
});
