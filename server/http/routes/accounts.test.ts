import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sentQuestion } from "#domain/scholar-question/scholar-question.ts";
import { scryptHasher } from "#server/services/accounts/hasher.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { newMember, password, type TemporaryServer, temporaryServer, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let instance: TemporaryServer;
/** Hashes passwords as in production. */
let production: TemporaryServer;
let emailing: TemporaryServer;

/** The password and the cost of every hash that was computed. */
const hashes: string[] = [];
const costOf = (stored: string) => stored.split("$").slice(1, 3).join(" ");

const recordingHasher = {
  async hash(typed: string) {
    const stored = await scryptHasher.hash(typed);
    hashes.push(`${typed}: ${costOf(stored)}`);
    return stored;
  },
  async verify(typed: string, stored: string) {
    const isRight = await scryptHasher.verify(typed, stored);
    hashes.push(`${typed}: ${costOf(stored)}`);
    return isRight;
  },
};

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  instance = await temporaryServer(place);
  production = await temporaryServer(place, { hasher: recordingHasher });
  emailing = await temporaryServer(place, { sendsMail: true });
}, 60_000);

afterAll(async () => {
  await emailing.close();
  await production.close();
  await instance.close();
  await remove();
});

/** The SQL of a call of `pg.Client.query`. */
function textOfQuery([first]: readonly unknown[]): string {
  if (typeof first === "string") return first;
  return first && typeof first === "object" && "text" in first ? String(first.text) : "";
}

function tokenOf(text: string | undefined, kind: string): string {
  const link = /http:\S+/.exec(text ?? "")?.[0] ?? "";
  return new URL(link).searchParams.get(kind) ?? "";
}

