import { afterAll, beforeAll, expect, test } from "vitest";
import { donationsAnswer, giveAnswer, receiptAnswer } from "#contract/donations.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace } from "#server/store/temporary-place.ts";
import { type GivingServer, giftOf, givingServer } from "./giving.testing.ts";
import { visitor } from "./temporary-server.ts";

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

const bankOn = async (server: GivingServer) =>
  donationsAnswer.parse((await visitor(server).get("/api/donations")).body).bank;

test("the bank details are shown before a pledge, or null where the operator set none", async () => {
  expect(await bankOn(on)).toBe("IBAN 00");
  const silent = await givingServer(place, { bank: undefined });
  expect(await bankOn(silent)).toBeNull();
  await silent.close();
});

test("an amount is accepted with its own currency sign and rejected with another", async () => {
  const give = (amount: string) =>
    visitor(on).post("/api/donations", giftOf({ email: "sign@example.org", amount }));
  const { receipt } = giveAnswer.parse((await give("$1,000.50")).body);
  const shown = await visitor(on).get(`/api/donations/receipts/${receipt}`);
  expect(receiptAnswer.parse(shown.body).amount).toBe(100_050);
  expect((await give("20 €")).body).toMatchObject({ error: { code: "amount-wrong", field: "amount" } });
});
