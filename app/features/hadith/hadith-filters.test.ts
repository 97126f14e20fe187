import { describe, expect, test } from "vitest";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { haveSameList, readHadithFilters } from "./hadith-filters.ts";

const read = (search: string) => readHadithFilters(new URLSearchParams(search));

describe("the filters of an address", () => {
  test("are read by name", () => {
    expect(read("q=intention&collection=muslim&category=faith&id=x&page=2")).toEqual({
      query: "intention",
      collection: "muslim",
      category: "faith",
      id: "x",
      page: 2,
    });
    expect(read("")).toEqual({ query: "", page: 1 });
    expect(read("set=forty-nawawi")).toEqual({ query: "", set: "forty-nawawi", page: 1 });
  });

  test("that do not exist are named and ignored", () => {
    expect(read("collection=bukari&category=faith")).toEqual({
      query: "",
      category: "faith",
      page: 1,
      unknown: "bukari",
    });
    expect(read("set=forty-one").unknown).toBe("forty-one");
    expect(read(`category=${"x".repeat(5000)}`).unknown).toHaveLength(40);
  });

  test("cut a search to its longest length and ignore a page that is not a number", () => {
    expect(read(`q=${"ا".repeat(5000)}`).query).toHaveLength(longestQuery);
    for (const page of ["0", "-1", "1e9", "two", "12345"]) expect(read(`page=${page}`).page).toBe(1);
  });

  test("give the same list whichever hadith is open", () => {
    expect(haveSameList(read("q=a&id=1"), read("q=a&id=2"))).toBe(true);
    expect(haveSameList(read("q=a"), read("q=b"))).toBe(false);
    expect(haveSameList(read("category=faith"), read(""))).toBe(false);
    expect(haveSameList(read("set=forty-nawawi"), read(""))).toBe(false);
  });
});