describe("signing up and in", () => {
  test("starts a session with the member's name, and signing out ends it", async () => {
    const person = await newMember(instance, "Maryam@Example.org");
    const { body } = await person.get("/api/session");
    expect(body).toMatchObject({
      member: { name: "Maryam", email: "maryam@example.org", role: "member", hasPassword: true },
      sendsMail: false,
    });
    await person.post("/api/accounts/sign-out");
    expect((await person.get("/api/session")).body).toMatchObject({ member: null });
    expect(
      (await person.post("/api/accounts/sign-in", { email: "maryam@example.org", password })).status,
    ).toBe(200);
    expect((await person.get("/api/session")).body).toMatchObject({ member: { name: "Maryam" } });
  });

  test("sets HttpOnly SameSite cookies, and Secure ones behind TLS", async () => {
    const body = { name: "A", email: "cookies@example.org", password };
    const plain = await visitor(instance).post("/api/accounts/sign-up", body);
    const setBy = (headers: Record<string, unknown>) => [headers["set-cookie"]].flat().map(String);
    expect(setBy(plain.headers)).toEqual([
      expect.stringMatching(/^riwaq\.session_token=.+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^riwaq\.device=.+; HttpOnly; SameSite=Strict$/),
    ]);
    const secure = await temporaryServer(place, { publicUrl: "https://riwaq.example" });
    const { headers } = await visitor(secure).post(
      "/api/accounts/sign-in",
      { email: body.email, password },
      { origin: "https://riwaq.example" },
    );
    await secure.close();
    expect(setBy(headers)).toEqual([
      expect.stringMatching(/^__Host-riwaq\.session_token=.+; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-riwaq\.device=.+; HttpOnly; SameSite=Strict; Secure$/),
    ]);
  });

  test("rejects short and long passwords and cuts none", async () => {
    const person = visitor(production);
    const sign = (email: string, secret: string) =>
      person.post("/api/accounts/sign-up", { name: "A", email, password: secret });
    expect((await sign("p1@example.org", "eleven char")).body).toMatchObject({
      error: { code: "password-too-short" },
    });
    expect((await sign("p2@example.org", "x".repeat(257))).body).toMatchObject({
      error: { code: "password-too-long" },
    });
    const long = "نخل وزيتون وسدر وطلح و".repeat(12).slice(0, 255);
    expect((await sign("p3@example.org", `${long}1`)).status).toBe(200);
    const wrong = { email: "p3@example.org", password: `${long}2` };
    expect((await visitor(production).post("/api/accounts/sign-in", wrong)).status).toBe(401);
  });

  test("reports a taken address where no mail is set up", async () => {
    await newMember(instance, "taken@example.org");
    const again = await visitor(instance).post("/api/accounts/sign-up", {
      name: "B",
      email: "taken@example.org",
      password,
    });
    expect([again.status, again.body]).toMatchObject([409, { error: { code: "address-taken" } }]);
  });

  test("does the same for a known and an unknown address: same answer, same hash, same queries but one lookup", async () => {
    await newMember(production, "known@example.org");
    const query = vi.spyOn(pg.Client.prototype, "query");
    const signIn = async (email: string) => {
      hashes.length = 0;
      query.mockClear();
      const wrong = { email, password: "not the right one" };
      const { status, text } = await visitor(production).post("/api/accounts/sign-in", wrong);
      return { answer: `${status} ${text}`, hashes: [...hashes], queries: query.mock.calls.map(textOfQuery) };
    };
    const known = await signIn("known@example.org");
    const unknown = await signIn("nobody@example.org");
    query.mockRestore();
    expect(known.answer).toMatch(/^401 .*wrong-credentials/);
    expect(unknown.answer).toBe(known.answer);
    // The hash takes nearly all of the time; it is computed once, with the parameters of a stored one, for both.
    expect(known.hashes).toEqual(["not the right one: scrypt ln=15,r=8,p=3"]);
    expect(unknown.hashes).toEqual(known.hashes);
    // Only a known address has a credential to read, by an index and in far less than a millisecond.
    const isCredential = (text: string) =>
      text.includes('from "credentials" where "credentials"."member_id" = $1');
    expect(known.queries.filter(isCredential)).toHaveLength(1);
    expect(unknown.queries).toEqual(known.queries.filter((text) => !isCredential(text)));
    expect(unknown.queries.length).toBeGreaterThan(1);
  }, 60_000);

  test("answers a new and a taken address alike where mail is set up, and emails both", async () => {
    await newMember(instance, "member@example.org");
    const sign = (email: string) =>
      visitor(emailing).post("/api/accounts/sign-up", { name: "C", email, password });
    const [taken, fresh] = [await sign("member@example.org"), await sign("fresh@example.org")];
    expect(taken.text).toBe(fresh.text);
    expect([taken.status, fresh.status]).toEqual([200, 200]);
    expect(taken.headers["set-cookie"]).toBeUndefined();
    await emailing.accounts.settled();
    expect(emailing.emails.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        ["member@example.org", "You already have an account"],
        ["fresh@example.org", "Confirm your email address"],
      ]),
    );
    const person = visitor(emailing);
    const signIn = () => person.post("/api/accounts/sign-in", { email: "fresh@example.org", password });
    // Whoever signs up with somebody else's address learns nothing here either.
    expect((await signIn()).body).toMatchObject({ error: { code: "wrong-credentials" } });
    const token = tokenOf(emailing.emails.find(({ to }) => to === "fresh@example.org")?.text, "confirm");
    const confirm = async (sent: object) =>
      (await person.post("/api/accounts/confirm-email", { token, password, ...sent })).status;
    expect(await confirm({ token: `${token}x` })).toBe(410);
    expect(await confirm({ password: "not the one chosen" })).toBe(403);
    expect(await confirm({})).toBe(200);
    expect((await person.get("/api/session")).body).toMatchObject({ member: { email: "fresh@example.org" } });
    expect((await signIn()).status).toBe(200);
  });
});

