import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Hasher } from "#server/services/accounts/hasher.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import {
  newMember,
  password,
  type TemporaryServer,
  temporaryServer,
  type Visitor,
  visitor,
} from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let on: TemporaryServer;

/** Hashes wait for it. */
let turn: Promise<void> = Promise.resolve();
let waiting = 0;
const hasher: Hasher = {
  async hash(typed) {
    waiting += 1;
    await turn;
    waiting -= 1;
    return `hash of ${typed}`;
  },
  verify: async (typed, stored) => (await hasher.hash(typed)) === stored,
};

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  on = await temporaryServer(place, { hasher, sendsMail: false });
}, 60_000);

afterAll(async () => {
  await on.close();
  await remove();
});

const next = "seven tall dark cedars";

async function resetToken(email: string): Promise<string> {
  return new URL((await on.accounts.resetLink(email)) ?? "").searchParams.get("reset") ?? "";
}

const reset = (token: string, chosen = next) =>
  visitor(on).post("/api/accounts/reset-password", { token, password: chosen });

test("of more sign-ins than can be hashed soon, the surplus gets 503 and Retry-After at once, and known devices have places of their own", async () => {
  const known = await newMember(on, "busy@example.org");
  const released = Promise.withResolvers<void>();
  turn = released.promise;
  const settled: number[] = [];
  const asked = Array.from({ length: 60 }, async (_, at) => {
    const wrong = { email: `busy-${at}@example.org`, password: "not the right one" };
    const answer = await visitor(on).post("/api/accounts/sign-in", wrong);
    settled.push(answer.status);
    return answer;
  });
  await vi.waitFor(() => expect(settled).toHaveLength(44), { timeout: 20_000 });
  expect(new Set(settled)).toEqual(new Set([503]));
  await vi.waitFor(() => expect(waiting).toBe(16));
  const member = known.post("/api/accounts/sign-in", { email: "busy@example.org", password });
  await vi.waitFor(() => expect(waiting).toBe(17));
  const newcomer = { name: "A", email: "newcomer@example.org", password };
  // More often than one may sign up in an hour: a call that was refused like this is not counted.
  const newcomers = visitor(on);
  for (let attempt = 0; attempt < 6; attempt++)
    expect((await newcomers.post("/api/accounts/sign-up", newcomer)).status).toBe(503);
  released.resolve();
  const answers = await Promise.all(asked);
  expect((await member).status).toBe(200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.every(({ headers }) => headers["retry-after"] === "5")).toBe(true);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(16);
  expect((await newcomers.post("/api/accounts/sign-up", newcomer)).status).toBe(200);
}, 60_000);

test("one account has two places, so that its own right password shuts nobody else out", async () => {
  await newMember(on, "greedy@example.org");
  const other = await newMember(on, "other@example.org");
  const released = Promise.withResolvers<void>();
  turn = released.promise;
  const signIn = (email: string, person = visitor(on)) =>
    person.post("/api/accounts/sign-in", { email, password });
  const settled: (readonly [number, unknown])[] = [];
  const asked = Array.from({ length: 20 }, async (_, at) => {
    const { status, headers } = await signIn(at % 2 === 0 ? "greedy@example.org" : "Greedy@example.org");
    settled.push([status, headers["retry-after"]]);
    return status;
  });
  await vi.waitFor(() => expect(settled).toHaveLength(18), { timeout: 10_000 });
  expect(settled).toEqual(settled.map(() => [503, "5"]));
  const others = [signIn("other@example.org"), signIn("other@example.org", other)];
  await vi.waitFor(() => expect(waiting).toBe(4));
  released.resolve();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(2);
}, 30_000);

test("one network has four places, and four for known devices, however many accounts and right passwords it has", async () => {
  const emails = Array.from({ length: 8 }, (_, at) => `crowd-${at}@example.org`);
  const known = await Promise.all(emails.map((email) => newMember(on, email)));
  const elsewhere = await newMember(on, "elsewhere@example.org");
  const released = Promise.withResolvers<void>();
  turn = released.promise;
  const statuses: number[] = [];
  const address = "198.51.100.77";
  const signIn = async (email: string, device?: Visitor) => {
    const person = visitor(on, address);
    for (const [name, value] of device?.cookies ?? []) person.cookies.set(name, value);
    statuses.push((await person.post("/api/accounts/sign-in", { email, password })).status);
  };
  const asked = [
    ...emails.map((email) => signIn(email)),
    ...emails.map((email, at) => signIn(email, known[at])),
  ];
  await vi.waitFor(() => expect(statuses).toHaveLength(8), { timeout: 10_000 });
  expect(new Set(statuses)).toEqual(new Set([503]));
  const member = { email: "elsewhere@example.org", password };
  const others = [visitor(on), elsewhere].map((person) => person.post("/api/accounts/sign-in", member));
  await vi.waitFor(() => expect(waiting).toBe(10));
  released.resolve();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
}, 30_000);

