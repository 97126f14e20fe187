import { describe, expect, test } from "vitest";
import { openNoticePage } from "./show-notice.ts";

/** The windows of a browser at these addresses, and what became of them. */
function windowsAt(...addresses: readonly string[]) {
  const done: string[] = [];
  const open = addresses.map((url) => ({ url, focus: async () => done.push(`focused ${url}`) }));
  const clients = {
    matchAll: async () => open,
    openWindow: async (url: string) => done.push(`opened ${url}`),
  };
  return { clients: clients as unknown as Clients, done };
}

describe("a notice that is tapped", () => {
  test.each([
    ["prayer-fajr", "opened /prayer"],
    ["athkar", "opened /complete-athkar"],
    ["day-2026-02-18", "opened /islamic-calendar"],
  ])("%s leads to what it is about", async (tag, action) => {
    const { clients, done } = windowsAt("https://riwaq.example/");
    await openNoticePage(clients, tag);
    expect(done).toEqual([action]);
  });

  test("leads to the page that is open already", async () => {
    const { clients, done } = windowsAt("https://riwaq.example/complete-athkar?category=sleep");
    await openNoticePage(clients, "athkar");
    expect(done).toEqual(["focused https://riwaq.example/complete-athkar?category=sleep"]);
  });

  test("of another kind opens nothing", async () => {
    const { clients, done } = windowsAt();
    await openNoticePage(clients, "other");
    expect(done).toEqual([]);
  });
});
