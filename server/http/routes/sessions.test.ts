import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionsAnswer } from "#contract/accounts.ts";
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
let instance: TemporaryServer;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  instance = await temporaryServer(place);
}, 60_000);

afterAll(async () => {
  await instance.close();
  await remove();
});

const phone = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";

async function signedIn(email: string, person = visitor(instance)): Promise<Visitor> {
  await person.post("/api/accounts/sign-in", { email, password }, { "user-agent": phone });
  return person;
}

async function sessionsOf(person: Visitor) {
  return sessionsAnswer.parse((await person.get("/api/accounts/sessions")).body).sessions;
}

const isSignedIn = async (person: Visitor) =>
  JSON.stringify((await person.get("/api/session")).body).includes('"member":{');

test("a member sees each session by its browser and ends one, or all others", async () => {
  const here = await newMember(instance, "list@example.org");
  const one = await signedIn("list@example.org");
  const two = await signedIn("list@example.org");
  const three = await signedIn("list@example.org");
  const list = await sessionsOf(here);
  expect(list.map(({ browser, system, isHere }) => [browser, system, isHere])).toEqual([
    ["", "", true],
    ["Firefox", "Android", false],
    ["Firefox", "Android", false],
    ["Firefox", "Android", false],
  ]);
  // Neither the rest of the header nor anything that signs somebody in.
  expect(JSON.stringify(await queryDatabase(place, "select user_agent from sessions"))).not.toContain("128");
  expect(JSON.stringify(list)).not.toContain(tokenOf(one));

  const stranger = await newMember(instance, "not-listed@example.org");
  const newest = list.at(1)?.id ?? "";
  expect((await stranger.post("/api/accounts/sessions/end", { id: newest })).status).toBe(200);
  expect(await isSignedIn(three)).toBe(true);
  expect((await here.post("/api/accounts/sessions/end", { id: newest })).status).toBe(200);
  expect([await isSignedIn(one), await isSignedIn(two), await isSignedIn(three)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await here.post("/api/accounts/sessions/end-others")).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(one), await isSignedIn(two)]).toEqual([
    true,
    false,
    false,
  ]);
  expect((await visitor(instance).get("/api/accounts/sessions")).status).toBe(401);
});

/** The token in a browser's cookie, without its signature. */
const tokenOf = ({ cookies }: Visitor) =>
  decodeURIComponent(decodeURIComponent(cookies.get("riwaq.session_token") ?? "")).split(".")[0] ?? "";

const storedTokens = async (email: string) =>
  (
    await queryDatabase<{ token: string }>(
      place,
      `select token from sessions where member_id = (select id from members where email = '${email}')`,
    )
  ).map(({ token }) => token);

test("the database has the SHA-256 of each session's token only, and that signs nobody in", async () => {
  const here = await newMember(instance, "hashed@example.org");
  const token = tokenOf(here);
  expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  const hash = createHash("sha256").update(token).digest("hex");
  expect(await storedTokens("hashed@example.org")).toEqual([hash]);
  expect(await isSignedIn(here)).toBe(true);

  // With the secret of the database too, a signed cookie of what is stored opens nothing.
  const [setting] = await queryDatabase<{ value: string }>(
    place,
    "select value from house_settings where name = 'accounts-secret'",
  );
  const signed = (value: string) =>
    encodeURIComponent(
      `${value}.${createHmac("sha256", setting?.value ?? "")
        .update(value)
        .digest("base64")}`,
    );
  const thief = visitor(instance);
  thief.cookies.set("riwaq.session_token", signed(token));
  expect(await isSignedIn(thief)).toBe(true);
  thief.cookies.set("riwaq.session_token", signed(hash));
  expect(await isSignedIn(thief)).toBe(false);
  expect(await isSignedIn(here)).toBe(true);

  // A day later the session is renewed, and its cookie keeps the token.
  await queryDatabase(place, "update sessions set expires_at = now() + interval '28 days'");
  expect(await isSignedIn(here)).toBe(true);
  expect(tokenOf(here)).toBe(token);
  expect(await storedTokens("hashed@example.org")).toEqual([hash]);
  await here.post("/api/accounts/sign-out");
  expect(await storedTokens("hashed@example.org")).toEqual([]);
});

