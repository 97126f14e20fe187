import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { passkeysAnswer } from "#contract/accounts.ts";
import { languages } from "#domain/language.ts";
import { renderAccountEmail } from "#server/services/accounts/account-emails.ts";
import { memberActions } from "#server/services/operator/member-actions.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { addPasskey, challengeFor } from "./add-passkey.testing.ts";
import { newMember, password, type TemporaryServer, temporaryServer, visitor } from "./temporary-server.ts";

const site = "https://riwaq.example";

let place: StorePlace;
let remove: () => Promise<void>;
/** Members sign up here without a link. */
let plain: TemporaryServer;
let emailing: TemporaryServer;
let secure: TemporaryServer;
let now = Date.now();

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  plain = await temporaryServer(place);
  emailing = await temporaryServer(place, { sendsMail: true });
  secure = await temporaryServer(place, { publicUrl: site, now: () => new Date(now) });
}, 60_000);

afterAll(async () => {
  await secure.close();
  await emailing.close();
  await plain.close();
  await remove();
});

afterEach(() => {
  emailing.emails.length = 0;
});

/** A member with a confirmed address, signed in where emails are sent. */
async function confirmedMember(email: string) {
  await newMember(plain, email);
  await queryDatabase(place, "update members set email_verified = true");
  const person = visitor(emailing);
  await person.post("/api/accounts/sign-in", { email, password });
  return person;
}

async function subjects(): Promise<string[]> {
  await emailing.accounts.settled();
  return emailing.emails.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
}

async function tokenOf(kind: string): Promise<string> {
  await emailing.accounts.settled();
  const link = /http:\S+/.exec(emailing.emails.splice(0).at(-1)?.text ?? "")?.[0] ?? "";
  return new URL(link).searchParams.get(kind) ?? "";
}

describe("a member is emailed", () => {
  test("about each change of password and passkeys, an export and the deletion, in their language", async () => {
    const person = await confirmedMember("told@example.org");
    const next = "seven tall dark cedars";
    await person.post("/api/accounts/change-password", { current: "wrong", next });
    expect(await subjects()).toEqual([]);
    await person.post("/api/accounts/change-password?language=fr", { current: password, next });
    expect(await subjects()).toEqual(["told@example.org: Votre mot de passe a été changé"]);
    await addPasskey(person);
    expect(await subjects()).toEqual(["told@example.org: A passkey was added to your account"]);
    const { passkeys } = passkeysAnswer.parse((await person.get("/api/accounts/passkeys")).body);
    await person.post("/api/accounts/passkeys/remove?language=tr", { id: "nobody's" });
    await person.post("/api/accounts/passkeys/remove?language=tr", { id: passkeys[0]?.id });
    expect(await subjects()).toEqual(["told@example.org: Hesabınızdan geçiş anahtarı kaldırıldı"]);
    await person.get("/api/accounts/export?language=id");
    expect(await subjects()).toEqual(["told@example.org: Data Anda telah diunduh"]);
    await person.post("/api/accounts/delete?language=ur", { password: "wrong" });
    await person.post("/api/accounts/delete?language=ur", { password: next });
    expect(await subjects()).toEqual(["told@example.org: آپ کا اکاؤنٹ حذف کر دیا گیا"]);
  });

  test("about what an administrator does to the account, in the language of the member", async () => {
    const email = "administered@example.org";
    await confirmedMember(email);
    const { store, accounts } = emailing;
    const acting = { actor: "admin", actorId: "somebody" } as const;
    const { notify } = accounts;
    const actions = memberActions({ store, endPayments: async () => undefined, acting, notify });
    const member = async () => {
      const found = await store.members.findByEmail(email);
      if (!found) throw new Error("there is no such member");
      return found;
    };
    await actions.grant(await member(), "scholar");
    expect(await subjects()).toEqual([`${email}: What your account may do was changed`]);
    await visitor(emailing).post("/api/accounts/sign-in?language=tr", { email, password });
    await actions.endSessions(await member());
    expect(await subjects()).toEqual([`${email}: Bütün tarayıcılarda oturumunuz kapatıldı`]);
    await actions.delete(await member());
    expect(await subjects()).toEqual([`${email}: Hesabınız silindi`]);
  });

  test("with a link to this site and to nowhere else", () => {
    for (const language of languages)
      for (const name of [
        "password-changed",
        "passkey-added",
        "passkey-removed",
        "exported",
        "role-changed",
        "sessions-ended",
      ] as const)
        expect(renderAccountEmail(name, language, site).text.match(/https?:\S+/g), name).toEqual([site]);
  });
});

describe("a reset", () => {
  test.each([true, false])(
    "ends every session, and removes the passkeys where that is asked for: %s",
    async (removesPasskeys) => {
      const email = `reset-${removesPasskeys}@example.org`;
      const person = await confirmedMember(email);
      const { key } = await addPasskey(person);
      await subjects();
      await visitor(emailing).post("/api/accounts/ask-for-reset", { email });
      const token = await tokenOf("reset");
      const reset = { token, password: "nine small red apples", removesPasskeys };
      const redeem = () => visitor(emailing).post("/api/accounts/reset-password", reset);
      expect((await redeem()).status).toBe(200);
      expect((await person.get("/api/session")).body).toMatchObject({ member: null });
      const elsewhere = visitor(emailing);
      const response = key.get(await challengeFor(elsewhere, "sign-in-challenge"));
      const signedIn = await elsewhere.post("/api/accounts/passkeys/sign-in", { response });
      expect(signedIn.status).toBe(removesPasskeys ? 400 : 200);
      // The same request again, after a lost answer, sends nothing more.
      expect((await redeem()).status).toBe(200);
      expect(await subjects()).toEqual([
        `${email}: Your password was changed`,
        ...(removesPasskeys ? [`${email}: Passkeys were removed from your account`] : []),
      ]);
    },
  );
});

