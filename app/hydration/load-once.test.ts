import { expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

test("loads at the first call only, for calls at the same time too", async () => {
  const load = vi.fn(async () => ({}));
  const once = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([once(), once()]);
  expect(second).toBe(first);
  expect(await once()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test("rejects when loading fails, and the next call loads again", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("there");
  const once = loadOnce(load);
  await expect(once()).rejects.toThrow("offline");
  await expect(once()).resolves.toBe("there");
});
