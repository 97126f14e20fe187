import { describe, expect, test } from "vitest";
import { withMap } from "./architecture-map.ts";

const page = (map: string) =>
  `# Architecture\n\nWords before.\n\n<!-- map: written by npm run map -->\n${map}\n<!-- end of map -->\n\n## Words after\n`;

describe("the map of the architecture", () => {
  test("replaces only the lines between its markers", () => {
    expect(withMap(page("an old map"), "a new map")).toBe(page("a new map"));
  });

  test("does not change when it is drawn a second time", () => {
    expect(withMap(page("a map"), "a map")).toBe(page("a map"));
  });

  test("throws for a page without markers, or with the end before the start", () => {
    expect(() => withMap("# Architecture\n", "a map")).toThrow("has no place for the map");
    expect(() => withMap("<!-- end of map -->\n<!-- map: written by npm run map -->\n", "a map")).toThrow(
      "has no place for the map",
    );
  });
});
