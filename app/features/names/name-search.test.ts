import { describe, expect, test } from "vitest";
import { matchingNames } from "./name-search.ts";
import { loadNamesPage } from "./names-page-data.ts";

const { names } = await loadNamesPage("fr");
const find = (typed: string) => matchingNames(names, typed).map(({ id }) => id);

describe("the search of the names", () => {
  test.each([
    ["الرحمن", 2],
    ["القدوس", 5],
    ["quddus", 5],
    ["Most Holy", 5],
    ["خالق", 12],
  ])("finds %s", (typed, id) => {
    expect(find(typed)).toContain(id);
  });

  test("shows all ninety-nine for a blank search and none for what is no name", () => {
    expect(find("   ")).toHaveLength(99);
    expect(find("xyzzy")).toEqual([]);
    expect(find("ا ".repeat(2500)).length).toBeGreaterThan(0);
  });
});
