import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type AdminGift,
  type AdminReport,
  adminAuditAnswer,
  adminGiftsAnswer,
  adminMemberAnswer,
  adminMembersAnswer,
  adminPageLength,
  adminProjectsAnswer,
  adminReportsAnswer,
  adminScholarsAnswer,
} from "#contract/admin.ts";
import { sentQuestion } from "#domain/scholar-question/scholar-question.ts";
import { projectWords } from "#server/services/giving/project-words.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { adminRoutes } from "./admin.ts";
import { adminPageRoute } from "./admin-page.ts";
import { type GivingServer, giftOf, givingServer } from "./giving.testing.ts";
import type { StoredPage } from "./pages.ts";
import { type Answer, newMember, password, publicUrl, type Visitor, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: GivingServer;
let admin: Visitor;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  on = await givingServer(place);
  const { store, accounts, giving } = on;
  await on.server.register(adminRoutes, { services: { store, accounts, giving, publicUrl } });
  const services = { accounts, ready: async () => undefined };
  await on.server.register(adminPageRoute, {
    services,
    pages: { holds: () => false, read: readPage },
  });
  admin = await newMember(on, "admin@example.org");
  await store.members.setRole(await idOf("admin@example.org"), "admin");
}, 60_000);

afterAll(async () => {
  await on.close();
  await remove();
});

const readPage = async ({ path, search }: { path: string; search: string }): Promise<StoredPage> => {
  const body = gzipSync(`${path} ${search}`);
  const status = path === "/404" ? 404 : 200;
  return { status, etag: '"1"', bodies: { gzip: body, br: body } };
};

test("the page exists for administrators only, and nothing may store it", async () => {
  const member = await newMember(on, "looks@example.org");
  for (const who of [visitor(on), member]) {
    const { status, text, headers } = await who.get("/admin?q=x&lang=ar");
    expect([status, text, headers["cache-control"], headers.etag]).toEqual([
      404,
      "/404 lang=ar",
      "no-store",
      undefined,
    ]);
  }
  const { status, text, headers } = await admin.get("/admin?lang=xx");
  expect([status, text, headers["cache-control"]]).toEqual([200, "/offline-shell ", "no-store"]);
});

async function idOf(email: string): Promise<string> {
  return (await on.store.members.findByEmail(email))?.id ?? "";
}

const codeOf = ({ status, body }: Answer) => [
  status,
  (body as { error?: { code: string } }).error?.code ?? "done",
];

async function kindsAbout(memberId: string): Promise<string[]> {
  return (await on.store.audit.list({ memberId }, 50))
    .map(({ kind, actor }) => `${kind} by ${actor}`)
    .reverse();
}

const reads = ["members", "members/one?id=x", "projects", "gifts", "scholars", "reports", "audit"];
const receipt = "0".repeat(32);
const writes: readonly (readonly [string, object])[] = [
  ["members/act", { id: "x", act: "end-sessions" }],
  ["members/act", { id: "x", act: "confirm" }],
  ["members/act", { id: "x", act: "confirm-sign-up", email: "x" }],
  ["members/act", { id: "x", act: "role", role: "admin" }],
  ["members/act", { id: "x", act: "grant-premium", until: null }],
  ["members/act", { id: "x", act: "revoke-premium" }],
  ["members/act", { id: "x", act: "delete", email: "x" }],
  ["projects/act", { id: "x", act: "close" }],
  [
    "projects/act",
    {
      id: "xx",
      act: "put",
      category: "education",
      target: 1,
      place: 1,
      words: { en: { title: "x", description: "x" } },
    },
  ],
  ["projects/act", { id: "x", act: "open" }],
  ["projects/act", { id: "x", act: "zakat-scholar", scholar: null }],
  ["projects/act", { id: "x", act: "update", texts: { en: "words" } }],
  ["gifts/act", { receipt, act: "refund", amount: "1" }],
  ["gifts/act", { receipt, act: "received" }],
  ["reports/close", { id: "x", answer: null }],
];