describe("a link that confirms an address", () => {
  const confirm = (token: string) =>
    visitor(emailing).post("/api/accounts/confirm-email", { token, password });
  const isConfirmed = async (email: string) =>
    JSON.stringify(
      await queryDatabase(place, `select email_verified from members where email = '${email}'`),
    ).includes("true");

  test("works once, is stored as a hash, expires, and signing up again sends a new one", async () => {
    const email = "once@example.org";
    const signUp = () => visitor(emailing).post("/api/accounts/sign-up", { name: "C", email, password });
    await signUp();
    const expired = await tokenOf("confirm");
    const stored = JSON.stringify(await queryDatabase(place, "select * from pending_sign_ups"));
    expect([expired.length, stored.includes(expired), stored.includes(password)]).toEqual([32, false, false]);
    await queryDatabase(place, "update pending_sign_ups set expires_at = now() - interval '1 minute'");
    expect((await confirm(expired)).body).toMatchObject({ error: { code: "link-spent" } });
    expect(await isConfirmed(email)).toBe(false);
    await emailing.store.purge(new Date());
    expect(await queryDatabase(place, "select 1 from pending_sign_ups")).toEqual([]);

    await signUp();
    const token = await tokenOf("confirm");
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const signIn = visitor(emailing).post("/api/accounts/sign-in", { email, password });
    expect((await signIn).status).toBe(200);
  });

  test("of an earlier version confirms until it expires", async () => {
    const email = "earlier@example.org";
    await newMember(plain, email);
    const { createEmailVerificationToken } = await import("better-auth/api");
    const [row] = await queryDatabase(
      place,
      "select value from house_settings where name = 'accounts-secret'",
    );
    const secret = String((row as { value: unknown }).value);
    const made = (seconds: number) => createEmailVerificationToken(secret, email, undefined, seconds);
    expect((await confirm(await made(-10))).body).toMatchObject({ error: { code: "link-spent" } });
    expect(await isConfirmed(email)).toBe(false);
    expect((await confirm(await made(172_800))).status).toBe(200);
    expect(await isConfirmed(email)).toBe(true);
  });
});

describe("the cookie of a session from before the prefix __Host-", () => {
  const origin = { origin: site };

  /** A browser that signed in before the update. */
  async function formerBrowser(email: string, remember: boolean) {
    await newMember(plain, email);
    const person = visitor(secure);
    await person.post("/api/accounts/sign-in", { email, password, remember }, origin);
    const former = visitor(secure);
    for (const [name, value] of person.cookies)
      if (!name.includes("device")) former.cookies.set(name.replace("__Host-", "__Secure-"), value);
    return former;
  }
  const member = { member: { name: "Maryam" } };

  test("signs in, and is replaced by one with the prefix", async () => {
    const former = await formerBrowser("former@example.org", true);
    expect((await former.get("/api/accounts/sessions")).status).toBe(200);
    const { body, headers } = await former.get("/api/session");
    expect(body).toMatchObject(member);
    expect([headers["set-cookie"]].flat()).toEqual([
      expect.stringMatching(
        /^__Host-riwaq\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Secure-riwaq\.session_token=; Max-Age=0; /),
    ]);
    expect([...former.cookies.keys()]).toEqual(["__Host-riwaq.session_token"]);
    const again = await former.get("/api/session");
    expect([again.body, again.headers["set-cookie"]]).toMatchObject([member, undefined]);
    await former.post("/api/accounts/sign-out", {}, origin);
    expect((await former.get("/api/session")).body).toMatchObject({ member: null });
  });

  test("still ends with the browser where that was asked for", async () => {
    const former = await formerBrowser("shared-computer@example.org", false);
    const { headers } = await former.get("/api/session");
    const session = [headers["set-cookie"]]
      .flat()
      .map(String)
      .filter((one) => /^__Host-riwaq\.session/.test(one));
    expect([session.length, session.join().includes("Max-Age")]).toEqual([1, false]);
  });

  test("signs nobody in who has a new one, nor thirty days after the update", async () => {
    const other = await formerBrowser("other@example.org", true);
    const own = visitor(secure);
    await newMember(plain, "own@example.org");
    await own.post("/api/accounts/sign-in", { email: "own@example.org", password }, origin);
    const planted = other.cookies.get("__Secure-riwaq.session_token") ?? "";
    own.cookies.set("__Secure-riwaq.session_token", planted);
    expect((await own.get("/api/session")).body).toMatchObject({ member: { email: "own@example.org" } });
    now += 30.5 * 86_400_000;
    expect((await other.get("/api/session")).body).toMatchObject({ member: null });
    now = Date.now();
  });
});