test("sessions of a version that stored their tokens go on after the update", async () => {
  const here = await newMember(instance, "before@example.org");
  const other = await signedIn("before@example.org");
  const member = "(select id from members where email = 'before@example.org')";
  await queryDatabase(place, `delete from sessions where member_id = ${member}`);
  for (const [at, who] of [here, other].entries())
    await queryDatabase(
      place,
      `insert into sessions (id, token, member_id, expires_at, created_at, updated_at)
       values ('before-${at}', '${tokenOf(who)}', ${member}, now() + interval '20 days', now(), now())`,
    );
  await queryDatabase(place, "update schema_version set version = 19");
  const updated = await temporaryServer(place);
  try {
    expect(await storedTokens("before@example.org")).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    const [phone, tablet] = [here, other].map((former) => {
      const browser = visitor(updated);
      for (const [name, value] of former.cookies) browser.cookies.set(name, value);
      return browser;
    }) as [Visitor, Visitor];
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([true, true]);
    expect(await sessionsOf(phone)).toHaveLength(2);
    expect((await phone.post("/api/accounts/sessions/end-others")).status).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([true, false]);
  } finally {
    await updated.close();
  }
});

test("a new sign-in ends the session that the browser had, and no other", async () => {
  const here = await newMember(instance, "again@example.org");
  const other = await signedIn("again@example.org");
  const former = new Map(here.cookies);
  await here.post("/api/accounts/sign-in", { email: "again@example.org", password: "wrong password" });
  expect(await isSignedIn(here)).toBe(true);
  await signedIn("again@example.org", here);
  expect([await isSignedIn(here), await isSignedIn(other)]).toEqual([true, true]);
  const thief = visitor(instance);
  for (const [name, value] of former) thief.cookies.set(name, value);
  expect(await isSignedIn(thief)).toBe(false);
  expect(await sessionsOf(here)).toHaveLength(2);
});

test("a member has fifty sessions at most: with one more the oldest ends", async () => {
  const here = await newMember(instance, "many@example.org");
  const member = "(select id from members where email = 'many@example.org')";
  await queryDatabase(
    place,
    `insert into sessions (id, token, member_id, expires_at, created_at, updated_at)
     select 'many-' || n, 'many-' || n, ${member}, now() + interval '1 day', now() - n * interval '1 minute', now()
     from generate_series(1, 60) as n`,
  );
  expect(await sessionsOf(here)).toHaveLength(50);
  const newest = await signedIn("many@example.org");
  const stored = await queryDatabase<{ id: string }>(
    place,
    `select id from sessions where member_id = ${member}`,
  );
  expect(stored).toHaveLength(50);
  expect(stored.map(({ id }) => id)).toContain("many-48");
  expect(stored.map(({ id }) => id)).not.toContain("many-49");
  expect([await isSignedIn(here), await isSignedIn(newest)]).toEqual([true, true]);
});

test("an old session must sign in again before it ends another", async () => {
  const here = await newMember(instance, "stale@example.org");
  const other = await signedIn("stale@example.org");
  await queryDatabase(place, "update sessions set created_at = now() - interval '2 hours'");
  for (const path of ["end", "end-others"]) {
    const answer = await here.post(`/api/accounts/sessions/${path}`, path === "end" ? { id: "x" } : {});
    expect([answer.status, answer.body]).toMatchObject([403, { error: { code: "sign-in-again" } }]);
  }
  expect(await isSignedIn(other)).toBe(true);
  await signedIn("stale@example.org", here);
  expect((await here.post("/api/accounts/sessions/end-others")).status).toBe(200);
  expect(await isSignedIn(other)).toBe(false);
});

test("a session lasts a year at most, however often it is used", async () => {
  const person = await newMember(instance, "a-year@example.org");
  const other = await signedIn("a-year@example.org");
  const member = "member_id = (select id from members where email = 'a-year@example.org')";
  await queryDatabase(
    place,
    `update sessions set created_at = now() - interval '366 days' where ${member} and user_agent is distinct from 'Firefox/Android'`,
  );
  expect((await sessionsOf(other)).map(({ browser }) => browser)).toEqual(["Firefox"]);
  expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, true]);
  expect(await queryDatabase(place, `select id from sessions where ${member}`)).toHaveLength(1);
});