async function answersOf(who: Visitor): Promise<string[]> {
  const answers: Answer[] = [];
  for (const path of reads) answers.push(await who.get(`/api/admin/${path}`));
  for (const [path, body] of writes) answers.push(await who.post(`/api/admin/${path}`, body));
  for (const { headers } of answers) expect(headers["cache-control"]).toBe("no-store");
  return [...new Set(answers.map((answer) => codeOf(answer).join(" ")))];
}

describe("every call", () => {
  test("does not exist for a visitor, a member and a scholar, whatever they send", async () => {
    const member = await newMember(on, "curious@example.org");
    const scholar = await newMember(on, "learned@example.org");
    await on.store.members.setRole(await idOf("learned@example.org"), "scholar");
    for (const who of [visitor(on), member, scholar])
      expect(await answersOf(who)).toEqual(["404 no-such-address"]);
    const odd: [string | object, Record<string, string>][] = [
      [{}, { origin: "https://evil.example" }],
      ["{", {}],
      ["x".repeat(300_000), {}],
      ["x", { "content-type": "text/plain" }],
    ];
    for (const who of [visitor(on), member, scholar])
      for (const [body, headers] of odd)
        expect(codeOf(await who.post("/api/admin/members/act", body, headers))).toEqual([
          404,
          "no-such-address",
        ]);
  });

  test("asks an administrator to sign in again an hour after the last sign-in", async () => {
    const late = await newMember(on, "late@example.org");
    const id = await idOf("late@example.org");
    await on.store.members.setRole(id, "admin");
    await queryDatabase(
      place,
      "update sessions set created_at = now() - interval '61 minutes' where member_id = $1",
      [id],
    );
    expect(await answersOf(late)).toEqual(["403 sign-in-again"]);
    await late.post("/api/accounts/sign-in", { email: "late@example.org", password });
    expect((await late.get("/api/admin/members")).status).toBe(200);
    await on.store.members.setRole(id, "member");
    expect(await answersOf(late)).toEqual(["404 no-such-address"]);
  });

  test("comes from our own origin, and not too often", async () => {
    const foreign = { origin: "https://evil.example" };
    for (const [path, body] of writes)
      expect(codeOf(await admin.post(`/api/admin/${path}`, body, foreign))).toEqual([403, "foreign-origin"]);
    const busy = await newMember(on, "busy@example.org");
    await on.store.members.setRole(await idOf("busy@example.org"), "admin");
    const act = () => busy.post("/api/admin/members/act", { id: "x", act: "confirm" });
    for (let call = 0; call < 60; call++) await act();
    expect(codeOf(await act())).toEqual([429, "too-many-calls"]);
  });
});

test("a sign-up whose email did not arrive is found by its address and made an account; that is recorded", async () => {
  const add = (name: string) =>
    on.store.signUps.add({
      ...{ tokenHash: `hash of ${name}`, email: "unopened@example.org", name, password: `hash of ${name}` },
      ...{ language: "tr", createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) },
    });
  await add("Huda");
  await add("Stranger");
  const signUpsOf = async (find: string) =>
    adminMembersAnswer.parse((await admin.get(`/api/admin/members?find=${find}`)).body).signUps;
  expect([await signUpsOf("unopened"), await signUpsOf("unopened%40example.or")]).toEqual([[], []]);
  expect((await signUpsOf("Unopened%40example.org")).map(({ name }) => name).sort()).toEqual([
    "Huda",
    "Stranger",
  ]);
  const confirm = (email: string) =>
    admin.post("/api/admin/members/act", { id: "hash of Huda", email, act: "confirm-sign-up" });
  expect(codeOf(await confirm("other@example.org"))).toEqual([404, "no-member"]);
  expect(codeOf(await confirm("unopened@example.org"))).toEqual([200, "done"]);
  expect(codeOf(await confirm("unopened@example.org"))).toEqual([404, "no-member"]);
  expect(await signUpsOf("unopened%40example.org")).toEqual([]);
  const member = await on.store.members.findByEmail("unopened@example.org");
  expect(member).toMatchObject({ name: "Huda", emailVerified: true });
  expect(await kindsAbout(member?.id ?? "")).toEqual([
    "account-created by admin",
    "address-confirmed by admin",
  ]);
});

