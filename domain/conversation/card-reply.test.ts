import { describe, expect, test } from "vitest";
import type { AskedCard } from "#domain/answer-cards/card-index.ts";
import type { Language } from "#domain/language.ts";
import { asksForMore, withContext, withPreviousQuestion } from "./follow-up.ts";
import { replyTo } from "./reply.ts";

const noTexts = () => ({ abstained: true, sources: [], views: [], subjects: [], words: [] });
const noah: AskedCard = { id: "noah", asked: [], sources: ["71:1-4", "11:42-43"] };

/** Answers with a card for whatever has the subject in it. */
function reply(question: string, cards: Readonly<Record<string, AskedCard>>, before?: string) {
  return replyTo(question, {
    language: "en",
    before,
    find: noTexts,
    findCard: (text) => Object.entries(cards).find(([subject]) => text.includes(subject))?.[1],
  });
}

describe("a card", () => {
  test("answers before texts are searched, with its citations", () => {
    expect(reply("the story of noah", { noah })).toEqual({
      kind: "card",
      card: "noah",
      subjects: [],
      citations: [
        { kind: "quran", surah: 71, ayah: 1 },
        { kind: "quran", surah: 11, ayah: 42 },
      ],
    });
  });

  test.each([
    ["I want to kill myself like noah", "emergency"],
    ["my father died, noah", "grief"],
    ["hi", "greeting"],
    ["how many verses in surah nuh noah", "tool"],
    ["verses about noah", "nothing"],
  ])("never answers %j", (question, kind) => {
    expect(reply(question, { noah, hi: noah }).kind).toBe(kind);
  });

  test("answers a question for a ruling only where it says so, and hands over", () => {
    const asked = "is it haram to pray sitting";
    expect(reply(asked, { sitting: noah }).kind).toBe("ruling");
    for (const more of [{ ruling: true }, { rulingIfAsked: true }])
      expect(reply(asked, { sitting: { ...noah, ...more } })).toMatchObject({ kind: "card", isRuling: true });
    expect(reply("praying sitting", { sitting: { ...noah, rulingIfAsked: true } }).isRuling).toBeUndefined();
    expect(reply("praying sitting", { sitting: { ...noah, ruling: true } }).isRuling).toBe(true);
    // The card on ablution does not say who may read the Quran.
    expect(reply("quran without wudu", { wudu: { ...noah, ruling: true } }).kind).toBe("ruling");
  });
});

describe("a follow-up without a subject of its own", () => {
  const byLanguage: Readonly<Record<Language, readonly string[]>> = {
    en: ["Tell me more", "why?", "What's the proof?", "and then?"],
    ar: ["طيب والدليل", "ليش؟", "المزيد", "وبعدين؟", "لماذا؟"],
    fr: ["dis-m'en plus", "Pourquoi ?", "et ensuite ?"],
    ur: ["اور بتائیں", "کیوں؟", "دلیل کیا ہے؟", "aur batao"],
    id: ["lanjut", "kenapa?", "apa dalilnya?"],
    tr: ["devam et", "neden?", "peki delili ne?"],
  };

  test.each(Object.entries(byLanguage))("in %s carries the subject and opens the sources", (_, messages) => {
    for (const message of messages) {
      expect(asksForMore(message), message).toBe(true);
      expect(reply(message, { noah }, "the story of noah"), message).toMatchObject({
        kind: "card",
        card: "noah",
        asksForMore: true,
      });
    }
  });

  test("is carried through several messages", () => {
    expect(withContext(["the story of noah", "tell me more", "why?"])).toBe("the story of noah");
  });

  test("finds nothing where nothing was asked before, and is no distress", () => {
    expect(reply("tell me more", { more: noah }).kind).toBe("nothing");
    expect(replyTo("why?", { language: "en", earlier: ["I want to die"], find: noTexts }).kind).toBe(
      "emergency",
    );
  });

  test("with a word of its own is asked together with the question before", () => {
    expect(withPreviousQuestion("and his wife?", "story of noah")).toBe("story of noah and his wife?");
    expect(withPreviousQuestion("وزوجته؟", "قصة نوح")).toBe("قصة نوح وزوجته؟");
    expect(withPreviousQuestion("وضوء", "قصة نوح")).toBe("وضوء");
    expect(withPreviousQuestion("وقت الفجر", "قصة نوح")).toBe("وقت الفجر");
  });
});
