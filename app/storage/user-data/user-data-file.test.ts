import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deleteOwnData } from "#app/offline/delete-own-data.ts";
import { timestampOf } from "#domain/sync/timestamp.ts";
import { fakeStorage, stubStorage } from "./fake-storage.testing.ts";
import { testTabs } from "./tabs.testing.ts";
import { exportFile, importFile } from "./user-data-file.ts";

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
const khatma = {
  name: "",
  firstPage: 50,
  portionsBy: "page",
  startsOn: "2026-11-21",
  finishBy: "2026-12-20",
  read: 21,
  lastDay: { day: "2026-11-21", before: 0 },
};
const fileOf = (...records: unknown[]) => ({ format: "riwaq-kept-data", version: 1, records });

async function faultOf(file: Blob) {
  const device = openDevice();
  device.put("note", "1:1", "mine");
  await device.settled();
  const before = await (await exportFile(device, now)).text();
  const outcome = await importFile(file, device, now);
  expect(await (await exportFile(device, now)).text()).toBe(before);
  return outcome.isDone ? undefined : outcome.fault;
}

describe("a file of the person's data", () => {
  test("carries everything to another device, twice as well as once", async () => {
    const one = openDevice();
    vi.stubGlobal(
      "localStorage",
      fakeStorage({ "reader.fontSize": "small", apiKey: "s3cret", language: "ar" }),
    );
    one.put("favourite-verse", "2:255", true);
    one.put("favourite-verse", "1:1", true);
    await one.settled();
    one.remove("favourite-verse", "1:1");
    one.put("note", "2:255", "العرش");
    one.put("bookmark", "18:10", { colour: "gold" });
    one.put("khatma", "one", khatma);
    one.add("tasbih", "2026-11-21/count", 33);
    await one.settled();
    const file = await exportFile(one, now);
    expect(JSON.parse(await file.text())).toMatchObject({
      format: "riwaq-kept-data",
      version: 1,
      exportedAt: new Date(now).toISOString(),
      settings: { "reader.fontSize": "small" },
    });
    expect(await file.text()).not.toMatch(/s3cret|language/);

    vi.stubGlobal("localStorage", fakeStorage());
    const two = openDevice();
    two.add("tasbih", "2026-11-21/count", 4);
    const kinds = ["favourite-verse", "note", "bookmark", "khatma", "tasbih"];
    await Promise.all(kinds.map((kind) => two.load(kind)));
    expect(await importFile(file, two, now)).toEqual({ isDone: true, changed: 7 });
    expect(two.read("favourite-verse").ids).toEqual(["2:255"]);
    expect(two.read("note").bodies.get("2:255")).toBe("العرش");
    expect(two.read("bookmark").bodies.get("18:10")).toEqual({ colour: "gold" });
    expect(two.read("khatma").bodies.get("one")).toEqual(khatma);
    expect(two.read("tasbih").totals.get("2026-11-21/count")).toBe(37);
    expect(localStorage.getItem("reader.fontSize")).toBe("small");
    expect(await importFile(file, two, now)).toEqual({ isDone: true, changed: 0 });
    expect(two.read("tasbih").totals.get("2026-11-21/count")).toBe(37);
  });

  test("brings everything back after an erasure, and an older file undoes no later edit", async () => {
    const device = openDevice();
    await device.load("note");
    device.put("note", "2:255", "early");
    device.add("tasbih", "today", 5);
    await device.settled();
    const file = await exportFile(device, now);
    device.put("note", "2:255", "late");
    device.add("tasbih", "today", 1);
    await device.settled();
    expect(await importFile(file, device, now)).toEqual({ isDone: true, changed: 0 });
    expect(device.read("note").bodies.get("2:255")).toBe("late");
    await deleteOwnData(device);
    expect(device.read("note").ids).toEqual([]);
    await importFile(file, device, now);
    device.add("tasbih", "today", 1);
    await device.settled();
    await device.load("tasbih");
    expect(device.read("note").bodies.get("2:255")).toBe("early");
    expect(device.read("tasbih").totals.get("today")).toBe(6);
  });

  test("carries records of a newer version along", async () => {
    const foreign = { ...record, kind: "from-the-future", slot: "s", body: { deep: [1, { a: null }] } };
    const device = openDevice();
    expect(await importFile(blob(fileOf(foreign)), device, now)).toMatchObject({ changed: 1 });
    expect(JSON.parse(await (await exportFile(device, now)).text()).records).toEqual([foreign]);
  });

  test("is to be sent to the server like what was written here", async () => {
    const device = openDevice();
    await importFile(blob(fileOf(record)), device, now);
    const scope = { hasUnsent: true, places: () => [] };
    expect((await device.exchange(scope, ({ unsent }) => [...unsent.values()])).result).toEqual([
      record.stamp,
    ]);
  });
});