test("members are found, seen, confirmed, signed out, given a role and premium, and deleted; each is recorded", async () => {
  const person = await newMember(on, "odd_one@example.org");
  const id = await idOf("odd_one@example.org");
  const found = adminMembersAnswer.parse((await admin.get("/api/admin/members?find=ODD_")).body);
  expect(found.members.map(({ email }) => email)).toEqual(["odd_one@example.org"]);
  expect(adminMembersAnswer.parse((await admin.get("/api/admin/members?find=%25")).body).members).toEqual([]);
  const act = (body: object) => admin.post("/api/admin/members/act", { id, ...body });
  for (const body of [
    { act: "confirm" },
    { act: "role", role: "scholar" },
    { act: "grant-premium", until: "2031-02-03" },
  ])
    expect(codeOf(await act(body))).toEqual([200, "done"]);
  const seen = adminMemberAnswer.parse((await admin.get(`/api/admin/members/one?id=${id}`)).body);
  expect(seen).toMatchObject({
    member: { role: "scholar", isConfirmed: true },
    isOwn: false,
    sessions: [{}],
    premium: [{ source: "grant", endsAt: "2031-02-03T00:00:00.000Z" }],
  });
  expect(seen.events.at(0)).toMatchObject({ kind: "member-viewed", by: "admin@example.org" });
  for (const until of ["0000-01-01", "275761-01-01", "2026-02-30", "1999-01-01", "", "2031-02-03T00:00"]) {
    const { status, body } = await act({ act: "grant-premium", until });
    expect([until, status, body]).toMatchObject([
      until,
      400,
      { error: { code: "unreadable", field: "until", message: expect.stringContaining("until") } },
    ]);
  }
  expect(codeOf(await act({ act: "revoke-premium" }))).toEqual([200, "done"]);
  expect(codeOf(await act({ act: "end-sessions" }))).toEqual([200, "done"]);
  expect((await person.get("/api/session")).body).toMatchObject({ member: null });
  expect(codeOf(await act({ act: "delete", email: "other@example.org" }))).toEqual([400, "wrong-address"]);
  expect(codeOf(await act({ act: "delete", email: "Odd_One@example.org" }))).toEqual([200, "done"]);
  expect(codeOf(await act({ act: "confirm" }))).toEqual([404, "no-member"]);
  expect(await kindsAbout(id)).toEqual([
    "account-created by member",
    "address-confirmed by admin",
    "role-changed by admin",
    "premium-granted by admin",
    "member-viewed by admin",
    "premium-revoked by admin",
    "sessions-ended by admin",
    "account-deleted by admin",
  ]);
});

test("an administrator can neither delete nor demote themselves", async () => {
  const id = await idOf("admin@example.org");
  for (const body of [
    { act: "role", role: "member" },
    { act: "delete", email: "admin@example.org" },
  ])
    expect(codeOf(await admin.post("/api/admin/members/act", { id, ...body }))).toEqual([409, "own-account"]);
});

