import { describe, expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { type AskedCard, cardIndex } from "./card-index.ts";
import { citationsOf, readCardSource } from "./card-source.ts";
import { findCard } from "./find-card.ts";
import { wantsTexts } from "./wants-texts.ts";

const card = (id: string, asked: readonly string[]): AskedCard => ({ id, asked, sources: ["2:43"] });

const english = [
  card("wudu", ["how to do wudu", "ablution"]),
  card("breaks-wudu", ["what breaks wudu", "does sleep nullify ablution"]),
  card("why-pray", ["why should I pray", "benefits of prayer"]),
  card("how-to-pray", ["how to pray", "learn salah"]),
  card("zakat", ["how much zakat", "zakat"]),
];

const found = (question: string, language: Language = "en", cards: readonly AskedCard[] = english) =>
  findCard(cardIndex(cards, language), question)?.id;

describe("a question", () => {
  test("for a surah is not answered with the story of the prophet it is named after", () => {
    const cards = [card("yusuf", ["prophet yusuf"]), card("kahf", ["surah kahf"])];
    expect(found("prophet yusuf", "en", cards)).toBe("yusuf");
    expect(found("surah yusuf", "en", cards)).toBeUndefined();
    expect(found("surah kahf", "en", cards)).toBe("kahf");
  });

  test.each([
    ["How do I make wudhu please?", "wudu"],
    ["what invalidates my wudu", "breaks-wudu"],
    ["why do we pray", "why-pray"],
    ["teach me how to pray namaz", "how-to-pray"],
    ["ablutoin", "wudu"],
    ["ZAKAAT", "zakat"],
  ])("%j gets the card %j", (question, id) => {
    expect(found(question)).toBe(id);
  });

  test.each([
    "how do I fix my car",
    "wudu and zakat and prayer",
    "please",
    "",
    "who won the match yesterday",
    "zakat inheritance insurance company shares",
    "🕌",
    "benefits",
    "sleep",
    "leafs",
  ])("%j gets none", (question) => {
    expect(found(question)).toBeUndefined();
  });

  test("that fits two cards alike gets none", () => {
    const twins = [card("one", ["night prayer"]), card("other", ["prayer at night"])];
    expect(found("night prayer", "en", twins)).toBeUndefined();
  });

  test.each([
    ["ar", "كيف اتوضا؟"],
    ["ar", "kifach wodou"],
    ["ur", "wuzu kaise karte hain"],
    ["ur", "وضو کیسے کرتے ہیں"],
    ["fr", "comment faire ses ablutions"],
    ["id", "gimana cara berwudhu"],
    ["tr", "abdest nasıl alınır"],
  ] as const)("in %s, %j is folded like the card's", (language, question) => {
    const asked = {
      ar: ["الوضوء", "kayf wudu"],
      ur: ["وضو کا طریقہ"],
      fr: ["les ablutions"],
      id: ["cara wudu"],
      tr: ["abdest almak"],
    };
    const others = [card("zakat", ["zakat", "زكاة", "زکوٰۃ", "zekat"])];
    expect(found(question, language, [card("wudu", asked[language]), ...others])).toBe("wudu");
  });

  test("that asks for verses or hadith is one for the search", () => {
    for (const asked of ["verses about paradise", "آيات عن الصبر", "ayat tentang surga", "cennet ayetleri"])
      expect(wantsTexts(asked), asked).toBe(true);
    for (const asked of ["what is ayat al kursi", "what is paradise like"])
      expect(wantsTexts(asked), asked).toBe(false);
  });
});

describe("a source of a card", () => {
  test("is a passage, a text, a saying or a book", () => {
    expect(readCardSource("2:43-46")).toEqual({ kind: "verses", range: { surah: 2, from: 43, to: 46 } });
    expect(readCardSource("hadith:nawawi-01-intentions")).toEqual({
      kind: "text",
      citation: { kind: "hadith", id: "nawawi-01-intentions" },
    });
    expect(readCardSource("book:bukhari-597")).toEqual({ kind: "book", id: "bukhari-597" });
    for (const wrong of ["2", "2:300", "115:1", "book:", "letter:1", "hadith:../x"])
      expect(readCardSource(wrong), wrong).toBeUndefined();
  });

  test("is cited once, a passage by its first verse, a book not at all", () => {
    expect(citationsOf(["2:43-46", "dua:after-wudu", "2:43-46", "book:bukhari-597"])).toEqual([
      { kind: "quran", surah: 2, ayah: 43 },
      { kind: "dua", id: "after-wudu" },
    ]);
  });
});
