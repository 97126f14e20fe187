import { describe, expect, test } from "vitest";
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
    render: async () => {
      rendered += 1;
      return { status: 200, html: `<p>${rendered}</p>`, revalidate };
    },
  } as unknown as BuiltSite;
  const read = () => Promise.reject(new Error("nothing is read"));
  const pages = pageStore(site, "http://localhost", read, 10, () => clock.now);
  const shown = async () => (await pages.read(request)).bodies.identity.toString();
  return { clock, shown };
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
    const { clock, shown } = storeOf("second");
    expect(await Promise.all([shown(), shown()])).toEqual(["<p>1</p>", "<p>1</p>"]);
    clock.now += 999;
    expect(await shown()).toBe("<p>1</p>");
    clock.now += 1;
    expect(await Promise.all([shown(), shown(), shown()])).toEqual(["<p>2</p>", "<p>2</p>", "<p>2</p>"]);
  });

  test("another page is rendered once", async () => {
    const { clock, shown } = storeOf();
    expect(await shown()).toBe("<p>1</p>");
    clock.now += 3 * day;
    expect(await shown()).toBe("<p>1</p>");
  });
});