test("lists have pages", async () => {
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     select 'many-' || n, 'Many', 'many-' || n || '@example.org', true, now(), now() from generate_series(1, 30) n`,
  );
  const first = adminMembersAnswer.parse((await admin.get("/api/admin/members?find=many-")).body);
  const second = adminMembersAnswer.parse((await admin.get("/api/admin/members?find=many-&page=2")).body);
  expect([first.members.length, first.hasMore]).toEqual([adminPageLength, true]);
  expect([second.members.length, second.hasMore]).toEqual([30 - adminPageLength, false]);
  expect(codeOf(await admin.get("/api/admin/members?page=0"))).toEqual([400, "unreadable"]);
});

test("projects are closed, opened and given a scholar and an update", async () => {
  const act = (body: object) => admin.post("/api/admin/projects/act", { id: "orphan-care", ...body });
  const projectNow = async () =>
    adminProjectsAnswer
      .parse((await admin.get("/api/admin/projects?language=ar")).body)
      .projects.find(({ id }) => id === "orphan-care");
  expect((await projectNow())?.title).toMatch(/[\u0621-\u064a]/);
  expect(codeOf(await act({ act: "close" }))).toEqual([200, "done"]);
  expect(codeOf(await act({ act: "zakat-scholar", scholar: "Shaykh A" }))).toEqual([200, "done"]);
  expect(await projectNow()).toMatchObject({ isClosed: true, zakatScholar: "Shaykh A" });
  expect(codeOf(await act({ act: "open" }))).toEqual([200, "done"]);
  expect(await projectNow()).toMatchObject({ isClosed: false });
  expect(codeOf(await act({ act: "update", texts: { ar: "اكتمل" } }))).toEqual([400, "unreadable"]);
  expect(codeOf(await act({ act: "update", texts: { en: "Done", ar: "اكتمل" } }))).toEqual([200, "done"]);
  expect((await on.store.projects.updates("orphan-care")).at(0)?.body).toEqual({ en: "Done", ar: "اكتمل" });
  expect(codeOf(await act({ id: "nowhere", act: "close" }))).toEqual([404, "no-project"]);
  const english = { title: "A well", description: "Clean water for a village" };
  const well = { id: "a-well", act: "put", category: "infrastructure", target: 1200, place: 3 };
  for (const words of [
    { ar: english },
    { en: { ...english, title: "\u200b\u3164" } },
    { en: { ...english, title: "A\nwell" } },
    { en: { ...english, description: "Clean \u202e water" } },
  ])
    expect(codeOf(await act({ ...well, words }))).toEqual([400, "unreadable"]);
  expect(codeOf(await act({ ...well, words: { en: english } }))).toEqual([200, "done"]);
  expect(codeOf(await act({ ...well, target: 1500, words: { en: english, tr: english } }))).toEqual([
    200,
    "done",
  ]);
  const { projects } = adminProjectsAnswer.parse((await admin.get("/api/admin/projects")).body);
  expect(projects.find(({ id }) => id === "a-well")).toMatchObject({
    ...{ title: "A well", target: 150_000, category: "infrastructure", place: 3 },
    ...{ isExample: false, words: { en: english, tr: english } },
  });
});

test("pledges are received, and no more is refunded than a gift holds", async () => {
  const given = await visitor(on).post("/api/donations", giftOf({ amount: "40" }));
  const number = (given.body as { receipt: string }).receipt;
  const act = (body: object) => admin.post("/api/admin/gifts/act", { receipt: number, ...body });
  const giftNow = async (): Promise<AdminGift | undefined> =>
    adminGiftsAnswer.parse((await admin.get(`/api/admin/gifts?find=${number.slice(0, 8)}`)).body).gifts.at(0);
  expect(await giftNow()).toMatchObject({ stage: "intent", amount: 4000, held: 0, isPledge: true });
  expect(codeOf(await act({ act: "received", month: "2026-01" }))).toEqual([409, "not-monthly"]);
  expect(codeOf(await act({ act: "received" }))).toEqual([200, "done"]);
  expect(codeOf(await act({ act: "refund", amount: "41" }))).toEqual([409, "refund-too-large"]);
  expect(codeOf(await act({ act: "refund", amount: "much" }))).toEqual([400, "amount-wrong"]);
  expect(codeOf(await act({ act: "refund", amount: "15.50" }))).toEqual([200, "done"]);
  expect(await giftNow()).toMatchObject({ stage: "refunded-in-part", held: 2450, refunded: 1550 });
  expect(codeOf(await act({ act: "refund", amount: "24.51" }))).toEqual([409, "refund-too-large"]);
  expect(codeOf(await act({ receipt, act: "received" }))).toEqual([404, "no-receipt"]);
  const [refund] = await on.store.audit.list({ kind: "refund-requested" }, 1);
  expect(refund).toMatchObject({
    actor: "admin",
    details: { sum: "15.50 USD", receipt: number.slice(0, 8) },
  });
  const title = projectWords((await on.store.projects.find("orphan-care"))?.words ?? {}, "ar").title;
  const inArabic = async (list: string) => (await admin.get(`/api/admin/${list}&language=ar`)).body;
  const { gifts } = adminGiftsAnswer.parse(await inArabic(`gifts?find=${number.slice(0, 8)}`));
  const { events } = adminAuditAnswer.parse(await inArabic("audit?kind=refund-requested"));
  expect([gifts[0]?.project, events[0]?.project]).toEqual([title, title]);
});

test("the scholars' inbox is counted without a word of a question", async () => {
  const asker = await newMember(on, "asker@example.org");
  expect(asker.cookies.size).toBeGreaterThan(0);
  const packet = { question: "May I?", language: "en", country: "", madhab: "", sources: [] } as const;
  const at = Date.now() - 86_400_000;
  await on.store.scholars.send(
    "a-question-of-one-day",
    sentQuestion(await idOf("asker@example.org"), packet, at),
  );
  const answer = await admin.get("/api/admin/scholars");
  const { stages, oldestOpen, scholars } = adminScholarsAnswer.parse(answer.body);
  expect(stages.find(({ stage }) => stage === "open")?.questions).toBe(1);
  expect(oldestOpen).toBe(new Date(at).toISOString());
  expect(scholars).toContainEqual({ name: "Maryam", claimed: 0, returned: 0, answered: 0 });
  expect(answer.text).not.toMatch(/May I|asker@/);
});

test("a report is closed with a note once, and its address is deleted", async () => {
  const about = "verse/2:255";
  await on.store.reports.add(
    {
      id: "report-of-a-verse",
      about,
      kind: "source",
      words: "odd",
      language: "ur",
      email: "reader@example.org",
    },
    new Date(),
  );
  const listOf = async (state: string): Promise<AdminReport[]> =>
    adminReportsAnswer.parse((await admin.get(`/api/admin/reports?state=${state}`)).body).reports;
  expect(await listOf("open")).toMatchObject([{ about, email: "reader@example.org", words: "odd" }]);
  const close = () =>
    admin.post("/api/admin/reports/close", { id: "report-of-a-verse", answer: "It is right." });
  expect(codeOf(await close())).toEqual([200, "done"]);
  expect(codeOf(await close())).toEqual([404, "no-report"]);
  expect(await listOf("open")).toEqual([]);
  expect(await listOf("closed")).toMatchObject([{ answer: "It is right.", email: null }]);
});

test("the audit log is filtered by kind and member, and has pages", async () => {
  const listOf = async (query: string) =>
    adminAuditAnswer.parse((await admin.get(`/api/admin/audit?${query}`)).body);
  const { events } = await listOf("member=admin@example.org&kind=report-closed");
  expect(events).toMatchObject([{ kind: "report-closed", by: "admin@example.org", actor: "admin" }]);
  expect((await listOf("member=nobody@example.org")).events).toEqual([]);
  for (let event = 0; event < adminPageLength; event++)
    await on.store.audit.add({ kind: "webhook-refused", actor: "unknown" });
  const first = await listOf("");
  const second = await listOf(`before=${first.events.at(-1)?.id}`);
  expect([first.events.length, first.hasMore]).toEqual([adminPageLength, true]);
  expect(second.events[0]?.id.localeCompare(first.events.at(-1)?.id ?? "")).toBe(-1);
});
