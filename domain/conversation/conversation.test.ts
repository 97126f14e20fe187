import { describe, expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import type { Sources } from "#domain/retrieval/sources.ts";
import { withContext, withPreviousQuestion } from "./follow-up.ts";
import { quranTool } from "./quran-tool.ts";
import { replyTo } from "./reply.ts";

const why = { words: [], subjects: [] };
const sources: Sources = {
  abstained: false,
  views: [],
  subjects: ["patience"],
  words: ["patience"],
  sources: [
    { kind: "quran", surah: 2, ayah: 153, score: 1, why },
    { kind: "quran", surah: 2, ayah: 155, score: 0.9, why },
    { kind: "quran", surah: 3, ayah: 200, score: 0.8, why },
    { kind: "hadith", id: "wonder-of-the-believer", score: 0.4, why },
  ],
};
const reply = (question: string, language: Language = "en", found = sources) =>
  replyTo(question, { language, find: () => found });

describe("questions about the mushaf", () => {
  test.each([
    ["en", "How many verses in Al-Baqarah?", { tool: "verse-count", surah: 2 }],
    ["ar", "كم عدد آيات سورة البقرة؟", { tool: "verse-count", surah: 2 }],
    ["tr", "Bakara suresi kaç ayettir?", { tool: "verse-count", surah: 2 }],
    ["fr", "Combien de versets dans la sourate Maryam ?", { tool: "verse-count", surah: 19 }],
    [
      "en",
      "compare 2:255 and 3:2",
      {
        tool: "verses",
        verses: [
          { surah: 2, ayah: 255 },
          { surah: 3, ayah: 2 },
        ],
      },
    ],
    ["en", "What is the next verse after 2:286?", { tool: "verses", verses: [{ surah: 3, ayah: 1 }] }],
    ["ar", "ما الآية ٢:٢٥٥", { tool: "verses", verses: [{ surah: 2, ayah: 255 }] }],
    ["en", "Read me 2:300", { tool: "no-such-verse", asked: "2:300" }],
    ["en", "How many times does the word throne occur?", { tool: "occurrences", word: "throne", by: "word" }],
    ["ar", "كم مرة وردت كلمة الصبر في القرآن؟", { tool: "occurrences", word: "الصبر", by: "word" }],
    ["ar", "كم مرة ورد جذر صبر في القرآن؟", { tool: "occurrences", word: "صبر", by: "root" }],
    ["en", "How many times does the root صبر occur?", { tool: "occurrences", word: "صبر", by: "root" }],
    ["ar", "جذر ك ت ب", { tool: "occurrences", word: "كتب", by: "root" }],
    ["en", "How many times does the word Allah occur?", { tool: "occurrences", word: "allah", by: "word" }],
    ["ar", "كم مرة ورد اسم الله في القرآن؟", { tool: "occurrences", word: "الله", by: "word" }],
    ["tr", "Allah kelimesi kaç kez geçiyor?", { tool: "occurrences", word: "allah", by: "word" }],
    ["en", "What is the meaning of the word الصمد?", { tool: "meaning", word: "الصمد" }],
    ["ar", "ما معنى كلمة الصمد؟", { tool: "meaning", word: "الصمد" }],
    ["fr", "Quel est le sens du mot الصمد ?", { tool: "meaning", word: "الصمد" }],
    ["ur", "لفظ الصمد کا مطلب کیا ہے؟", { tool: "meaning", word: "الصمد" }],
    ["id", "Apa arti kata الصمد?", { tool: "meaning", word: "الصمد" }],
    ["tr", "الصمد ne demek?", { tool: "meaning", word: "الصمد" }],
  ] as const)("in %s, %j is answered by a tool", (language, question, tool) => {
    expect(quranTool(question, language)).toEqual(tool);
  });

  test("other questions are not", () => {
    for (const question of ["verses about patience", "who was Moses", "", "how many days of fasting"])
      expect(quranTool(question, "en"), question).toBeUndefined();
  });
});

describe("a reply", () => {
  test("cites the best verses, one of neighbouring ones, then other texts", () => {
    expect(reply("verses about patience")).toEqual({
      kind: "found",
      subjects: ["patience"],
      citations: [
        { kind: "quran", surah: 2, ayah: 153 },
        { kind: "quran", surah: 3, ayah: 200 },
        { kind: "hadith", id: "wonder-of-the-believer" },
      ],
    });
  });

  test("to a question for a ruling cites the views of the schools, and no verse that only has its words", () => {
    const found = { ...sources, views: ["takbir", "bow", "rise"] };
    expect(reply("Is it allowed to raise the hands?", "en", found).citations).toEqual([
      { kind: "view", id: "takbir" },
      { kind: "view", id: "bow" },
    ]);
    expect(reply("verses about patience", "en", found).citations).not.toContainEqual({
      kind: "view",
      id: "bow",
    });
  });

  test("treats a follow-up to a ruling as the same ruling", () => {
    const found = replyTo("and if he was angry?", {
      language: "en",
      before: "My husband said talaq three times, am I divorced?",
      find: () => sources,
    });
    expect(found.kind).toBe("ruling");
  });

  test("gives no verdict on request, but a referral to scholars", () => {
    expect(reply("هل وقع الطلاق؟", "ar")).toEqual({ kind: "ruling", subjects: [], citations: [] });
  });

  test("does not teach how something is done by verses that have its words", () => {
    for (const [asked, language] of [
      ["how to pray witr", "en"],
      ["كيف اصلي الوتر", "ar"],
      ["comment prier witr", "fr"],
      ["witr ki namaz ka tareeqa", "ur"],
      ["cara sholat witir", "id"],
      ["vitir namazı nasıl kılınır", "tr"],
    ] as const)
      expect(reply(asked, language).kind, asked).toBe("nothing");
    expect(reply("how did Noah call his people", "en").kind).toBe("found");
  });

  test("cites no source for a ruling that no text covers", () => {
    expect(reply("Is bitcoin halal?", "en", { ...sources, abstained: true })).toMatchObject({
      kind: "ruling",
    });
    const { citations } = reply("Is bitcoin halal?", "en", { ...sources, abstained: true });
    expect(citations.filter(({ kind }) => kind !== "view")).toEqual([]);
  });

  test.each([
    ["en", "Where does the word mercy occur?", "mercy"],
    ["ar", "أين وردت كلمة الصبر في القرآن؟", "الصبر"],
    ["fr", "Où apparaît le mot patience dans le Coran ?", "patience"],
    ["ur", "لفظ صبر قرآن میں کہاں آیا ہے؟", "صبر"],
    ["id", "Di mana kata sabar disebutkan dalam Al-Quran?", "sabar"],
    ["tr", "Sabır kelimesi nerede geçiyor?", "sabir"],
  ] as const)("in %s, %j asks where a word occurs", (language, asked, word) => {
    expect(quranTool(asked, language)).toEqual({ tool: "occurrences", word, by: "word" });
  });

  test("recognises the verse of the throne by name when the next verse is asked for", () => {
    const next = { tool: "verses", verses: [{ surah: 2, ayah: 256 }] };
    expect(quranTool("next verse after ayat al-kursi", "en")).toEqual(next);
    expect(quranTool("ما الآية التالية بعد آية الكرسي؟", "ar")).toEqual(next);
    expect(quranTool("Where was Moses born?", "en")).toBeUndefined();
    expect(quranTool("سورہ بقرہ میں کتنی آیات ہیں؟", "ur")).toEqual({ tool: "verse-count", surah: 2 });
  });

  test("helps first where a life is in danger", () => {
    expect(reply("I want to die").kind).toBe("emergency");
    expect(reply("زوجي يضربني فهل أصبر عليه؟", "ar").kind).toBe("emergency");
  });

  test("searches nothing for a person in danger, nor for their next message", () => {
    const find = () => {
      throw new Error("texts were searched");
    };
    const dangerMessage = "I want to kill myself";
    expect(replyTo(dangerMessage, { language: "en", find })).toMatchObject({
      kind: "emergency",
      subjects: [],
    });
    expect(replyTo("nobody cares", { language: "en", earlier: [dangerMessage], find })).toMatchObject({
      kind: "emergency",
      isFollowUp: true,
      citations: [],
    });
  });

  test("consoles after a death with a verse chosen by hand, and answers the question beside it", () => {
    const verse = [{ kind: "quran", surah: 2, ayah: 156 }];
    expect(reply("امي ماتت امبارح", "ar")).toMatchObject({ kind: "grief", citations: verse });
    expect(reply("my father passed away, how do we divide the inheritance?")).toMatchObject({
      kind: "ruling",
      distress: "grief",
    });
  });

  test("cites no text where violence is reported", () => {
    expect(reply("my husband beats me, should I be patient?").citations).toEqual([]);
  });

  test("abstains rather than guess, and cites no text", () => {
    const { kind, citations } = reply("crypto", "en", { ...sources, abstained: true });
    expect({ kind, citations }).toEqual({ kind: "nothing", citations: [] });
  });

  test.each([
    ["ar", "هل الشيعة كفار", "group"],
    ["en", "abu bakr or ali", "group"],
    ["id", "siapa lebih baik Ali atau Abu Bakar", "group"],
    ["ar", "مرحبا", "greeting"],
    ["en", "hi", "greeting"],
    ["en", "thanks", "thanks"],
    ["tr", "teşekkürler", "thanks"],
  ] as const)("in %s, to %j, has no sources", (language, question, kind) => {
    expect(reply(question, language)).toEqual({ kind, subjects: [], citations: [] });
  });

  test("to a ruling on a group has no sources either", () => {
    expect(reply("Is it allowed to marry a Shia?").citations).toEqual([]);
  });

  test("answers what follows a greeting", () => {
    expect(reply("Assalamu alaikum, how many verses in surah yasin?").tool).toEqual({
      tool: "verse-count",
      surah: 36,
    });
  });

  test("cites one verse of a passage that is quoted whole", () => {
    const war = [4, 5, 6].map((ayah) => ({ kind: "quran", surah: 9, ayah, score: 1, why }) as const);
    const { citations } = reply("verses about treaties", "en", { ...sources, sources: war });
    expect(citations).toEqual([{ kind: "quran", surah: 9, ayah: 4 }]);
  });

  test.each([
    ["en", "how many verses in surah yasin", { tool: "verse-count", surah: 36 }],
    ["en", "How many verses are in Al-Baqarah?", { tool: "verse-count", surah: 2 }],
    ["en", "How many verses does surah Al-Mulk have?", { tool: "verse-count", surah: 67 }],
    ["en", "How many surahs are in the Quran?", { tool: "quran-fact", fact: "surahs" }],
    ["en", "how many verses in surah blorp", { tool: "unknown-surah" }],
  ] as const)("in %s, to %j, is computed", (language, question, tool) => {
    expect(quranTool(question, language)).toEqual(tool);
  });

  test("counts no word where the question is how often something else happens", () => {
    expect(quranTool("How many times a day do Muslims pray?", "en")).toBeUndefined();
  });
});

describe("a follow-up question", () => {
  test("is searched together with the question before", () => {
    expect(withPreviousQuestion("And for women?", "prayer at home")).toBe("prayer at home And for women?");
    expect(withPreviousQuestion("وللنساء؟", "صلاة الجمعة")).toBe("صلاة الجمعة وللنساء؟");
    expect(withPreviousQuestion("peki kadınlar?", "namaz")).toBe("namaz peki kadınlar?");
  });
  test("takes the whole chain of questions before as context", () => {
    expect(withContext(["Who was Moses?", "prayer at home", "And for women?", "where is that?"])).toBe(
      "prayer at home And for women? where is that?",
    );
  });
  test("is searched alone when it is complete", () => {
    expect(withPreviousQuestion("Who was Moses?", "patience")).toBe("Who was Moses?");
    expect(withPreviousQuestion("And for women?", undefined)).toBe("And for women?");
  });
});