describe("a forgotten password", () => {
  test("is reset by a link that works once and ends every session, in the language of the request", async () => {
    const person = await newMember(instance, "forgot@example.org");
    emailing.emails.length = 0;
    const asking = visitor(emailing);
    const known = await asking.post("/api/accounts/ask-for-reset?language=tr", {
      email: "forgot@example.org",
    });
    const unknown = await asking.post("/api/accounts/ask-for-reset?language=tr", { email: "no@example.org" });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await emailing.accounts.settled();
    expect(emailing.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ["forgot@example.org", "Yeni bir parola seçin"],
    ]);
    const token = tokenOf(emailing.emails[0]?.text, "reset");
    const fresh = "another calm green olive";
    const redeem = (chosen: string) =>
      visitor(emailing).post("/api/accounts/reset-password", { token, password: chosen });
    expect((await redeem(fresh)).status).toBe(200);
    expect((await redeem("a third calm green olive")).body).toMatchObject({ error: { code: "link-spent" } });
    expect((await person.get("/api/session")).body).toMatchObject({ member: null });
    const signIn = (secret: string) =>
      visitor(instance).post("/api/accounts/sign-in", { email: "forgot@example.org", password: secret });
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(fresh)).status).toBe(200);
  });

  test("is reset by a link of the operator where no mail is set up", async () => {
    await newMember(instance, "operator@example.org");
    const answer = await visitor(instance).post("/api/accounts/ask-for-reset", {
      email: "operator@example.org",
    });
    expect(answer.body).toEqual({ outcome: "ask-operator" });
    const link = await instance.accounts.resetLink("Operator@example.org");
    expect(link).toMatch(/^http:\/\/localhost:3000\/\?reset=\w+$/);
    expect(await instance.accounts.resetLink("nobody@example.org")).toBeUndefined();
    const token = tokenOf(link, "reset");
    expect((await visitor(instance).post("/api/accounts/reset-password", { token, password })).status).toBe(
      200,
    );
  });

  test("leaves no usable token in the database", async () => {
    await newMember(instance, "hashed@example.org");
    const token = tokenOf(await instance.accounts.resetLink("hashed@example.org"), "reset");
    const rows = await queryDatabase(place, "select * from verifications");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("a member", () => {
  test("changes the password, which ends the other sessions", async () => {
    const here = await newMember(instance, "change@example.org");
    const otherDevice = visitor(instance);
    await otherDevice.post("/api/accounts/sign-in", { email: "change@example.org", password });
    const next = "seven tall dark cedars";
    const wrong = await here.post("/api/accounts/change-password", { current: "wrong", next });
    expect(wrong.body).toMatchObject({ error: { code: "wrong-password" } });
    expect((await here.post("/api/accounts/change-password", { current: password, next })).status).toBe(200);
    expect((await here.get("/api/session")).body).toMatchObject({ member: { name: "Maryam" } });
    expect((await otherDevice.get("/api/session")).body).toMatchObject({ member: null });
  });

  test("signs out everywhere, after a recent sign-in", async () => {
    const here = await newMember(instance, "everywhere@example.org");
    const otherDevice = visitor(instance);
    await otherDevice.post("/api/accounts/sign-in", { email: "everywhere@example.org", password });
    await queryDatabase(place, "update sessions set created_at = now() - interval '2 hours'");
    const old = await here.post("/api/accounts/sign-out-everywhere");
    expect([old.status, old.body]).toMatchObject([403, { error: { code: "sign-in-again" } }]);
    await here.post("/api/accounts/sign-in", { email: "everywhere@example.org", password });
    expect((await here.post("/api/accounts/sign-out-everywhere")).status).toBe(200);
    for (const person of [here, otherDevice]) {
      expect((await person.get("/api/session")).body).toMatchObject({ member: null });
    }
  });

  test("exports everything, without password and token", async () => {
    const person = await newMember(instance, "export@example.org");
    const operation = { kind: "note", key: "2:255", slot: "", stamp: `${"0".repeat(31)}1`, body: "mine" };
    await person.post("/api/sync", { cursor: 0, operations: [operation] });
    const { body, text } = await person.get("/api/accounts/export");
    expect(body).toMatchObject({ member: { email: "export@example.org" }, memories: [operation] });
    expect(text).not.toMatch(/quick|scrypt|"token"|password/);
    expect((await visitor(instance).get("/api/accounts/export")).status).toBe(401);
  });

  test("is deleted with every row", async () => {
    const person = await newMember(instance, "leaving@example.org");
    const operation = { kind: "note", key: "1:1", slot: "", stamp: `${"0".repeat(31)}1`, body: "mine" };
    await person.post("/api/sync", { cursor: 0, operations: [operation] });
    await instance.accounts.resetLink("leaving@example.org");
    const [member] = await queryDatabase<{ id: string }>(
      place,
      "select id from members where email = 'leaving@example.org'",
    );
    const id = member?.id ?? "";
    const packet = { question: "?", language: "en", country: "", madhab: "", sources: [] } as const;
    await instance.store.scholars.send("a-question-to-scholars", sentQuestion(id, packet, Date.now()));
    expect(await rowsNaming(id, "leaving@example.org")).toBeGreaterThan(5);
    expect((await person.post("/api/accounts/delete")).status).toBe(403);
    expect((await person.post("/api/accounts/delete", { password: "wrong" })).status).toBe(403);
    expect((await person.post("/api/accounts/delete", { password })).status).toBe(200);
    expect(await rowsNaming(id, "leaving@example.org")).toBe(0);
    expect((await person.get("/api/session")).body).toMatchObject({ member: null });
  });

  test("has a granted role from the next request on", async () => {
    const person = await newMember(instance, "scholar@example.org");
    const member = await instance.store.members.findByEmail("scholar@example.org");
    expect(await instance.store.members.setRole(member?.id ?? "", "scholar")).toBe(true);
    expect((await person.get("/api/session")).body).toMatchObject({ member: { role: "scholar" } });
  });

  test("cannot choose a role when signing up", async () => {
    const greedy = { name: "A", email: "greedy@example.org", password, role: "admin" };
    expect((await visitor(instance).post("/api/accounts/sign-up", greedy)).status).toBe(400);
  });
});

/**
 * The number of rows in all tables that contain a member's id or address. The audit log may have the id, which leads to
 * nobody any more, but never the address.
 */
async function rowsNaming(id: string, email: string): Promise<number> {
  const tables = await queryDatabase<{ name: string }>(
    place,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  let found = 0;
  for (const { name } of tables) {
    const rows = await queryDatabase(place, `select * from ${name}`);
    const words = name === "audit_events" ? [email] : [id, email];
    found += rows.filter((row) => words.some((word) => JSON.stringify(row).includes(word))).length;
  }
  return found;
}

describe("protection", () => {
  test("counts wrong passwords by account and network over restarts, and by account over networks", async () => {
    await newMember(instance, "limited@example.org");
    const attempt = (on: TemporaryServer, secret: string, address: string) =>
      visitor(on, address).post("/api/accounts/sign-in", { email: "limited@example.org", password: secret });
    const stranger = "198.51.100.7";
    for (let round = 0; round < 4; round++) await attempt(instance, "wrong password", stranger);
    expect((await attempt(instance, password, stranger)).status).toBe(200);
    for (let round = 0; round < 5; round++)
      expect((await attempt(instance, "wrong password", stranger)).status).toBe(401);
    const restarted = await temporaryServer(place);
    const rejected = await attempt(restarted, password, stranger);
    expect([rejected.status, rejected.body]).toMatchObject([429, { error: { code: "too-many-calls" } }]);
    expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
    expect((await attempt(restarted, password, "198.51.100.8")).status).toBe(200);
    await restarted.close();
    for (let network = 0; network < 12; network++)
      await attempt(instance, "wrong password", `203.0.113.${network}`);
    expect((await attempt(instance, password, "203.0.113.99")).status).toBe(429);
    expect((await queryDatabase(place, "select * from rate_limits")).length).toBeGreaterThan(0);
  }, 60_000);

  test("lets the right password through from a browser that the member has signed in with, whatever others try", async () => {
    const known = await newMember(instance, "guessed@example.org");
    await known.post("/api/accounts/sign-out");
    const stranger = (round: number) => visitor(instance, `198.18.0.${round}`);
    const wrong = { email: "guessed@example.org", password: "a guess of a stranger" };
    for (let round = 0; round < 24; round++) await stranger(round).post("/api/accounts/sign-in", wrong);
    const right = { email: "Guessed@example.org", password };
    expect((await stranger(99).post("/api/accounts/sign-in", right)).status).toBe(429);
    const answer = await known.post("/api/accounts/sign-in", right);
    expect(answer.status).toBe(200);
    const cookie = [answer.headers["set-cookie"]]
      .flat()
      .find((set) => String(set).startsWith("riwaq.device="));
    expect(cookie).toMatch(/^riwaq\.device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
    // Only a hash is stored, and another member's account is not known on it.
    const value = known.cookies.get("riwaq.device") ?? "";
    expect(JSON.stringify(await queryDatabase(place, "select * from known_devices"))).not.toContain(value);
    await newMember(instance, "guessed-too@example.org");
    const other = { email: "guessed-too@example.org", password: "a guess of a stranger" };
    for (let round = 0; round < 24; round++) await stranger(round).post("/api/accounts/sign-in", other);
    expect((await known.post("/api/accounts/sign-in", { ...other, password })).status).toBe(429);
    // A session that is to end with the browser makes no device known.
    const shared = visitor(instance);
    const unremembered = await shared.post("/api/accounts/sign-in", { ...right, remember: false });
    expect([unremembered.status, shared.cookies.has("riwaq.device")]).toEqual([429, false]);
    // Signing out everywhere forgets every device.
    await known.post("/api/accounts/sign-out-everywhere");
    expect((await known.post("/api/accounts/sign-in", right)).status).toBe(429);
    // A reset is always possible and makes its browser known.
    const token = tokenOf(await instance.accounts.resetLink("guessed@example.org"), "reset");
    await known.post("/api/accounts/reset-password", { token, password });
    expect((await known.post("/api/accounts/sign-in", right)).status).toBe(200);
  }, 60_000);

  test("counts accounts of a network, not the calls of each, and what a stranger uses up is not a member's", async () => {
    const { limits } = instance.accounts;
    const address = "192.0.2.80";
    const outcomes: boolean[] = [];
    for (let donor = 0; donor < 602; donor++)
      outcomes.push(await limits.allows("give", { address, account: `donor-${donor}@example.org` }));
    expect(outcomes.filter(Boolean)).toHaveLength(600);
    expect(await limits.allows("give", { address, account: "donor-601@example.org" })).toBe(false);
    for (let gift = 0; gift < 19; gift++)
      expect(await limits.allows("give", { address, account: "donor-1@example.org" })).toBe(true);
    expect(await limits.allows("give", { address, account: "donor-1@example.org" })).toBe(false);
    expect(await limits.allows("give", { address: "192.0.2.81", account: "donor-1@example.org" })).toBe(true);
  }, 60_000);

  test("counts by network address, a whole /64 of IPv6 as one", async () => {
    const letter = (address: string) => instance.accounts.limits.allows("pledge-letter", { address });
    for (let host = 0; host < 5; host++)
      expect(await letter(`2001:db8:1:2::${host.toString(16)}`)).toBe(true);
    expect(await letter("2001:db8:1:2::999")).toBe(false);
    expect(await letter("2001:db8:1:3::1")).toBe(true);
  });

  test("lets no other origin act for a member", async () => {
    const person = await newMember(instance, "csrf@example.org");
    const evil: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of evil) {
      for (const path of [
        "sign-out",
        "delete",
        "change-password",
        "sign-out-everywhere",
        "passkeys/remove",
      ]) {
        expect((await person.post(`/api/accounts/${path}`, {}, headers)).status, path).toBe(403);
      }
      expect((await person.post("/api/sync", { cursor: 0, operations: [] }, headers)).status).toBe(403);
    }
    const form = await person.post("/api/accounts/sign-out", "a=b", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(form.status).toBe(415);
    expect((await person.get("/api/session")).body).toMatchObject({ member: { name: "Maryam" } });
  });

  test("takes no request of the same host in plain HTTP where the site is behind TLS", async () => {
    const secure = await temporaryServer(place, { publicUrl: "https://riwaq.example" });
    const ask = (origin: string) =>
      visitor(secure).post("/api/accounts/sign-out", {}, { origin, host: "riwaq.example" });
    const answers = [await ask("http://riwaq.example"), await ask("https://riwaq.example")];
    await secure.close();
    expect(answers.map(({ status }) => status)).toEqual([403, 200]);
  });

  test("takes no name with control characters or turned direction, and every other", async () => {
    const statusOf = async (name: string, at: number) => {
      const body = { name, email: `named-${at}@example.org`, password };
      return (await visitor(instance).post("/api/accounts/sign-up", body)).status;
    };
    const wrong = ["a\u0000b", "a\nb", "a\u001b[31m", "a\u0085b", "\u202eevil", "a\u2066b", "a\u2028b"];
    expect(await Promise.all(wrong.map(statusOf))).toEqual(wrong.map(() => 400));
    const right = ["عبد\u200cالله", "محمّد بن عليّ", "O’Brien", "Şükrü 🌿"];
    expect(await Promise.all(right.map((name, at) => statusOf(name, at + 20)))).toEqual(right.map(() => 200));
  });

  test("ignores a forged or expired cookie", async () => {
    const person = await newMember(instance, "cookie@example.org");
    const [name, value] = [...person.cookies][0] ?? ["", ""];
    for (const forged of ["x", `${value}x`, value.replace(/^./, "_"), ""]) {
      person.cookies.set(name, forged);
      expect((await person.get("/api/session")).body).toMatchObject({ member: null });
    }
    await queryDatabase(place, "update sessions set expires_at = now() - interval '1 minute'");
    person.cookies.set(name, value);
    expect((await person.get("/api/session")).body).toMatchObject({ member: null });
  });

  test("rejects bad input in the shape of errors and the language of the request, and stores nothing of it", async () => {
    const person = visitor(instance);
    const evil = `'; drop table members; -- <script>alert(1)</script> \u0000`;
    const bad: unknown[] = [
      "{",
      "[]",
      "null",
      { email: 1 },
      { email: evil, password: evil },
      { email: "a@example.org", password, more: 1 },
    ];
    for (const body of bad) {
      const { status, body: answer } = await person.post("/api/accounts/sign-in?language=ar", body);
      expect(status).toBe(400);
      expect(answer).toMatchObject({
        error: { code: "unreadable", message: expect.stringContaining("تعذّرت") },
      });
    }
    expect((await person.post("/api/accounts/sign-up", { name: "x".repeat(100_000) })).status).toBe(413);
    expect((await queryDatabase(place, "select 1 from members where name like '%drop table%'")).length).toBe(
      0,
    );
    const named = { name: "'; drop table members; --", email: "o'brien@example.org", password };
    expect((await person.post("/api/accounts/sign-up", named)).status).toBe(200);
    expect((await person.get("/api/session")).body).toMatchObject({
      member: { name: named.name, email: named.email },
    });
  });
});
