import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { foldedWords } from "#domain/quote-check/folded-words.ts";
import { runLengths, wordRuns } from "#domain/quote-check/word-runs.ts";
import { chunked, fabricate } from "./fabricator.testing.ts";
import { leaks } from "./leaks.testing.ts";
import { replyGate } from "./reply-gate.ts";
import { type Ground, type Segment, verifyReply } from "./verify-reply.ts";

// Placeholder texts: the verifier knows no scripture, only the sources it is given.
const ground: readonly Ground[] = [
  {
    citation: { kind: "quran", surah: 2, ayah: 153 },
    texts: [
      "the first text of this ground in words that nobody else would use here",
      "نص أول من نصوص هذا الأساس للاختبار",
      "praised gift, patient prophet, patience, each well morning lit with light, and a saying helps",
      "خلق الصبر كريما ويحتاجه الإنسان والنبي صابر",
    ],
  },
  {
    citation: { kind: "quran", surah: 3, ayah: 200 },
    texts: [
      "another text that speaks of something quite different again",
      "hard is the praised patience, a gift",
    ],
  },
  {
    citation: { kind: "hadith", id: "intentions" },
    texts: ["the third text stands in a book and has its own sentence", "a gift praised, namely patience"],
  },
];
const words = (segments: readonly Segment[]) =>
  segments.flatMap((one) => (one.kind === "words" ? [one.text] : [])).join(" ");
const quotes = (segments: readonly Segment[]) => segments.filter(({ kind }) => kind === "quote");

describe("a verified reply", () => {
  test("keeps the model's own words and resolves each source by its reference", () => {
    expect(verifyReply("Patience is praised [[quran:2:153]]. It is hard [[quran:3:200]].", ground)).toEqual({
      segments: [
        { kind: "words", text: "Patience is praised." },
        { kind: "quote", citation: { kind: "quran", surah: 2, ayah: 153 } },
        { kind: "words", text: "It is hard." },
        { kind: "quote", citation: { kind: "quran", surah: 3, ayah: 200 } },
      ],
      isLeftOut: false,
    });
  });

  test("replaces a quote of a source by the source", () => {
    const { segments, isLeftOut } = verifyReply("We read “the first text of this ground”.", ground);
    expect(isLeftOut).toBe(false);
    expect(words(segments)).toBe("We read.");
    expect(quotes(segments)).toHaveLength(1);
  });

  test("the quote check decides on Arabic quotes", () => {
    const quote = "نص أول من نصوص هذا الأساس";
    const judged = (
      verdict: "exact" | "altered" | "not-found",
      ...references: { surah: number; ayah: number }[]
    ) =>
      verifyReply(`نقرأ «${quote}».`, ground, {
        language: "ar",
        judgeQuote: () => ({ verdict, references }),
      });
    const verse = { surah: 3, ayah: 200 };
    expect(quotes(judged("exact", verse).segments)).toEqual([
      { kind: "quote", citation: { kind: "quran", ...verse } },
    ]);
    expect(judged("altered", { surah: 2, ayah: 153 })).toEqual({ segments: [], isLeftOut: true });
    expect(quotes(judged("not-found").segments)).toHaveLength(1);
  });

  test.each([
    ["a verse that does not exist", "See [[quran:2:300]]."],
    ["a verse that was not found", "See [[quran:1:1]]."],
    ["a bare reference that was not found", "See 2:300 for this."],
    ["the same in Arabic digits", "انظر ٢:٣٠٠ في هذا."],
    ["a quote off by a letter", "We read “the first texq of this ground”."],
    ["an invented saying", "The Prophet said that smiles are gold."],
    ["an invented word of God", "Allah says patience is gold."],
    ["a verdict", "Music is haram."],
    ["a verdict in Turkish", "Bu haramdır."],
    ["a quote without its signs", "We know the first text of this ground in words."],
    [
      "a saying beside a true mark",
      "The Prophet said that smiles are worth gold and silver [[hadith:intentions]].",
    ],
    ["a book of hadith with a number", "It stands in Sahih al-Bukhari, no. 6018."],
    ["the same in Arabic", "انظر صحيح مسلم ٢٦٩٩ في هذا."],
    ["a verse named in words", "Read verse 300 of Surah al-Baqarah."],
    ["the same in Turkish", "Bakara suresi 300. ayet bunu anlatır."],
    ["a quote without its signs and off by a letter", "We know the first texq of this ground in words."],
    ["a mark that never ends", "See [[quran:2:15"],
    ["a quote that never ends", "He wrote “the first text."],
  ])("leaves out %s and marks the reply as incomplete", (_, reply) => {
    expect(verifyReply(reply, ground)).toEqual({ segments: [], isLeftOut: true });
  });
});

