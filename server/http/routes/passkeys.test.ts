import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeysAnswer } from "#contract/accounts.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { addPasskey, challengeFor } from "./add-passkey.testing.ts";
import { softwareAuthenticator } from "./software-authenticator.ts";
import {
  newMember,
  password,
  publicUrl,
  type TemporaryServer,
  temporaryServer,
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

test("a member adds a passkey and signs in with it alone, until it is removed", async () => {
  const person = await newMember(instance, "key@example.org");
  const { key, added } = await addPasskey(person);
  expect([added.status, added.text]).toEqual([200, '{"outcome":"done"}']);
  const { passkeys } = passkeysAnswer.parse((await person.get("/api/accounts/passkeys")).body);
  expect(passkeys).toMatchObject([{ name: "My phone" }]);

  const elsewhere = visitor(instance);
  const response = key.get(await challengeFor(elsewhere, "sign-in-challenge"));
  const signedIn = await elsewhere.post("/api/accounts/passkeys/sign-in", { response });
  expect([signedIn.status, signedIn.text]).toEqual([200, '{"outcome":"done"}']);
  expect((await elsewhere.get("/api/session")).body).toMatchObject({ member: { email: "key@example.org" } });
  const replayed = await visitor(instance).post("/api/accounts/passkeys/sign-in", { response });
  expect(replayed.body).toMatchObject({ error: { code: "passkey-failed" } });

  const stranger = await newMember(instance, "stranger@example.org");
  expect((await stranger.post("/api/accounts/passkeys/remove", { id: passkeys[0]?.id })).status).toBe(400);
  expect((await person.post("/api/accounts/passkeys/remove", { id: passkeys[0]?.id })).status).toBe(200);
  const late = visitor(instance);
  const again = key.get(await challengeFor(late, "sign-in-challenge"));
  expect((await late.post("/api/accounts/passkeys/sign-in", { response: again })).status).toBe(400);
});

test("a passkey for another site, or without a session, is rejected", async () => {
  const person = await newMember(instance, "other-site@example.org");
  const { added } = await addPasskey(person, "https://evil.example");
  expect(added.body).toMatchObject({ error: { code: "passkey-failed" } });
  expect((await visitor(instance).post("/api/accounts/passkeys/challenge")).status).toBe(401);
});

test("a session older than an hour must sign in again before it adds or removes a passkey", async () => {
  const person = await newMember(instance, "old@example.org");
  await addPasskey(person);
  const { passkeys } = passkeysAnswer.parse((await person.get("/api/accounts/passkeys")).body);
  await queryDatabase(place, "update sessions set created_at = now() - interval '2 hours'");
  const { status, body } = await person.post("/api/accounts/passkeys/challenge");
  expect([status, body]).toMatchObject([403, { error: { code: "sign-in-again" } }]);
  const removed = await person.post("/api/accounts/passkeys/remove", { id: passkeys[0]?.id });
  expect([removed.status, removed.body]).toMatchObject([403, { error: { code: "sign-in-again" } }]);
  await person.post("/api/accounts/sign-in", { email: "old@example.org", password });
  expect((await person.post("/api/accounts/passkeys/remove", { id: passkeys[0]?.id })).status).toBe(200);
});

test("a member without a password deletes the account within an hour of signing in", async () => {
  const person = await newMember(instance, "only-key@example.org");
  const { key } = await addPasskey(person);
  await queryDatabase(place, "delete from credentials");
  expect((await person.get("/api/session")).body).toMatchObject({ member: { hasPassword: false } });
  await queryDatabase(place, "update sessions set created_at = now() - interval '2 hours'");
  expect((await person.post("/api/accounts/delete")).body).toMatchObject({
    error: { code: "sign-in-again" },
  });
  const response = key.get(await challengeFor(person, "sign-in-challenge"));
  await person.post("/api/accounts/passkeys/sign-in", { response });
  expect((await person.post("/api/accounts/delete")).status).toBe(200);
  expect(await queryDatabase(place, "select 1 from members where email = 'only-key@example.org'")).toEqual(
    [],
  );
});

test("a member has at most twenty passkeys, each added in a body of at most 8 KB", async () => {
  const person = await newMember(instance, "many-keys@example.org");
  for (let at = 0; at < 19; at++) expect((await addPasskey(person)).added.status).toBe(200);
  const elsewhere = visitor(instance);
  await elsewhere.post("/api/accounts/sign-in", { email: "many-keys@example.org", password });
  const late = softwareAuthenticator({ host: "localhost", origin: publicUrl });
  const response = late.create(await challengeFor(elsewhere, "challenge"));
  const large = await elsewhere.post("/api/accounts/passkeys/add", {
    name: "Large",
    response: { ...response, padding: "x".repeat(8192) },
  });
  expect(large.status).toBe(413);
  expect((await addPasskey(person)).added.status).toBe(200);
  // Its challenge is from before the twentieth.
  const refused = [
    await elsewhere.post("/api/accounts/passkeys/add", { name: "Late", response }),
    await person.post("/api/accounts/passkeys/challenge"),
  ];
  for (const { status, body } of refused)
    expect([status, body]).toMatchObject([400, { error: { code: "passkey-failed" } }]);
  const { passkeys } = passkeysAnswer.parse((await person.get("/api/accounts/passkeys")).body);
  expect(passkeys).toHaveLength(20);
  await person.post("/api/accounts/passkeys/remove", { id: passkeys[0]?.id });
  expect((await addPasskey(person)).added.status).toBe(200);
}, 30_000);
