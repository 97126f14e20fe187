import { describe, expect, test } from "vitest";
import type { Edition } from "../edition.ts";
import { BuildError } from "./build-problem.ts";
import { buildTexts } from "./build-texts.ts";
import { editions } from "./described-sources.ts";

/** The Arabic and one more edition, changed for the test. */
function arabicAnd(id: Edition["id"], change: Partial<Edition>): readonly Edition[] {
  return editions
    .filter((edition) => edition.id === "arabic" || edition.id === id)
    .map((edition) => (edition.id === id ? { ...edition, ...change } : edition));
}

describe("building the texts", () => {
  test("leaves out an edition that is switched off", () => {
    expect([...buildTexts(arabicAnd("tr", { enabled: false })).keys()]).toEqual(["arabic"]);
  });

  test("never goes without the Arabic", () => {
    expect(() => buildTexts(arabicAnd("arabic", { enabled: false }))).toThrow(
      "the Arabic text cannot be switched off",
    );
  });

  test("rejects an edition without its translator", () => {
    expect(() => buildTexts(arabicAnd("fr", { author: " " }))).toThrow(BuildError);
    expect(() => buildTexts(arabicAnd("fr", { author: " " }))).toThrow("fr · lacks its translator or author");
  });

  test("rejects the Turkish verse that its package has broken unless it is replaced", () => {
    expect(() => buildTexts(arabicAnd("tr", { replacements: [] }))).toThrow(
      "tr · 87:14 · repeats the verse before it",
    );
    expect(buildTexts(arabicAnd("tr", {})).get("tr")).toHaveLength(6236);
  });
});
