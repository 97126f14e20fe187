import { describe, expect, test } from "vitest";
import { changedSearch } from "./address-parameters.ts";
import { favoritesOnlyChange, readFavoritesOnly } from "./favorites-filter.ts";

const read = (search: string) => readFavoritesOnly(new URLSearchParams(search));

describe("favourites only", () => {
  test("is read from the address, and from nothing else in it", () => {
    expect(read("?favorites=only")).toBe(true);
    for (const search of ["", "?favorites=", "?favorites=all", "?q=favorites%3Donly"])
      expect(read(search), search).toBe(false);
  });

  test("goes into the address beside the other filters and out of it again", () => {
    const on = changedSearch("?q=mercy&category=Sleep&page=3", favoritesOnlyChange(true));
    expect(on).toBe("?q=mercy&category=Sleep&favorites=only");
    expect(read(on)).toBe(true);
    expect(changedSearch(on, favoritesOnlyChange(false))).toBe("?q=mercy&category=Sleep");
  });
});
