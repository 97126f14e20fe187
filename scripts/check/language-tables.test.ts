import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import {
  filesByLanguage,
  filesToRead,
  languageTables,
  tablesInCode,
  tablesInJson,
} from "./language-tables.ts";

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
      'const methods = ["en", "ar", "fr", "id", "tr", "ms", "fa"];',
    ].join("\n");
    expect(tablesInCode("a.ts", code, seven)).toEqual([
      { place: "a.ts:1", missing: ["sw"] },
      { place: "a.ts:2", missing: [] },
      { place: "a.ts:3", missing: ["sw"] },
      { place: "a.ts:4", missing: ["sw"] },
    ]);
  });

  test("are also those that leave out one or two of the six, optional where they are objects", () => {
    const code = [
      'const translations = ["en", "fr", "ur", "id", "tr"];',
      'const stemmers = { en: "", fr: "", id: "", tr: "" };',
    ].join("\n");
    expect(tablesInCode("a.ts", code, seven)).toEqual([
      { place: "a.ts:1 (without ar)", missing: ["sw"] },
      { place: "a.ts:2 (optional, without ar, ur)", missing: ["sw"], isOptional: true },
    ]);
  });

  test("are imports of a file for each language, where no table holds them", () => {
    const imports = six.map((code) => `import { words as of${code} } from "./words/${code}.ts";`).join("\n");
    const place = "a.ts imports ./words/<language>.ts";
    expect(tablesInCode("a.ts", imports, seven)).toEqual([{ place, missing: ["sw"] }]);
    const table = "const all = { en: ofen, ar: ofar, fr: offr, ur: ofur, id: ofid, tr: oftr };";
    expect(tablesInCode("a.ts", `${imports}\n${table}`, seven)).toEqual([
      { place: "a.ts:7", missing: ["sw"] },
    ]);
  });

  test("are JSON objects with all six codes as keys, one entry per file", () => {
    const words = { en: "", ar: "", fr: "", ur: "", id: "", tr: "" };
    const text = JSON.stringify([{ title: words }, { title: { ...words, sw: "" } }]);
    expect(tablesInJson("a.json", text, seven)).toEqual([{ place: "a.json (2)", missing: ["sw"] }]);
    expect(tablesInJson("b.json", "{}", seven)).toEqual([]);
  });

  test.each([
    ["a list of codes", { languages: six }],
    ["a list of texts, each with its language", six.map((language) => ({ id: "text", language }))],
    ["a number of languages", { counts: { languages: 6 } }],
    ["keys that are files", Object.fromEntries(six.map((code) => [`sheet-${code}.pdf`, "hash"]))],
  ])("are in JSON also %s", (_, value) => {
    expect(tablesInJson("a.json", JSON.stringify(value), seven)).toEqual([
      { place: "a.json (1)", missing: ["sw"] },
    ]);
  });

  test("are files that exist for each language", () => {
    const files = six.flatMap((code) => [`a/${code}/words.json`, `b/text.${code}.json`]);
    expect(filesByLanguage([...files, "a/sw/words.json", "b/text.json"], seven)).toEqual([
      { place: "a/<language>/words.json", missing: [] },
      { place: "b/text.<language>.json", missing: ["sw"] },
    ]);
  });

  test("do not cover the files to read, which exist and which no pattern finds", () => {
    const listed = languageTables(root, languages).map(({ place }) => place.split(/[: ]/)[0]);
    for (const file of Object.keys(filesToRead)) {
      expect(existsSync(resolve(root, file)), file).toBe(true);
      expect(listed).not.toContain(file);
    }
  }, 60_000);

  test("lack none of the product's languages", () => {
    const tables = languageTables(root, languages);
    expect(tables.filter(({ missing, isOptional }) => missing.length > 0 && !isOptional)).toEqual([]);
    expect(tables.length).toBeGreaterThan(80);
  }, 60_000);

  test("all lack a language that does not exist yet", () => {
    const tables = languageTables(root, [...languages, "zz"]);
    expect(tables.filter(({ missing }) => !missing.includes("zz"))).toEqual([]);
  }, 60_000);
});
