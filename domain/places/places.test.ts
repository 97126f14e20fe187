import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedTypos, editDistance } from "./edit-distance.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import { type Place, placeName } from "./place.ts";
import { positionPlace } from "./position-place.ts";
import { addRecent, recentLimit, toggleFavourite } from "./recent-places.ts";

const place = (id: string): Place => ({
  id,
  name: id,
  names: { ar: "مدينة" },
  countryCode: "EG",
  region: "",
  latitude: 30,
  longitude: 31,
  timeZone: "Africa/Cairo",
});

describe("a folded name", () => {
  test("has no case, marks, apostrophes, hyphens or Arabic article", () => {
    expect(foldPlaceName("İSTANBUL")).toBe("istanbul");
    expect(foldPlaceName("Şanlıurfa")).toBe("sanliurfa");
    expect(foldPlaceName("Sana'a")).toBe("sanaa");
    expect(foldPlaceName("Saint-Étienne")).toBe("saint etienne");
    expect(foldPlaceName("الإسكندرية")).toBe(foldPlaceName("اسكندريه"));
    expect(foldPlaceName("اسکندریہ")).toBe(foldPlaceName("اسكندرية"));
    expect(foldPlaceName("Łódź")).toBe("lodz");
    expect(foldPlaceName("Århus – Ørsted")).toBe("arhus orsted");
  });

  test("is folded already", () => {
    expect(foldPlaceName(foldPlaceName("ゔ۞"))).toBe(foldPlaceName("ゔ۞"));
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const folded = foldPlaceName(name);
        expect(foldPlaceName(folded).length).toBeLessThanOrEqual(folded.length);
        expect(folded).toBe(folded.trim());
      }),
    );
  });
});

describe("the edit distance", () => {
  test("counts a change, an addition, an omission and a swap as one each", () => {
    expect(editDistance("jakarta", "jakarta", 2)).toBe(0);
    expect(editDistance("jakarta", "jakatra", 2)).toBe(1);
    expect(editDistance("jakarta", "jakrta", 2)).toBe(1);
    expect(editDistance("jakarta", "jakkarta", 2)).toBe(1);
    expect(editDistance("jakarta", "yakarta", 2)).toBe(1);
    expect(editDistance("jakarta", "bogor", 2)).toBe(3);
    expect([allowedTypos(3), allowedTypos(4), allowedTypos(8)]).toEqual([0, 1, 2]);
  });

  test("is symmetric, and zero for equal words", () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom("a", "b", "c") });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 3)).toBe(editDistance(other, one, 3));
        expect(editDistance(one, other, 3) === 0).toBe(one === other);
      }),
    );
  });
});

describe("a place", () => {
  test("has its name in the given language, else its own name", () => {
    expect(placeName(place("Giza"), "ar")).toBe("مدينة");
    expect(placeName(place("Giza"), "tr")).toBe("Giza");
  });

  test("is made from the device's position with its time zone", () => {
    expect(positionPlace(-6.17541, 106.82719)).toMatchObject({
      id: "position:-6.175,106.827",
      latitude: -6.175,
      longitude: 106.827,
      timeZone: "Asia/Jakarta",
    });
    expect(positionPlace(0, 0)?.timeZone).toBe("Etc/GMT");
  });

  test("is not made from invalid coordinates", () => {
    for (const [latitude, longitude] of [
      [Number.NaN, 0],
      [0, Number.NaN],
      [91, 0],
      [0, -181],
      [Number.POSITIVE_INFINITY, 0],
    ] as const)
      expect(positionPlace(latitude, longitude)).toBeUndefined();
  });

  test("goes to the top of the recent places once, of which there are at most five", () => {
    const list = ["a", "b", "c", "d", "e", "f", "c"].map(place).reduce<readonly Place[]>(addRecent, []);
    expect(list.map(({ id }) => id)).toEqual(["c", "f", "e", "d", "b"]);
    expect(list).toHaveLength(recentLimit);
  });

  test("is a favourite until it is toggled off", () => {
    const both = toggleFavourite(toggleFavourite([], place("a")), place("b"));
    expect(both.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(toggleFavourite(both, place("a")).map(({ id }) => id)).toEqual(["b"]);
  });
});
