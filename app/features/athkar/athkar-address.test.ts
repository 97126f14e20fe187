import { describe, expect, test } from "vitest";
import { athkarPlaceOf, categoryOf } from "./athkar-address.ts";

const placeOf = (search: string) => athkarPlaceOf(new URLSearchParams(search));

describe("the set an address asks for", () => {
  test("is the set of the hour where it names none, and the one it names otherwise", () => {
    expect(athkarPlaceOf(new URLSearchParams(), "sleep")).toEqual({ name: "sleep", view: "player" });
    expect(athkarPlaceOf(new URLSearchParams("tab=list"), "evening").name).toBe("evening");
    expect(athkarPlaceOf(new URLSearchParams("category=travel"), "sleep").name).toBe("travel");
    expect(athkarPlaceOf(new URLSearchParams("category=noon"), "sleep").name).toBe("morning");
  });

  test("is the one it names, the morning where it names none and no hour is known", () => {
    expect(placeOf("category=sleep&tab=list")).toEqual({ name: "sleep", view: "list" });
    expect(placeOf("")).toEqual({ name: "morning", view: "player" });
    expect(categoryOf("duas")).toBe("dua");
  });

  test.each(["", "dua", "MORNING", "__proto__", "<script>"])(
    "is the morning for %j, and says so",
    (asked) => {
      expect(placeOf(new URLSearchParams({ category: asked }).toString())).toEqual({
        name: "morning",
        view: "player",
        unknown: asked,
      });
    },
  );

  test("does not carry a long value on", () => {
    expect(placeOf(`category=${"x".repeat(5000)}`).unknown).toHaveLength(40);
  });
});
