import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { newMember, password, type TemporaryServer, temporaryServer, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
/** Members sign up here without a link. */
let plain: TemporaryServer;
let emailing: TemporaryServer;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  plain = await temporaryServer(place);
  emailing = await temporaryServer(place, { sendsMail: true });
}, 60_000);

afterAll(async () => {
  await emailing.close();
  await plain.close();
  await remove();
});

afterEach(() => {
  emailing.emails.length = 0;
});

const strangers = "seven tall dark cedars";

/** Signs up where emails are sent; resolves to the answer and the token of the link, "" for an email without one. */
async function signUp(email: string, name: string, chosen: string) {
  const { status, text } = await visitor(emailing).post("/api/accounts/sign-up", {
    ...{ name, email, password: chosen },
  });
  return { answer: `${status} ${text}`, token: await linkToken() };
}

async function linkToken(): Promise<string> {
  await emailing.accounts.settled();
  const link = /http:\S+/.exec(emailing.emails.splice(0).at(-1)?.text ?? "")?.[0];
  return link ? (new URL(link).searchParams.get("confirm") ?? "") : "";
}

const confirm = async (token: string, typed = password, person = visitor(emailing)) =>
  (await person.post("/api/accounts/confirm-email", { token, password: typed })).status;

async function signIn(email: string, typed: string) {
  const person = visitor(emailing);
  const { status, body } = await person.post("/api/accounts/sign-in", { email, password: typed });
  const session = (await person.get("/api/session")).body;
  return { status, body, session };
}

const count = async (table: string) => (await queryDatabase(place, `select 1 from ${table}`)).length;

describe("an address that somebody else has signed up with", () => {
  test("is free: the account has the name and the password of the link that is opened, and no other link works", async () => {
    const email = "wanted@example.org";
    const stranger = await signUp("Wanted@example.org", "A stranger", strangers);
    const owner = await signUp(email, "Maryam", password);
    expect([owner.answer, owner.token.length]).toEqual([stranger.answer, 32]);
    expect(await count("members")).toBe(0);
    expect(await confirm(owner.token)).toBe(200);
    expect(await signIn(email, password)).toMatchObject({
      status: 200,
      session: { member: { name: "Maryam", email, role: "member" } },
    });
    expect((await signIn(email, strangers)).status).toBe(401);
    expect(await confirm(stranger.token, strangers)).toBe(410);
    expect((await signIn(email, strangers)).status).toBe(401);
    expect(await count("pending_sign_ups")).toBe(0);
    // From now on it is taken, with the same answer.
    expect(await signUp(email, "A stranger", strangers)).toEqual({ answer: owner.answer, token: "" });
    expect(await count("pending_sign_ups")).toBe(0);
  });

  test("has one account, whichever of its links are opened at the same time", async () => {
    const email = "raced@example.org";
    const choices = [1, 2, 3, 4].map((number) => `${number} calm green olives of mine`);
    const tokens: string[] = [];
    for (const chosen of choices) tokens.push((await signUp(email, "M", chosen)).token);
    const statuses = await Promise.all(tokens.map((token, at) => confirm(token, choices[at])));
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410]);
    const opened: number[] = [];
    for (const chosen of choices) opened.push((await signIn(email, chosen)).status);
    expect(opened).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
  });

  test("tells a stranger who signed up with it nothing: no sign-in before or after its owner's differs", async () => {
    const query = vi.spyOn(pg.Client.prototype, "query");
    const attempt = async (email: string) => {
      query.mockClear();
      const { status, body } = await visitor(emailing).post("/api/accounts/sign-in", {
        ...{ email, password: strangers },
      });
      return { status, body, queries: query.mock.calls.length };
    };
    const nobody = await attempt("nobody@example.org");
    await signUp("watched@example.org", "A stranger", strangers);
    const before = await attempt("watched@example.org");
    const owner = await signUp("watched@example.org", "Maryam", password);
    expect(await confirm(owner.token)).toBe(200);
    const { status, body } = await attempt("watched@example.org");
    query.mockRestore();
    expect(before).toEqual(nobody);
    expect({ status, body }).toEqual({ status: nobody.status, body: nobody.body });
    const asked = await visitor(emailing).post("/api/accounts/ask-for-reset", { email: "none@example.org" });
    await signUp("unopened@example.org", "Maryam", password);
    const again = await visitor(emailing).post("/api/accounts/ask-for-reset", {
      email: "unopened@example.org",
    });
    await emailing.accounts.settled();
    expect([again.text, emailing.emails]).toEqual([asked.text, []]);
  });
});

test("the link of a stranger's sign-up makes no account for whoever opens it without that password", async () => {
  const email = "opened@example.org";
  const stranger = await signUp(email, "A stranger", strangers);
  const owner = visitor(emailing);
  for (const guess of [password, "one more calm guess", "and one more guess"])
    expect(await confirm(stranger.token, guess, owner)).toBe(403);
  expect((await owner.get("/api/session")).body).toMatchObject({ member: null });
  expect((await signIn(email, strangers)).status).toBe(401);
  // Their own sign-up is confirmed by its own password, which signs them in.
  const own = await signUp(email, "Maryam", password);
  expect(await confirm(own.token, password, owner)).toBe(200);
  expect((await owner.get("/api/session")).body).toMatchObject({ member: { name: "Maryam", email } });
  expect(await confirm(stranger.token, strangers)).toBe(410);
});

