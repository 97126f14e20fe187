import { describe, expect, test } from "vitest";
import { athkarPlaceOf, categoryOf } from "./athkar-address.ts";

const placeOf = (search: string) => athkarPlaceOf(new URLSearchParams(search));

describe("the set of an address", () => {
  test("is the set of the hour where the address names none, and the named one otherwise", () => {
    expect(athkarPlaceOf(new URLSearchParams(), "sleep")).toEqual({ name: "sleep", view: "player" });
    expect(athkarPlaceOf(new URLSearchParams("tab=list"), "evening").name).toBe("evening");
    expect(athkarPlaceOf(new URLSearchParams("category=travel"), "sleep").name).toBe("travel");
    expect(athkarPlaceOf(new URLSearchParams("category=noon"), "sleep").name).toBe("morning");
  });

  test("is the named one, or the morning where none is named and the hour is unknown", () => {
    expect(placeOf("category=sleep&tab=list")).toEqual({ name: "sleep", view: "list" });
    expect(placeOf("")).toEqual({ name: "morning", view: "player" });
    expect(categoryOf("duas")).toBe("dua");
  });

  test.each(["", "dua", "MORNING", "__proto__", "<script>"])(
    "is the morning for %j, with the unknown name",
    (requested) => {
      expect(placeOf(new URLSearchParams({ category: requested }).toString())).toEqual({
        name: "morning",
        view: "player",
        unknown: requested,
      });
    },
  );

  test("has an unknown name of at most 40 characters", () => {
    expect(placeOf(`category=${"x".repeat(5000)}`).unknown).toHaveLength(40);
  });
});
