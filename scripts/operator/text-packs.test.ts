import { describe, expect, test } from "vitest";
import { sha256 } from "#server/services/imported-texts.ts";
import { checkTextPack, readManifest } from "./check-text-pack.ts";
import { hadithPacks } from "./hadith-packs.ts";
import { madePack, statement, wholeTranslation } from "./made-pack.testing.ts";

const comment = (verses: string, text = "Made comment") => ({ verses, text });
const hadith = (number: string, text = "Made sentence") => ({ number, text });

function check(lines: readonly unknown[], changes?: Record<string, unknown>) {
  const { manifest, data } = madePack(lines, changes);
  return checkTextPack(readManifest(manifest), () => data);
}

describe("a pack that is right", () => {
  test("of tafsir covers verses and passages in the order of the Quran", () => {
    const { verses } = check([comment("2:255-257"), comment("1:1", "Two\nparagraphs")]);
    expect(verses).toEqual([
      { first: 1, last: 1, text: "Two\nparagraphs" },
      { first: 262, last: 264, text: "Made comment" },
    ]);
  });

  test("of a translation has all 6,236 verses, with every letter as it was", () => {
    const lines = wholeTranslation.with(0, comment("1:1", " “Ô” — …  [1] "));
    const { verses } = check(lines, { kind: "translation" });
    expect(verses).toHaveLength(6236);
    expect(verses[0]?.text).toBe(" “Ô” — …  [1] ");
  });

  test("of hadith has rows of its collection and language", () => {
    const { hadith: rows } = check([{ ...hadith("33a"), grades: [{ grade: "Sahih", grader: "Somebody" }] }], {
      kind: "hadith",
    });
    expect(rows).toEqual([
      {
        collection: "made-book",
        language: "fr",
        title: "Made text",
        number: "33a",
        text: "Made sentence",
        grades: [{ grade: "Sahih", grader: "Somebody" }],
      },
    ]);
  });

  test("comes from an open layout of hadith, one for each language", () => {
    const row = { collection: "made-book", title: "Made", number: "1", grades: [] };
    const made = hadithPacks(
      [
        { ...row, language: "ar", text: "جملة مصنوعة" },
        { ...row, language: "en", text: "Made sentence", narrator: "Somebody" },
      ],
      statement,
    );
    expect(made.map(({ id }) => id)).toEqual(["made-book-ar", "made-book-en"]);
    for (const { manifest, files } of made)
      expect(
        checkTextPack(readManifest(manifest), (path) => Buffer.from(files[path] ?? "")).hadith,
      ).toHaveLength(1);
  });
});

const one = [comment("1:1")];
const file = { path: "data.ndjson", sha256: "0".repeat(64), count: 1 };

describe("a pack is refused in one line", () => {
  test.each<[string, readonly unknown[], Record<string, unknown>, RegExp]>([
    ["another format", one, { format: "riwaq-text-pack-9" }, /"format"/],
    ["an unknown kind", one, { kind: "sheet-music" }, /"kind"/],
    ["a language that is not one of the six", one, { language: "de" }, /"language"/],
    ["another language than its texts", one, { language: "ar" }, /"language" is ar, but 1 texts/],
    [
      "a language written in Latin letters without any",
      [comment("1:1", "تفسير")],
      {},
      /no Latin letter|no text has a Latin/,
    ],
    ["no licence", one, { licence: "  " }, /"licence" is empty/],
    ["no statement of rights", one, { rights: "" }, /"rights" is empty/],
    ["a source that is no web address", one, { source: "javascript:alert(1)" }, /"source"/],
    ["an unknown field", one, { note: "x" }, /note/],
    ["a file outside its folder", one, { files: [{ ...file, path: "../x.ndjson" }] }, /files\.0\.path/],
    ["a file named twice", one, { files: [file, file] }, /twice/],
    ["another hash", one, { files: [file] }, /has SHA-256 .* but pack\.json says 0{64}/],
    ["hadith without a collection", [hadith("1")], { kind: "hadith", collection: undefined }, /"collection"/],
    ["a verse that does not exist", [comment("2:287")], {}, /line 1: there are no verses 2:287/],
    ["a passage beyond its surah", [comment("1:6-8")], {}, /there are no verses 1:6-8/],
    ["a passage backwards", [comment("2:5-3")], {}, /there are no verses 2:5-3/],
    [
      "two texts on a verse",
      [comment("2:1-4"), comment("2:4")],
      {},
      /line 2: .* already, in data\.ndjson, line 1/,
    ],
    ["an empty text", [comment("1:1", " \n ")], {}, /line 1: "text" is empty/],
    ["a control character", [comment("1:1", "a\u0000b")], {}, /line 1: "text" holds control/],
    ["a direction override", [comment("1:1", "a\u202eb")], {}, /holds control, direction/],
    ["a text that is too long", [comment("1:1", "a".repeat(200_001))], {}, /line 1: "text"/],
    [
      "a translation that lacks verses",
      wholeTranslation.slice(1),
      { kind: "translation" },
      /6236 verses, and this one 6235/,
    ],
    ["a translation of passages", [comment("1:1-2")], { kind: "translation" }, /one line for each verse/],
    [
      "a number used twice",
      [hadith("1"), hadith("1")],
      { kind: "hadith" },
      /line 2: its number 1 is used already/,
    ],
    ["hadith with broken characters", [hadith("1", "a\ufffd")], { kind: "hadith" }, /line 1: "text" holds/],
    ["hadith without a number", [{ text: "x" }], { kind: "hadith" }, /line 1: "number"/],
  ])("with %s", (_name, lines, changes, message) => {
    let said = "";
    try {
      check(lines, changes);
    } catch (error) {
      said = error instanceof Error ? error.message : "";
    }
    expect(said).toMatch(message);
    expect(said).not.toContain("\n");
  });

  test("with fewer lines than it says, lines that are not JSON, or not in UTF-8", () => {
    const { manifest, data } = madePack(one);
    const checkBytes = (content: Buffer, count: number) => {
      const files = [{ path: "data.ndjson", sha256: sha256(content), count }];
      return checkTextPack(readManifest(madePack(one, { files }).manifest), () => content);
    };
    expect(() => checkBytes(data, 2)).toThrow("data.ndjson has 1 lines, but pack.json says 2");
    expect(() => checkBytes(Buffer.from("{\n"), 1)).toThrow("data.ndjson, line 1: this is not JSON");
    expect(() => checkBytes(Buffer.from([0xff, 0x0a]), 1)).toThrow("data.ndjson is not in UTF-8");
    expect(() => checkTextPack(readManifest(manifest), () => data.subarray(5))).toThrow("has SHA-256");
    expect(() => readManifest("{")).toThrow("pack.json: this is not JSON");
    expect(() => readManifest(" ".repeat(65_537))).toThrow("larger");
  });
});