test("the password of a link is guessed as slowly as that of an account", async () => {
  const { token } = await signUp("guessed-link@example.org", "Maryam", password);
  const guesser = visitor(emailing, "198.51.100.60");
  const statuses: number[] = [];
  for (let at = 0; at < 7; at++) statuses.push(await confirm(token, `guess number ${at}`, guesser));
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  expect(await confirm(token)).toBe(200);
});

test("the account of a link is like one that was made without: the same columns, and events of its own", async () => {
  await newMember(plain, "plain@example.org");
  await confirm((await signUp("linked@example.org", "Maryam", password)).token);
  const rowsOf = async (email: string) => {
    const [member] = await queryDatabase<Record<string, unknown>>(
      place,
      `select * from members where email = '${email}'`,
    );
    const [credential] = await queryDatabase<Record<string, unknown>>(
      place,
      `select * from credentials where member_id = '${member?.id}'`,
    );
    const unlike = ["id", "email", "email_verified", "member_id", "account_id", "created_at", "updated_at"];
    const same = Object.entries({ ...member, ...credential }).filter(([name]) => !unlike.includes(name));
    return { same, isOwn: credential?.account_id === member?.id, id: String(member?.id) };
  };
  const [without, linked] = [await rowsOf("plain@example.org"), await rowsOf("linked@example.org")];
  expect(linked.same).toEqual(without.same);
  expect([linked.isOwn, linked.id.length]).toEqual([true, without.id.length]);
  const events = await emailing.store.audit.list({ memberId: linked.id }, 10);
  expect(events.map(({ kind }) => kind).sort()).toEqual(["account-created", "address-confirmed"]);
});

describe("an account that an earlier version made at the sign-up, unconfirmed", () => {
  const earlierToken = "M2TmKfQWkmm4czG0dq5OV-pOc76Inln-";

  /** The rows that the version before this one left, with the token of the link that it emailed. */
  async function earlierAccount(email: string) {
    const rows = {
      members: {
        ...{ id: "ZRSw9czoqS62mcw1svYKGadU4TsZRjI0", name: "A stranger", email, email_verified: false },
        ...{ role: "member", banned: false, language: "en" },
      },
      credentials: {
        ...{ id: "uQBdMZkQwZmwO22KNaT0K3prqRW6e56Z", member_id: "ZRSw9czoqS62mcw1svYKGadU4TsZRjI0" },
        ...{ account_id: "ZRSw9czoqS62mcw1svYKGadU4TsZRjI0", provider_id: "credential" },
        password: "quick 2d36c668986ca6ecd00ac245354bab8407de824d74d15329f38a93d71ff87577",
      },
      verifications: {
        ...{ id: "CjlczAxVsS64mnACtTKQEXCfbdTi2dNc", value: "ZRSw9czoqS62mcw1svYKGadU4TsZRjI0" },
        identifier: "WalOFsTx35hqoJEjw68Gp4vx5wCubHhMme5Rd4eNwcU",
        expires_at: new Date(Date.now() + 60_000).toISOString(),
      },
    };
    for (const [table, row] of Object.entries(rows))
      await queryDatabase(
        place,
        `insert into ${table} (${Object.keys(row)}, created_at, updated_at)
         values (${Object.keys(row).map((_, at) => `$${at + 1}`)}, now(), now())`,
        Object.values(row),
      );
  }

  afterEach(async () => {
    await plain.store.members.delete("ZRSw9czoqS62mcw1svYKGadU4TsZRjI0");
  });

  test("is confirmed by the link that it was sent, which ends every other sign-up", async () => {
    const email = "earlier-link@example.org";
    await earlierAccount(email);
    const { token } = await signUp(email, "Maryam", password);
    expect(await confirm(earlierToken, strangers)).toBe(200);
    expect((await signIn(email, strangers)).status).toBe(200);
    expect([await confirm(token), await confirm(earlierToken, strangers)]).toEqual([410, 410]);
  });

  test("gets a new link at a sign-in with its password", async () => {
    const email = "earlier-sign-in@example.org";
    await earlierAccount(email);
    expect((await signIn(email, strangers)).body).toMatchObject({ error: { code: "email-not-confirmed" } });
    const token = await linkToken();
    expect(await confirm(token, password)).toBe(403);
    expect(await confirm(token, strangers)).toBe(200);
    expect((await signIn(email, strangers)).status).toBe(200);
  });

  test("reserves nothing: another sign-up has a link of its own, which replaces it", async () => {
    const email = "earlier-replaced@example.org";
    await earlierAccount(email);
    const { token } = await signUp(email, "Maryam", password);
    expect(await confirm(token)).toBe(200);
    expect(await signIn(email, password)).toMatchObject({
      status: 200,
      session: { member: { name: "Maryam" } },
    });
    expect((await signIn(email, strangers)).status).toBe(401);
    expect(await confirm(earlierToken, strangers)).toBe(410);
  });

  test("is left alone where it was used, as before mail was set up: its data is nobody else's", async () => {
    const email = "used@example.org";
    await newMember(plain, email);
    expect((await signUp(email, "A stranger", strangers)).token).toBe("");
    expect((await signIn(email, password)).body).toMatchObject({ error: { code: "email-not-confirmed" } });
    expect(await confirm(await linkToken())).toBe(200);
    expect(await signIn(email, password)).toMatchObject({ session: { member: { name: "Maryam" } } });
  });
});
