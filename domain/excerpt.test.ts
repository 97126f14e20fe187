import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

describe("an excerpt", () => {
  test("is the whole of a short text, and ends a long one after a clause", () => {
    expect(excerptOf("Actions are by intentions.", 60)).toBe("Actions are by intentions.");
    expect(excerptOf("One clause stands here, another follows it, and a third one ends the text.", 44)).toBe(
      "One clause stands here, another follows it …",
    );
  });

  test("never ends before an exception or after a negation, but goes on to the next clause", () => {
    const rule =
      "It is not lawful, except in three cases; whoever keeps to this has kept it, and more follows.";
    expect(excerptOf(rule, 20)).toBe("It is not lawful, except in three cases …");
    expect(
      excerptOf("They asked whether it is, and he said no, never, and then he said: it is.", 30),
    ).not.toMatch(/(?:no|never) …$/);
  });

  test("never ends within a testimony of faith", () => {
    const words =
      "Faith begins with this: no god, as they say, but Allah, and Muhammad is the messenger of Allah, then prayer and fasting, and the rest.";
    expect(excerptOf(words, 32)).toMatch(/messenger of Allah …$/);
  });

  test("stands whole where there is no place for a cut", () => {
    const words = "a text of many words without any sign between them ".repeat(5).trim();
    expect(excerptOf(words, 40)).toBe(words);
  });
});

const wrongEnds = /(?:^| )(?:لا|ما|لم|لن|ليس|عبد|رسول|الا|no|not|never|ne|pas|tidak|bukan|tiada)$/u;

test.each(["ar", "en", "fr", "ur", "id", "tr"])(
  "no excerpt of the hadith in %s ends in the middle of something",
  async (language) => {
    const root = "content/hadith/data";
    const file = language === "ar" ? "hadith.json" : `text.${language}.json`;
    const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith(`/${file}`));
    const parts = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(`${root}/${name}`, "utf8"))),
    );
    const texts: readonly string[] = parts.flatMap((part) =>
      language === "ar"
        ? part.map(({ arabic }: { arabic: string }) => arabic)
        : Object.values<{ text: string }>(part.hadith).map(({ text }) => text),
    );
    expect(texts.length).toBeGreaterThan(75);
    for (const text of texts) {
      const excerpt = excerptOf(text, 90);
      if (excerpt === text) continue;
      const clauses = excerpt.slice(0, -2);
      expect(text.startsWith(clauses), excerpt).toBe(true);
      expect(/[\s\p{P}]/u.test(text[clauses.length] ?? ""), excerpt).toBe(true);
      expect(bare(clauses), excerpt).not.toMatch(wrongEnds);
      expect(bare(text.slice(clauses.length)), excerpt).not.toMatch(
        /^[\s\p{P}]*(?:ﷺ|الا |except|unless|but )/u,
      );
    }
  },
);