test("an attempt that its network's failures delay takes no place and writes no counter", async () => {
  // At one moment: an allowance refills with time.
  const moment = new Date();
  const stopped = await temporaryServer(place, { hasher, now: () => moment });
  const from = visitor(stopped, "198.51.100.78");
  const wrong = async (email: string) =>
    (await from.post("/api/accounts/sign-in", { email, password: "not the right one" })).status;
  const four = (name: string) => Promise.all([1, 2, 3, 4].map((at) => wrong(`${name}-${at}@example.org`)));
  turn = Promise.resolve();
  for (let at = 0; at < 100; at++) expect(await four(`sprayed-${at}`)).toEqual([401, 401, 401, 401]);
  const rows = async () => (await queryDatabase(place, "select key from rate_limits")).length;
  // Events of delayed sign-ins are counted, twenty in an hour.
  for (let at = 0; at < 6; at++) expect(await four(`refused-${at}`)).toEqual([429, 429, 429, 429]);
  const before = await rows();
  const more = Array.from({ length: 30 }, (_, at) => wrong(`more-${at}@example.org`));
  expect(new Set(await Promise.all(more))).toEqual(new Set([429]));
  expect(await rows()).toBe(before);
  await stopped.close();
}, 60_000);

test("a sign-up with a taken address hashes like any other and leaves its place before the email is sent", async () => {
  const posted = Promise.withResolvers<void>();
  const mailer = { send: () => posted.promise };
  const slow = await temporaryServer(place, { hasher, mailer });
  await newMember(on, "taken@example.org");
  const signUp = () =>
    visitor(slow).post("/api/accounts/sign-up", { name: "A", email: "taken@example.org", password });
  const released = Promise.withResolvers<void>();
  turn = released.promise;
  expect([(await signUp()).status, (await signUp()).status]).toEqual([200, 200]);
  await vi.waitFor(() => expect(waiting).toBe(2));
  expect((await signUp()).status).toBe(503);
  released.resolve();
  // No email has been sent yet.
  await vi.waitFor(async () => expect((await signUp()).status).toBe(200), { timeout: 5000 });
  posted.resolve();
  await slow.close();
}, 30_000);

test("sign-ups that wait for their hash take no connection from anybody, with and without mail, and none is lost", async () => {
  const withMail = await temporaryServer(place, { hasher, sendsMail: true });
  const reader = await newMember(on, "reader@example.org");
  for (const [server, name, table] of [
    [on, "plain", "members"],
    [withMail, "mailed", "pending_sign_ups"],
  ] as const) {
    const released = Promise.withResolvers<void>();
    turn = released.promise;
    // More than there are connections to the database.
    const people = Array.from({ length: 14 }, (_, at) =>
      visitor(server).post("/api/accounts/sign-up", {
        name: "A",
        email: `${name}-${at}@example.org`,
        password,
      }),
    );
    await vi.waitFor(() => expect(waiting).toBe(14), { timeout: 10_000 });
    expect((await reader.get("/api/session")).status).toBe(200);
    released.resolve();
    expect((await Promise.all(people)).map(({ status }) => status)).toEqual(people.map(() => 200));
    await server.accounts.settled();
    const made = `select email from ${table} where email like '${name}-%'`;
    expect(await queryDatabase(place, made)).toHaveLength(14);
  }
  expect(withMail.emails.filter(({ to }) => to.startsWith("mailed-"))).toHaveLength(14);
  await withMail.close();
}, 60_000);

test("a reset that fails half way leaves its link, and the password as it was", async () => {
  await newMember(on, "half@example.org");
  const token = await resetToken("half@example.org");
  await queryDatabase(
    place,
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  );
  await queryDatabase(
    place,
    "create trigger refusal before update on credentials for each row execute function refuse()",
  );
  expect((await reset(token)).status).toBe(500);
  await queryDatabase(place, "drop trigger refusal on credentials");
  const signIn = (typed: string) =>
    visitor(on).post("/api/accounts/sign-in", { email: "half@example.org", password: typed });
  expect((await signIn(password)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
  expect((await signIn(next)).status).toBe(200);
});

test("a reset whose answer was lost may be sent again with the same password, and with no other", async () => {
  await newMember(on, "again@example.org");
  const token = await resetToken("again@example.org");
  const answers = await Promise.all([reset(token), reset(token), reset(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await reset(token)).status).toBe(200);
  const guess = await reset(token, "a guess with an old link");
  expect([guess.status, guess.body]).toMatchObject([410, { error: { code: "link-spent" } }]);
  expect((await reset(token)).status).toBe(410);
  const other = await resetToken("again@example.org");
  const concurrent = ["one", "two", "three"].map((word) => reset(other, `${word} calm green olives`));
  expect((await Promise.all(concurrent)).map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await reset(token)).status).toBe(410);
});

test("a guessable password is refused at each place where one is chosen, and loses nothing", async () => {
  const person = await newMember(on, "guessable@example.org");
  const token = await resetToken("guessable@example.org");
  const stranger = { name: "Nuh", email: "nuh.hakim@example.org", password: "NuhHakim1990" };
  const refused = [
    await visitor(on).post("/api/accounts/sign-up", stranger),
    await person.post("/api/accounts/change-password", { current: password, next: "Password1234" }),
    await reset(token, "Maryam123456"),
    await visitor(on).post("/api/accounts/sign-up?language=tr", { ...stranger, password: "qwerty123456" }),
  ];
  for (const { status, body } of refused)
    expect([status, body]).toMatchObject([400, { error: { code: "password-guessable" } }]);
  expect(refused[3]?.text).toContain("kolay tahmin edilir");
  expect((await visitor(on).post("/api/accounts/sign-up", { ...stranger, password })).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
});