describe("with the language and the known texts of a reply", () => {
  test("Arabic letters are left out, except in an Arabic reply, where they are its own words", () => {
    const reply = "الصبر خلق كريم يحتاجه كل إنسان.";
    expect(verifyReply(reply, ground, { language: "en" })).toEqual({ segments: [], isLeftOut: true });
    const marked = `${reply.slice(0, -1)} [[quran:2:153]].`;
    expect(words(verifyReply(marked, ground, { language: "ar" }).segments)).toBe(reply);
  });

  test("a quote from memory is recognised", () => {
    const runs = wordRuns();
    runs.learn(["a saying that stands in a book which was not found today"], runLengths.other);
    runs.learn(["كلام في كتاب لم يوجد اليوم"], runLengths.arabic);
    const isScripture = runs.includes;
    for (const reply of ["He teaches that a saying that stands in a book helps.", "كلام في كتاب لم ينفع."])
      expect(verifyReply(reply, ground, { isScripture }), reply).toEqual({ segments: [], isLeftOut: true });
    expect(
      verifyReply("A saying that stands helps [[quran:2:153]].", ground, { isScripture }).isLeftOut,
    ).toBe(false);
  });

  test("a short text is recognised only where it is the whole sentence", () => {
    const runs = wordRuns();
    runs.learn(["By the morning", "And then came rain, at last; light upon light"], runLengths.other);
    for (const reply of ["By the morning!", "light upon light."])
      expect(verifyReply(reply, ground, { isScripture: runs.includes }), reply).toEqual({
        segments: [],
        isLeftOut: true,
      });
    for (const reply of ["By the morning all was well", "There is light upon light in it", "At last"])
      expect(
        verifyReply(`${reply} [[quran:2:153]].`, ground, { isScripture: runs.includes }).isLeftOut,
        reply,
      ).toBe(false);
  });

  test("a blessing on the Prophet is not a quote", () => {
    const runs = wordRuns();
    const texts = ["the Prophet (peace be upon him) went out", "خرج النبي ﷺ إلى الناس"];
    runs.learn([texts[0] ?? ""], runLengths.other);
    runs.learn([texts[1] ?? ""], runLengths.arabic);
    for (const [language, reply] of [
      ["en", "The Prophet (peace be upon him) was patient"],
      ["ar", "كان النبي ﷺ صابرا"],
    ] as const)
      expect(
        verifyReply(`${reply} [[quran:2:153]].`, ground, { language, isScripture: runs.includes }).isLeftOut,
        reply,
      ).toBe(false);
    for (const honorific of ["peace be upon him", "peace and blessings be upon him"])
      expect(foldedWords(`the Prophet (${honorific}) was patient`), honorific).toEqual(
        foldedWords("the Prophet was patient"),
      );
  });

  test("a verse may be named in words next to its mark", () => {
    expect(verifyReply("Verse 153 of the second surah praises it [[quran:2:153]].", ground).isLeftOut).toBe(
      false,
    );
  });
});

describe("what a model may not say, even with a true verse", () => {
  test.each(leaks)("%j is not shown, with or without a copied mark of the source", (leak) => {
    for (const reply of [
      `It is spoken of here [[quran:2:153]]. ${leak}.`,
      `[[quran:2:153]]\n\n${leak}`,
      `${leak} [[quran:2:153]].`,
      `[[quran:2:153]] ${leak}.`,
    ])
      for (const language of languages) {
        const { segments, isLeftOut } = verifyReply(reply, ground, { language });
        expect(words(segments).replace("It is spoken of here.", ""), reply).toBe("");
        expect(isLeftOut, reply).toBe(true);
      }
  });

  test("after it sources are still shown but no more words", () => {
    const { segments } = verifyReply("Take heart. It is spoken of here [[quran:2:153]].", ground);
    expect(segments).toEqual([{ kind: "quote", citation: { kind: "quran", surah: 2, ayah: 153 } }]);
  });
});

describe("a streamed reply", () => {
  test("is the same however it is split into chunks", () => {
    const reply =
      "Patience is praised [[quran:2:153]]. See [[quran:2:300]]. It is hard. The end [[quran:3:200]]";
    const whole = verifyReply(reply, ground);
    for (let seed = 0; seed < 50; seed++) {
      const gate = replyGate(ground);
      const shown = chunked(reply, seed).flatMap((chunk) => [...gate.take(chunk)]);
      const { segments, isLeftOut } = gate.end();
      expect({ segments: [...shown, ...segments], isLeftOut }).toEqual(whole);
    }
  });

  test("that never ends a sentence is dropped", () => {
    const gate = replyGate(ground);
    for (let at = 0; at < 100; at++) expect(gate.take("x".repeat(100))).toEqual([]);
    expect(gate.end().isLeftOut).toBe(true);
  });
});

describe("a model that fabricates", () => {
  test("shows no unresolved quote in five hundred replies", () => {
    const known = new Set(ground.map(({ citation }) => JSON.stringify(citation)));
    let unresolved = 0;
    let shown = 0;
    let leftOut = 0;
    for (let seed = 1; seed <= 500; seed++) {
      const { reply, lies } = fabricate(seed, ground);
      const gate = replyGate(ground);
      const first = chunked(reply, seed).flatMap((chunk) => [...gate.take(chunk)]);
      const { segments, isLeftOut } = gate.end();
      const all = [...first, ...segments];
      for (const one of all)
        if (one.kind === "quote" && !known.has(JSON.stringify(one.citation))) unresolved++;
      const said = words(all);
      unresolved += lies.filter((lie) => said.includes(lie)).length;
      unresolved += said.match(/[«»“”"﴿﴾]|\[\[|\]\]|\d:\d/gu)?.length ?? 0;
      shown += quotes(all).length;
      if (isLeftOut) leftOut++;
    }
    expect(unresolved).toBe(0);
    expect(shown).toBeGreaterThan(300);
    expect(leftOut).toBeGreaterThan(300);
  });
});
