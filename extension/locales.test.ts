import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";
import { isUntranslatedSentence, untranslatedWords } from "#tests/accessibility/untranslated-words.ts";

const wordsOf = (language: Language): Record<string, { message: string }> =>
  JSON.parse(readFileSync(join(import.meta.dirname, "_locales", language, "messages.json"), "utf8"));

/** Key names are not translated. */
const keyNames = ["Alt", "Shift"];

describe.each(languages)("the extension's words of %s", (language) => {
  const words = Object.entries(wordsOf(language));

  test("have the keys of English, none empty", () => {
    expect(words.map(([key]) => key)).toEqual(Object.keys(wordsOf("en")));
    for (const [key, { message }] of words) expect(message.trim(), key).not.toBe("");
  });

  test("are in its own language", () => {
    for (const [key, { message }] of words) {
      expect(untranslatedWords(message, language, keyNames), key).toEqual([]);
      const english = wordsOf("en")[key]?.message ?? "";
      expect(language !== "en" && isUntranslatedSentence(message, english), key).toBe(false);
    }
  });
});
