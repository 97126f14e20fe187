import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";

const folder = join(import.meta.dirname, "messages");
const areas = readdirSync(join(folder, "en")).map((file) => file.replace(".json", ""));

const wordsOf = (language: Language, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), "utf8"));

type Token = string | readonly [string, string?, unknown?];

/** Every value a message takes and every plural in it, at any depth. */
function partsOf(message: unknown): { values: string[]; plurals: string[][] } {
  const values: string[] = [];
  const plurals: string[][] = [];
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    for (const token of node as Token[]) {
      if (typeof token === "string") continue;
      const [name, kind, choices] = token;
      values.push(name);
      if (kind === "plural" && choices && typeof choices === "object")
        plurals.push(Object.keys(choices).filter((key) => key !== "offset" && !/^=?\d+$/.test(key)));
      if (choices && typeof choices === "object") Object.values(choices).forEach(visit);
    }
  };
  visit(message);
  return { values: [...new Set(values)].sort(), plurals };
}

/** Latin words that stay as they are in Arabic and Urdu. */
const keptLatin =
  /language|F8|CSV|PDF|XLSX|API|OpenAPI|JSON|Riwaq|SHA-256|Firecrawl|https?|YouTube|Chrome|Brave|GPS|iOS|Android|Wi-Fi|MP3|Stripe|Anki|FSRS|QR|ICS|Umm|adhan|robots\.txt|HTML|Markdown/g;

describe.each(languages)("the words of %s", (language) => {
  test.each(areas)("area %s has every key of English, sorted, none empty", (area) => {
    const words = wordsOf(language, area);
    const keys = Object.keys(words);
    expect(keys).toEqual(Object.keys(wordsOf("en", area)));
    expect(keys).toEqual([...keys].sort());
    for (const [key, word] of Object.entries(words)) expect(word.trim(), key).not.toBe("");
  });

  test.each(areas)("area %s takes the values that English takes, with every plural form", (area) => {
    const english = wordsOf("en", area);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, word] of Object.entries(wordsOf(language, area))) {
      const { values, plurals } = partsOf(compileMessage(word));
      expect(values, key).toEqual(partsOf(compileMessage(english[key] ?? "")).values);
      for (const plural of plurals) expect([...plural].sort(), key).toEqual([...forms].sort());
    }
  });
});

describe.each(["ar", "ur"] as const)("the words of %s", (language) => {
  test.each(areas)("area %s has no Latin words", (area) => {
    for (const [key, word] of Object.entries(wordsOf(language, area))) {
      const syntax = /\{\w+(?=[,}])|plural|select|offset|zero|one|two|few|many|other/g;
      const bare = word.replace(syntax, "").replace(keptLatin, "");
      expect(bare.match(/[A-Za-z]{2,}/g), key).toBeNull();
    }
  });
});

/** English words that are no words of French, Indonesian or Turkish. */
const english =
  /(?<![\p{L}’'-])(?:the|and|with|your|you|this|that|these|those|from|please|have|has|which|when|what|where|there|of|is|was|were|their|they|into|about|would|should|could|been|each|every)(?![\p{L}’'-])/giu;

describe.each(["fr", "id", "tr"] as const)("the words of %s", (language) => {
  test.each(areas)("area %s has no English words", (area) => {
    for (const [key, word] of Object.entries(wordsOf(language, area)))
      expect(word.replace(/\{\w+/g, "").match(english), key).toBeNull();
  });
});

describe.each(languages.filter((language) => language !== "en"))("the words of %s", (language) => {
  test.each(areas)("area %s has no sentence left as English has it", (area) => {
    const words = wordsOf("en", area);
    for (const [key, word] of Object.entries(wordsOf(language, area))) {
      const isSentence = (word.replace(/\{\w+/g, "").match(/\b[a-z]{3,}/g)?.length ?? 0) >= 3;
      if (isSentence) expect(word, key).not.toBe(words[key]);
    }
  });
});
