import { describe, expect, test } from "vitest";
import { savedVerses } from "./bookmarks-tab.tsx";

const green = { colour: "green" } as const;

describe("verses that a person marked", () => {
  const marks = {
    bookmarks: new Map([
      ["2:255", green],
      ["36:13", green],
    ]),
    favorites: ["112:1", "2:255"],
    notes: new Map([
      ["36:13", "read again"],
      ["18:10", "the cave"],
    ]),
  };
  const { bookmarked, favorite, noted } = savedVerses(marks);
  const keys = (verses: typeof bookmarked) => verses.map(({ key }) => key);

  test("are listed under each of their marks, newest first", () => {
    expect(keys(bookmarked)).toEqual(["36:13", "2:255"]);
    expect(keys(favorite)).toEqual(["2:255", "112:1"]);
    expect(favorite[1]?.verse).toEqual({ surah: 112, ayah: 1 });
  });

  test("are listed under their note only where they have no other mark", () => {
    expect(keys(noted)).toEqual(["18:10"]);
  });

  test("that do not exist are left out", () => {
    const odd = savedVerses({ bookmarks: new Map(), favorites: ["115:1", "x", "2:1"], notes: new Map() });
    expect(keys(odd.favorite)).toEqual(["2:1"]);
  });
});
