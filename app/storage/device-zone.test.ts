import { afterEach, expect, it, vi } from "vitest";
import { deviceZone } from "./device-zone.ts";

afterEach(() => vi.restoreAllMocks());

it("is asked of the device once, and again when its clock was moved to another zone", () => {
  const asked = vi.spyOn(Intl, "DateTimeFormat");
  const offset = vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-180);
  const first = deviceZone();
  expect(first).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const times = asked.mock.calls.length;
  expect(deviceZone()).toBe(first);
  expect(asked).toHaveBeenCalledTimes(times);
  offset.mockReturnValue(420);
  deviceZone();
  expect(asked).toHaveBeenCalledTimes(times + 1);
});
