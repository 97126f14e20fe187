import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { testTabs } from "#app/storage/user-data/tabs.testing.ts";
import type { UserDataStore } from "#app/storage/user-data/user-data-store.ts";
import { testAccount } from "./account.testing.ts";
import { hasUnsent, joinAccountData, syncMemory } from "./memory-sync.ts";

let devices = 0;
async function newDevice(): Promise<UserDataStore> {
  devices += 1;
  const [store] = testTabs(`device-${devices}`, 1).stores;
  if (!store) throw new Error("no device");
  for (const kind of ["favourite-verse", "note", "tasbih"]) await store.load(kind);
  return store;
}

type Account = ReturnType<typeof testAccount>;
const sync = (userData: UserDataStore, { exchange }: Pick<Account, "exchange">, atOnce = 1000) =>
  syncMemory({ userData, exchange, atOnce, now: () => 1_790_000_000_000 });

const idsOf = (userData: UserDataStore, kind: string) => [...userData.read(kind).ids].sort();

describe("two devices of one account", () => {
  test("have equal data after offline edits on both, with sums added", async () => {
    const [phone, dependencies, account] = [await newDevice(), await newDevice(), testAccount()];
    phone.put("favourite-verse", "2:255", true);
    phone.add("tasbih", "2026-11-21/count", 33);
    dependencies.put("favourite-verse", "67:1", true);
    dependencies.add("tasbih", "2026-11-21/count", 66);
    for (const device of [phone, dependencies, phone]) expect(await sync(device, account)).toBe("done");
    for (const device of [phone, dependencies]) {
      expect(idsOf(device, "favourite-verse")).toEqual(["2:255", "67:1"]);
      expect(device.read("tasbih").totals.get("2026-11-21/count")).toBe(99);
      expect(await hasUnsent(device)).toBe(false);
    }
  });

  test("sync removals, and joining an account loses none of its earlier data", async () => {
    const [phone, dependencies, account] = [await newDevice(), await newDevice(), testAccount()];
    phone.put("favourite-verse", "1:1", true);
    phone.put("note", "1:1", "from the account");
    await sync(phone, account);
    dependencies.put("favourite-verse", "3:8", true);
    await joinAccountData(dependencies);
    await sync(dependencies, account);
    dependencies.remove("favourite-verse", "1:1");
    await sync(dependencies, account);
    await sync(phone, account);
    expect(idsOf(phone, "favourite-verse")).toEqual(["3:8"]);
    expect(dependencies.read("note").bodies.get("1:1")).toBe("from the account");
  });
});

test("many edits are sent in pages, and long notes in requests within the server's limit", async () => {
  const [phone, account] = [await newDevice(), testAccount(50)];
  for (let ayah = 1; ayah <= 200; ayah++) phone.put("note", `2:${ayah}`, "ن".repeat(9000));
  expect(await sync(phone, account)).toBe("done");
  expect(account.slots.size).toBe(200);
  const sizes = account.requests.map((request) => new TextEncoder().encode(JSON.stringify(request)).length);
  expect(Math.max(...sizes)).toBeLessThan(1_100_000);
  expect(sizes.length).toBeGreaterThan(3);
});

test("an error or no network leaves every edit to be sent later", async () => {
  const [phone, account] = [await newDevice(), testAccount()];
  phone.put("favourite-verse", "2:255", true);
  for (const [code, outcome] of [
    ["offline", "offline"],
    ["not-signed-in", "signed-out"],
    ["memory-full", "full"],
    ["too-many-calls", "later"],
    ["clock-ahead", "later"],
  ] as const) {
    const exchange = async () => ({ isDone: false, code }) as const;
    expect(await sync(phone, { exchange })).toBe(outcome);
    expect(await hasUnsent(phone)).toBe(true);
  }
  expect(await sync(phone, account)).toBe("done");
  expect(account.slots.size).toBe(1);
});

test("a clock a day ahead is corrected and its edits are sent", async () => {
  const [phone, account] = [await newDevice(), testAccount()];
  phone.put("favourite-verse", "2:255", true);
  const day = 86_400_000;
  const deviceNow = 1_790_000_000_000;
  let refusals = 0;
  const exchange: Account["exchange"] = async (request) => {
    const isAhead = request.operations.some(
      ({ stamp }) => Number.parseInt(stamp.slice(0, 12), 16) > deviceNow - day,
    );
    if (!isAhead) return account.exchange(request);
    refusals += 1;
    return { isDone: false, code: "clock-ahead", serverNow: deviceNow - day };
  };
  expect(await sync(phone, { exchange })).toBe("done");
  expect(refusals).toBe(1);
  expect(idsOf(phone, "favourite-verse")).toEqual(["2:255"]);
});

test("an edit made before the answer arrives is sent in the same exchange", async () => {
  const [phone, account] = [await newDevice(), testAccount()];
  phone.put("favourite-verse", "2:255", true);
  let isFirst = true;
  const exchange: Account["exchange"] = async (request) => {
    if (isFirst) phone.put("favourite-verse", "3:8", true);
    isFirst = false;
    return account.exchange(request);
  };
  expect(await sync(phone, { exchange })).toBe("done");
  expect(account.slots.size).toBe(2);
});
