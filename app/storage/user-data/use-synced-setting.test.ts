import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";

const bodyOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

beforeEach(() => {
  vi.resetModules();
});

async function browserWithSaved(words: readonly string[]) {
  const { userData } = await import("./user-data.ts");
  userData.put("setting", "tasbih.phrases", [...words]);
  await userData.settled();
  vi.resetModules();
}

test("a press before the disk was read is done upon what lies there", async () => {
  await browserWithSaved(["kept before"]);
  const { onCollectionReady } = await import("./use-synced-setting.ts");
  const { saveRecord, collectionView } = await import("./use-collection.ts");
  expect(collectionView("setting").isReady).toBe(false);
  const seen = await new Promise<readonly string[]>((post) =>
    onCollectionReady("setting", (bodies) => {
      const next = [...bodyOf(bodies.get("tasbih.phrases")), "pressed early"];
      saveRecord("setting", "tasbih.phrases", next);
      post(next);
    }),
  );
  expect(seen).toEqual(["kept before", "pressed early"]);
  expect(collectionView("setting").bodies.get("tasbih.phrases")).toEqual(seen);
});

test("once it was loaded, the press takes effect immediately", async () => {
  await browserWithSaved(["kept before"]);
  const { onCollectionReady } = await import("./use-synced-setting.ts");
  const { openUserData } = await import("./use-collection.ts");
  await (await openUserData()).load("setting");
  const act = vi.fn();
  onCollectionReady("setting", act);
  expect(act).toHaveBeenCalledTimes(1);
});
