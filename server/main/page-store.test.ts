import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { htmlOf } from "#server/http/routes/pages.ts";
import type { BuiltSite } from "./built-site.ts";
import { pageStore } from "./page-store.ts";

const day = 86_400_000;
const request = { path: "/prayer", search: "", language: "en" } as const;

function storeOf(revalidate?: "second" | "day") {
  const clock = { now: 20_000 * day };
  let rendered = 0;
  const site = {
    originMark: "https://origin.invalid",
    manifest: {},
    folders: { pages: "/nowhere" },
    render: async ({ search }: { search: string }) => {
      rendered += 1;
      const size = Number(/^q=(\d+)/.exec(search)?.[1] ?? 0);
      return { status: 200, html: `<p>${rendered}</p>${randomBytes(size).toString("latin1")}`, revalidate };
    },
  } as unknown as BuiltSite;
  const read = () => Promise.reject(new Error("nothing is read"));
  const pages = pageStore(site, "http://localhost", read, { pages: 10, bytes: 1000 }, () => clock.now);
  const shown = async () => (await htmlOf(await pages.read(request))).toString();
  return { clock, shown, pages };
}

describe("rendered pages", () => {
  test("a page with revalidate: day is cached for the day and rendered again on the next", async () => {
    const { clock, shown } = storeOf("day");
    expect(await shown()).toBe("<p>1</p>");
    clock.now += day - 1;
    expect(await shown()).toBe("<p>1</p>");
    clock.now += 1;
    expect(await shown()).toBe("<p>2</p>");
    expect(await shown()).toBe("<p>2</p>");
  });

  test("a page with revalidate: second is rendered once for all requests within a second", async () => {
    const { clock, shown, pages } = storeOf("second");
    expect(await Promise.all([shown(), shown()])).toEqual(["<p>1</p>", "<p>1</p>"]);
    clock.now += 999;
    expect(await shown()).toBe("<p>1</p>");
    expect(pages.holds(request)).toBe(true);
    clock.now += 1;
    expect(pages.holds(request)).toBe(false);
    expect(await Promise.all([shown(), shown(), shown()])).toEqual(["<p>2</p>", "<p>2</p>", "<p>2</p>"]);
    expect(pages.holds(request)).toBe(true);
  });

  test("another page is rendered once", async () => {
    const { clock, shown } = storeOf();
    expect(await shown()).toBe("<p>1</p>");
    clock.now += 3 * day;
    expect(await shown()).toBe("<p>1</p>");
  });

  test("the cache is bounded by pages and by bytes, and the least recently used page leaves first", async () => {
    const { pages } = storeOf();
    const asked = (search: string) => ({ ...request, search });
    const searches = (held: readonly string[]) => held.filter((search) => pages.holds(asked(search)));
    const small = Array.from({ length: 12 }, (_, at) => `q=0&page=${at}`);
    for (const search of small) await pages.read(asked(search));
    expect(searches(small)).toEqual(small.slice(2));
    // Each takes more than a third of the bytes, in both encodings.
    const large = ["q=150&page=1", "q=150&page=2", "q=150&page=3", "q=150&page=4"];
    for (const search of large.slice(0, 2)) await pages.read(asked(search));
    await pages.read(asked("q=150&page=1"));
    for (const search of large.slice(2, 3)) await pages.read(asked(search));
    expect(searches([...small, ...large])).toEqual(["q=150&page=1", "q=150&page=3"]);
    await pages.read(asked("q=2000"));
    expect(searches([...small, ...large, "q=2000"])).toEqual([]);
  });
});
