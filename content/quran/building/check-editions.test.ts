import { describe, expect, test } from "vitest";
import { editionIds } from "../edition.ts";
import { editionSchema } from "../schema.ts";
import { checkEdition } from "./check-editions.ts";
import { editions } from "./described-sources.ts";

const [first] = editions;

describe("what editions.json says of each text", () => {
  test("covers every edition once and is complete", () => {
    expect(editions.map(({ id }) => id)).toEqual([...editionIds]);
    expect(editions.flatMap(checkEdition)).toEqual([]);
  });

  test.each([
    ["author", "translator or author"],
    ["edition", "edition"],
    ["source", "source"],
  ])("is rejected without its %s", (field, named) => {
    const edition = editionSchema.parse({ ...first, [field]: undefined });
    expect(checkEdition(edition)).toEqual([{ text: "arabic", cause: `lacks its ${named}` }]);
  });

  test("is rejected without a licence statement", () => {
    const edition = editionSchema.parse({ ...first, licence: undefined });
    expect(checkEdition(edition).map(({ cause }) => cause)).toContain("lacks its licence statement");
  });

  test("is rejected when the source is not a URL", () => {
    const edition = editionSchema.parse({ ...first, source: "a book" });
    expect(checkEdition(edition)).toMatchObject([{ cause: "has a source that is no address: a book" }]);
  });

  test("carries Tanzil's notice for the Arabic and never a package's licence", () => {
    expect(first?.licence.statement).toContain("CHANGING IT IS NOT ALLOWED");
    for (const { id, licence } of editions) {
      expect(licence.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (id !== "arabic")
        expect(licence.statement).toMatch(/^Rights reserved by .*no licence found on 2026-11-21/);
    }
  });
});