describe("a broken or foreign file changes nothing and its fault is reported", () => {
  test("not JSON, cut in half, empty", async () => {
    expect(await faultOf(blob("%PDF-1.7"))).toEqual({ reason: "notJson" });
    expect(await faultOf(blob(JSON.stringify(fileOf(record)).slice(0, 60)))).toEqual({ reason: "notJson" });
    expect(await faultOf(blob(""))).toEqual({ reason: "notJson" });
  });

  test("another program's, or a newer version's", async () => {
    for (const other of [null, [], 7, {}, { format: "riwaq-kept-data" }, { version: 1, records: [] }])
      expect(await faultOf(blob(other))).toEqual({ reason: "foreign" });
    expect(await faultOf(blob({ ...fileOf(), version: 2 }))).toEqual({ reason: "newer" });
  });

  test("a record that cannot be, named by its place", async () => {
    const broken = [
      { ...record, key: "2:287" },
      { ...record, key: "115:1" },
      { ...record, kind: "" },
      { ...record, kind: "x".repeat(65) },
      { ...record, kind: "unknown", key: "a\0b" },
      { ...record, stamp: "yesterday" },
      { ...record, stamp: record.stamp.toUpperCase() },
      { ...record, slot: "s" },
      { ...record, kind: "unknown", body: undefined },
      { ...record, kind: "unknown", body: "x".repeat(16_383) },
      { ...record, kind: "note", body: { html: "<b>" } },
      { ...record, kind: "note", body: "x".repeat(10_001) },
      { ...record, kind: "position", body: { surah: 1, ayah: 8 } },
      { ...record, kind: "khatma", key: "one", body: { ...khatma, firstPage: 605 } },
      { ...record, kind: "tasbih", slot: "00000000000000aa", body: { up: -1, down: 0 } },
      { ...record, kind: "tasbih", slot: "00000000000000aa", body: { up: 1e300, down: 0 } },
      { ...record, kind: "tasbih", body: { up: 1, down: 0 } },
      "2:255",
      null,
    ];
    for (const each of broken)
      expect(await faultOf(blob(fileOf(record, each)))).toEqual({ reason: "broken", record: 2 });
  });

  test("nested without end", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const text = JSON.stringify(fileOf({ ...record, kind: "unknown", body: "DEEP" })).replace('"DEEP"', deep);
    expect(["notJson", "broken"]).toContain((await faultOf(blob(text)))?.reason);
  });

  test("a record of tomorrow, which would win over every edit until then", async () => {
    const ahead = timestampOf({ time: now + 300_001, count: 0, device: "00000000000000aa" });
    expect(await faultOf(blob(fileOf({ ...record, stamp: ahead })))).toEqual({
      reason: "clockAhead",
      record: 1,
    });
  });

  test("settings that are none", async () => {
    for (const settings of [[], { a: 1 }, { apiKey: "x" }, { "<script>": "x" }, { a: "x".repeat(20_001) }])
      expect(await faultOf(blob({ ...fileOf(), settings }))).toEqual({ reason: "brokenSettings" });
  });

  test("larger than is read", async () => {
    const huge = { size: 16 * 1024 * 1024 + 1, text: () => Promise.reject(new Error("read")) };
    expect(await faultOf(huge as unknown as Blob)).toEqual({ reason: "tooLarge" });
  });
});

