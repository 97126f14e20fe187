import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";

const bodyOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

beforeEach(() => {
  vi.resetModules();
});

async function aBrowserThatKept(words: readonly string[]) {
  const { kept } = await import("./kept.ts");
  kept.put("setting", "tasbih.phrases", [...words]);
  await kept.settled();
  vi.resetModules();
}

test("a press before the disk was read is done upon what lies there", async () => {
  await aBrowserThatKept(["kept before"]);
  const { uponKept } = await import("./upon-kept.ts");
  const { keepSoon, keptView } = await import("./use-kept-later.ts");
  expect(keptView("setting").isReady).toBe(false);
  const seen = await new Promise<readonly string[]>((tell) =>
    uponKept("setting", (bodies) => {
      const next = [...bodyOf(bodies.get("tasbih.phrases")), "pressed early"];
      keepSoon("setting", "tasbih.phrases", next);
      tell(next);
    }),
  );
  expect(seen).toEqual(["kept before", "pressed early"]);
  expect(keptView("setting").bodies.get("tasbih.phrases")).toEqual(seen);
});

test("once it was read, the press is done at once", async () => {
  await aBrowserThatKept(["kept before"]);
  const { uponKept } = await import("./upon-kept.ts");
  const { openKept } = await import("./use-kept-later.ts");
  await (await openKept()).load("setting");
  const act = vi.fn();
  uponKept("setting", act);
  expect(act).toHaveBeenCalledTimes(1);
});
