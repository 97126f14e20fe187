import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { timestampOf } from "#domain/sync/timestamp.ts";
import { fakeStorage, stubStorage } from "./fake-storage.testing.ts";
import { testTabs } from "./tabs.testing.ts";
import { importFile } from "./user-data-file.ts";

const now = 1_790_000_100_000;
let last = 0;

function openDevice() {
  last += 1;
  const [store] = testTabs(`own-data-${last}`, 1).stores;
  if (!store) throw new Error("no tab");
  return store;
}

beforeEach(stubStorage);

const blob = (value: unknown) => new Blob([typeof value === "string" ? value : JSON.stringify(value)]);
const record = {
  kind: "favourite-verse",
  key: "2:255",
  slot: "",
  stamp: timestampOf({ time: now - 5, count: 0, device: "00000000000000aa" }),
  body: true,
};
const fileOf = (...records: unknown[]) => ({ format: "riwaq-kept-data", version: 1, records });

describe("a file that cannot be stored whole changes nothing", () => {
  const pauses = [{ from: "2026-11-20", until: "2026-11-25" }];
  const settings = { "a.new": "1", theme: "dark", "z.last": "3" };
  const file = blob({ ...fileOf(record), settings, pauses });
  const before = { theme: "light", "private.prayerPauses": "[]" };

  test.each(["a.new", "theme", "z.last", "private.prayerPauses"])("where %s does not fit", async (name) => {
    const storage = fakeStorage(before);
    const write = storage.setItem as (name: string, value: string) => void;
    let isFull = true;
    const setItem = (key: string, value: string) => {
      if (key === name && isFull) {
        isFull = false;
        throw new DOMException("full", "QuotaExceededError");
      }
      write(key, value);
    };
    Object.defineProperty(storage, "setItem", { value: setItem, enumerable: false });
    vi.stubGlobal("localStorage", storage);
    const device = openDevice();
    expect(await importFile(file, device, now)).toEqual({ isDone: false, fault: { reason: "cannotKeep" } });
    expect({ ...storage }).toEqual(before);
    await device.load("favourite-verse");
    expect(device.read("favourite-verse").ids).toEqual([]);
    expect(await importFile(file, device, now)).toEqual({ isDone: true, changed: 5 });
  });

  test("where the records do not", async () => {
    const storage = fakeStorage(before);
    vi.stubGlobal("localStorage", storage);
    const device = openDevice();
    const full = {
      ...device,
      exchange: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    };
    expect(await importFile(file, full, now)).toEqual({ isDone: false, fault: { reason: "cannotKeep" } });
    expect({ ...storage }).toEqual(before);
  });
});
