import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedPlace } from "#server/store/temporary-place.ts";
import { type GivingServer, giftOf, givingServer } from "./giving.testing.ts";
import { newMember, visitor } from "./temporary-server.ts";

let remove: () => Promise<void>;
let on: GivingServer;

beforeAll(async () => {
  const made = await migratedPlace();
  remove = made.remove;
  on = await givingServer(made.place);
}, 60_000);

afterAll(async () => {
  await on.close();
  await remove();
});

test("a gift of a member is counted by the member: a stranger who types the address uses nothing up", async () => {
  const email = "own-limit@example.org";
  const person = await newMember(on, email);
  for (let gift = 0; gift < 100; gift++)
    await on.accounts.limits.count("give", { address: `198.51.100.${gift}`, account: email });
  expect((await visitor(on).post("/api/donations", giftOf({ email }))).status).toBe(429);
  expect((await person.post("/api/donations", giftOf({ email }))).status).toBe(200);
});

test("a gift is one of 1,200 of a network in a quarter of an hour, whoever gives", async () => {
  const address = "198.51.100.200";
  let allowed = 0;
  for (let gift = 0; gift < 1201; gift++)
    if (await on.accounts.limits.allows("give", { address, account: `giver-${gift % 300}` })) allowed += 1;
  expect(allowed).toBe(1200);
  expect(await on.accounts.limits.allows("give", { address: "198.51.101.1", account: "giver-1" })).toBe(true);
}, 30_000);

test("a gift cannot be sent from another origin, nor without limit", async () => {
  const foreign = await visitor(on).post("/api/donations", giftOf(), { origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  const person = visitor(on);
  let last = 0;
  for (let index = 0; index < 22 && last !== 429; index++)
    last = (await person.post("/api/donations", giftOf({ email: "many@example.org" }))).status;
  expect(last).toBe(429);
});