test("erasing forgets conversations, drafts and the device's place, even where the store cannot be erased", async () => {
  vi.stubGlobal(
    "localStorage",
    fakeStorage({ "private.conversation.sheikh": "[]", "prayer.position": "{}" }),
  );
  vi.stubGlobal("sessionStorage", fakeStorage({ "private.draft.note.2:255": '"mine"' }));
  const device = openDevice();
  vi.spyOn(device, "erase").mockRejectedValue(new Error("refused"));
  await expect(deleteOwnData(device)).rejects.toThrow("refused");
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("erasing forgets the settings, but for language and theme", async () => {
  vi.stubGlobal("localStorage", fakeStorage({ "reader.fontSize": "small", language: "ar", theme: "light" }));
  await deleteOwnData(openDevice());
  expect(Object.keys(localStorage)).toEqual(["language", "theme"]);
});

test("two thousand records are taken in", async () => {
  const records = Array.from({ length: 2000 }, (_, index) => ({
    ...record,
    kind: "review-card",
    key: `card-${index}`,
    body: { due: index, state: "review", history: [1, 2, 3, 4] },
  }));
  const device = openDevice();
  expect(await importFile(blob(fileOf(...records)), device, now)).toEqual({ isDone: true, changed: 2000 });
  await device.load("review-card");
  expect(device.read("review-card").ids).toHaveLength(2000);
});

describe("pauses", () => {
  const pause = { from: "2026-11-20", until: "2026-11-25" };
  const other = { from: "2026-10-20", until: null };
  const exportOf = async (device: ReturnType<typeof openDevice>, scope: "all" | "prayer-log") =>
    JSON.parse(await (await exportFile(device, now, scope)).text());

  test("are in a file only where that file was chosen for them, and never among its records", async () => {
    const device = openDevice();
    device.put("prayer-log", "2026-11-19/fajr", "late");
    device.add("qada", "fajr", 3);
    device.put("note", "1:1", "mine");
    device.put("prayer-pause", "one", other);
    await device.settled();
    const storage = fakeStorage({ theme: "dark", "private.prayerPauses": JSON.stringify([pause]) });
    vi.stubGlobal("localStorage", storage);
    for (const chosen of [undefined, "sync", "print", "backup", "log"]) {
      const sharing = JSON.stringify({
        log: false,
        print: false,
        backup: false,
        sync: false,
        [chosen ?? ""]: true,
      });
      if (chosen) storage["private.pauseSharing"] = sharing;
      for (const scope of ["all", "prayer-log"] as const) {
        const file = await exportOf(device, scope);
        const isChosen = chosen === (scope === "all" ? "backup" : "log");
        expect(file.pauses, `${chosen} ${scope}`).toEqual(isChosen ? [other, pause] : undefined);
        const kinds = file.records.map(({ kind }: { kind: string }) => kind).sort();
        expect(kinds).toEqual(scope === "all" ? ["note", "prayer-log", "qada"] : ["prayer-log", "qada"]);
        expect(file.settings).toEqual(scope === "all" ? { theme: "dark" } : {});
        if (!isChosen) expect(JSON.stringify(file)).not.toMatch(/pause|2026-11-2|2026-10-2/i);
      }
    }
  });

  test("of a file are stored on this device only, once, and a record of one is rejected", async () => {
    const device = openDevice();
    const file = blob({ ...fileOf(record), pauses: [pause, { from: "soon" }, other] });
    expect(await importFile(file, device, now)).toEqual({ isDone: true, changed: 3 });
    expect(await importFile(file, device, now)).toEqual({ isDone: true, changed: 0 });
    expect(localStorage.getItem("private.prayerPauses")).toBe(JSON.stringify([other, pause]));
    await device.load("prayer-pause");
    expect(device.read("prayer-pause").ids).toEqual([]);
    const asRecord = fileOf({ ...record, kind: "prayer-pause", key: "one", body: pause });
    expect(await faultOf(blob(asRecord))).toEqual({ reason: "broken", record: 1 });
  });
});
