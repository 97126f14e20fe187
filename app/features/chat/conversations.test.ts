import { is } from "valibot";
import { describe, expect, test } from "vitest";
import { turnsSchema } from "./conversations.ts";

const user = { role: "user", at: 1, text: "Verses about patience" };
const reply = {
  kind: "found",
  subjects: ["patience"],
  citations: [
    { kind: "quran", surah: 2, ayah: 153 },
    { kind: "hadith", id: "intentions" },
  ],
};
const bot = { role: "bot", at: 2, asked: "Verses about patience", reply };

describe("a stored conversation", () => {
  test("is accepted with everything that an answer may hold", () => {
    const glosses = [{ arabic: "ا", gloss: "a", transliteration: "a", verse: "1:1" }];
    const segments = [
      { kind: "words", text: "a" },
      { kind: "quote", citation: reply.citations[1] },
    ];
    const model = { name: "small", segments, ended: "cut", isLeftOut: true };
    const word = { id: "musa", arabic: "موسى", latin: "Musa", forms: ["موسي"], occurrences: 2, verses: 1 };
    const tools = [
      { tool: "verse-count", surah: 2 },
      { tool: "verses", verses: [{ surah: 2, ayah: 255 }] },
      { tool: "no-such-verse", asked: "2:300" },
      { tool: "occurrences", word: "mercy", by: "root" },
      { tool: "meaning", word: "mercy" },
      { tool: "surah-fact", surah: 36, fact: "juz" },
      { tool: "quran-fact", fact: "surahs" },
      { tool: "unknown-surah" },
      { tool: "no-figure" },
    ].map((tool) => ({ ...bot, reply: { ...reply, kind: "tool", tool } }));
    const turns = [
      user,
      bot,
      { role: "bot", at: 3, asked: "?" },
      { ...bot, reply: { ...reply, kind: "card", card: "wudu", isRuling: true, asksForMore: true } },
      ...tools,
      { ...bot, occurrences: { verses: 3, first: ["1:1"], itself: 2 }, meaning: { glosses, own: "b" } },
      { ...bot, meaning: { glosses }, model },
      { ...bot, meaning: { glosses, isEnglish: true }, count: { ...word, first: ["3:144"] } },
      { ...bot, reply: { kind: "greeting", subjects: [], citations: [] } },
      { ...bot, reply: { kind: "group", subjects: [], citations: [] } },
      { ...bot, reply: { ...reply, kind: "emergency" } },
      { ...bot, reply: { kind: "grief", distress: "grief", isFollowUp: true, subjects: [], citations: [] } },
    ];
    expect(is(turnsSchema, JSON.parse(JSON.stringify(turns)))).toBe(true);
    expect(is(turnsSchema, [])).toBe(true);
  });

  test.each([
    ["nothing", null],
    ["a word", "turns"],
    ["another list", [1, null]],
    ["a turn of an unknown role", [{ ...user, role: "judge" }]],
    ["a question without a time", [{ role: "user", text: "a" }]],
    ["a time that is not a number", [{ ...user, at: "now" }]],
    ["an answer of another kind", [{ ...bot, reply: { ...reply, kind: "verdict" } }]],
    ["a citation of another kind", [{ ...bot, reply: { ...reply, citations: [{ kind: "poem", id: "a" }] } }]],
    [
      "a verse without its number",
      [{ ...bot, reply: { ...reply, citations: [{ kind: "quran", surah: 2 }] } }],
    ],
    ["an unknown tool", [{ ...bot, reply: { ...reply, tool: { tool: "dice" } } }]],
    ["a model's part with an unknown end", [{ ...bot, model: { name: "a", segments: [], ended: "well" } }]],
  ])("is rejected when it holds %s", (_, saved) => {
    expect(is(turnsSchema, saved)).toBe(false);
  });
});
