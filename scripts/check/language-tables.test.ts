import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { filesByLanguage, languageTables, tablesInCode, tablesInJson } from "./language-tables.ts";

const root = resolve(import.meta.dirname, "../..");
const six = ["en", "ar", "fr", "ur", "id", "tr"];
const seven = [...six, "sw"];

describe("language tables", () => {
  test("are objects, arrays, unions and patterns with all six codes", () => {
    const code = [
      'const names = { en: "", ar: "", fr: "", ur: "", id: "", tr: "" };',
      'const list = ["en", "ar", "fr", "ur", "id", "tr", "sw"] as const;',
      'type Code = "en" | "ar" | "fr" | "ur" | "id" | "tr";',
      "const isOne = /^(en|ar|fr|ur|id|tr)$/;",
      'const some = { en: "", fr: "", tr: "" };',
    ].join("\n");
    expect(tablesInCode("a.ts", code, seven)).toEqual([
      { place: "a.ts:1", missing: ["sw"] },
      { place: "a.ts:2", missing: [] },
      { place: "a.ts:3", missing: ["sw"] },
      { place: "a.ts:4", missing: ["sw"] },
    ]);
  });

  test("are JSON objects with all six codes as keys, one entry per file", () => {
    const words = { en: "", ar: "", fr: "", ur: "", id: "", tr: "" };
    const text = JSON.stringify([{ title: words }, { title: { ...words, sw: "" } }]);
    expect(tablesInJson("a.json", text, seven)).toEqual([{ place: "a.json (2)", missing: ["sw"] }]);
    expect(tablesInJson("b.json", "{}", seven)).toEqual([]);
  });

  test("are files that exist for each language", () => {
    const files = six.flatMap((code) => [`a/${code}/words.json`, `b/text.${code}.json`]);
    expect(filesByLanguage([...files, "a/sw/words.json", "b/text.json"], seven)).toEqual([
      { place: "a/<language>/words.json", missing: [] },
      { place: "b/text.<language>.json", missing: ["sw"] },
    ]);
  });

  test("lack none of the product's languages", () => {
    const tables = languageTables(root, languages);
    expect(tables.filter(({ missing }) => missing.length > 0)).toEqual([]);
    expect(tables.length).toBeGreaterThan(80);
  }, 60_000);

  test("all lack a language that does not exist yet", () => {
    const tables = languageTables(root, [...languages, "zz"]);
    expect(tables.filter(({ missing }) => !missing.includes("zz"))).toEqual([]);
  }, 60_000);
});
