import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { joinAccount, receive, toSend } from "#domain/sync/replica.ts";
import { mirrorKey } from "./mirrored-record.ts";
import { mirrorSettings } from "./setting-mirror.ts";
import { isPortable } from "./small-settings.ts";
import { testTabs } from "./tabs.testing.ts";

let count = 0;

/** A browser: what it keeps, and its localStorage as a map. */
function device() {
  count += 1;
  const [userData] = testTabs(`mirror-${count}`, 1).stores;
  if (!userData) throw new Error("no store");
  const shown = new Map<string, string>();
  const storage = {
    getItem: (name: string) => shown.get(name) ?? null,
    setItem: (name: string, text: string) => void shown.set(name, text),
  };
  const apply = (settings: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(settings)) shown.set(name, text);
  };
  const begin = () => mirrorSettings({ userData, storage, apply });
  return { userData, shown, begin };
}

type Device = ReturnType<typeof device>;

/** Carries the edits of one device to another, as the account does. */
async function carry({ userData: from }: Device, { userData: to }: Device): Promise<void> {
  await from.settled();
  const { result } = await from.exchange("all", (replica) => {
    joinAccount(replica);
    return toSend(replica, 1000);
  });
  await to.exchange(
    {
      hasUnsent: true,
      places: () => result.map(({ kind, key, slot }): [string, string, string] => [kind, key, slot]),
    },
    (replica) => receive(replica, result),
  );
}

describe("small settings", () => {
  test("that were chosen on one device are found on another, and the later edit of each stays", async () => {
    const [phone, laptop] = [device(), device()];
    phone.shown.set("theme", "light");
    phone.shown.set("reader.settings", "size=small");
    await phone.begin();
    const onLaptop = await laptop.begin();
    await carry(phone, laptop);
    expect(Object.fromEntries(laptop.shown)).toMatchObject({
      theme: "light",
      "reader.settings": "size=small",
    });
    laptop.shown.set("theme", "dark");
    onLaptop.look();
    await carry(laptop, phone);
    expect(phone.shown.get("theme")).toBe("dark");
    expect(phone.shown.get("reader.settings")).toBe("size=small");
  });

  test("that were set before the mirror began, or while it was away, are not lost to older ones", async () => {
    const [phone, laptop] = [device(), device()];
    phone.shown.set("theme", "light");
    (await phone.begin()).stop();
    await carry(phone, laptop);
    const mirror = await laptop.begin();
    expect(laptop.shown.get("theme")).toBe("light");
    mirror.stop();
    laptop.shown.set("theme", "dark");
    await laptop.begin();
    expect(laptop.shown.get("theme")).toBe("dark");
    expect(laptop.userData.read("setting").bodies.get(mirrorKey("theme"))).toBe("dark");
  });

  test("of the readers that an earlier version kept one by one reach a new device as one", async () => {
    const [phone, tablet] = [device(), device()];
    phone.userData.put("setting", mirrorKey("reader.fontSize"), "extraLarge");
    phone.userData.put("setting", mirrorKey("reader.edition"), "fr");
    await carry(phone, tablet);
    const mirror = await tablet.begin();
    expect(tablet.shown.get("reader.settings")).toBe("size=extraLarge&edition=fr");
    tablet.shown.set("reader.settings", "size=small&edition=fr");
    mirror.look();
    expect(tablet.userData.read("setting").bodies.get(mirrorKey("reader.settings"))).toBe(
      "size=small&edition=fr",
    );
  });

  test("of the readers that are stored here one by one are kept, unless another device has chosen since", async () => {
    const [phone, laptop] = [device(), device()];
    phone.shown.set("reader.fontSize", "small");
    await phone.begin();
    expect(phone.userData.read("setting").bodies.get(mirrorKey("reader.settings"))).toBe("size=small");
    laptop.shown.set("reader.fontSize", "large");
    await carry(phone, laptop);
    await laptop.begin();
    expect(laptop.shown.get("reader.settings")).toBe("size=small");
  });

  test("of the device stay there, and nothing that was never chosen is stored", async () => {
    const { userData, shown, begin } = device();
    shown.set("listening.sound", '{"volume":10}');
    shown.set("private.member", "Maryam");
    shown.set("quran.unknown", "x");
    await begin();
    expect(userData.read("setting").ids).toEqual([]);
  });

  test("are left as they are by a record of another shape or without end", async () => {
    const { userData, shown, begin } = device();
    const mirror = await begin();
    shown.set("theme", "dark");
    mirror.look();
    userData.put("setting", mirrorKey("theme"), { dark: true });
    userData.put("setting", mirrorKey("reader.settings"), "x".repeat(5000));
    expect(shown.get("theme")).toBe("dark");
    expect(shown.has("reader.settings")).toBe(false);
  });

  test("do not loop when both sides change at the same time", async () => {
    const { userData, shown, begin } = device();
    let edits = 0;
    userData.subscribe("setting", () => {
      edits += 1;
    });
    const mirror = await begin();
    for (const theme of ["light", "dark", "light"]) {
      shown.set("theme", theme);
      mirror.look();
      mirror.look();
    }
    await userData.settled();
    expect(edits).toBeLessThan(12);
    expect(userData.read("setting").bodies.get(mirrorKey("theme"))).toBe("light");
  });
});

describe("the verse read last", () => {
  test("is found on another device, and the later reading stays", async () => {
    const [phone, laptop] = [device(), device()];
    const onPhone = await phone.begin();
    phone.shown.set("reader.position", "36:13");
    onPhone.look();
    const onLaptop = await laptop.begin();
    await carry(phone, laptop);
    expect(laptop.shown.get("reader.position")).toBe("36:13");
    laptop.shown.set("reader.position", "36:20");
    onLaptop.look();
    await carry(laptop, phone);
    expect(phone.shown.get("reader.position")).toBe("36:20");
    expect(phone.userData.read("position").bodies.get("reader")).toEqual({ surah: 36, ayah: 20 });
  });

  test.each([
    [{ surah: 18, ayah: 10 }, "18:10"],
    [{ surah: 18, ayah: 10, page: 294 }, "18:10"],
    [{ surah: 18, ayah: 0 }, "18:1"],
  ])("is taken over from the record of an earlier version: %j", async (position, text) => {
    const { userData, shown, begin } = device();
    userData.put("position", "reader", position);
    await begin();
    expect(shown.get("reader.position")).toBe(text);
    expect(userData.read("position").bodies.get("reader")).toEqual(position);
  });

  test("stays as stored where the device holds a damaged one", async () => {
    const { userData, shown, begin } = device();
    userData.put("position", "reader", { surah: 18, ayah: 10 });
    shown.set("reader.position", "115:1");
    const mirror = await begin();
    mirror.look();
    expect(userData.read("position").bodies.get("reader")).toEqual({ surah: 18, ayah: 10 });
    expect(shown.get("reader.position")).toBe("18:10");
  });

  test("is not stored twice: the file has only the record", async () => {
    const { userData, shown, begin } = device();
    shown.set("reader.position", "2:255");
    await begin();
    expect(userData.read("setting").ids).toEqual([]);
    expect(isPortable("reader.position")).toBe(false);
  });
});
