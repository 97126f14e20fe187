import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerInWords } from "#app/features/chat/answer-in-words.ts";
import { loadWords } from "#app/i18n/words.ts";
import { readVerses } from "#content/quran/index.ts";
import { type AssistantAnswer, assistantAnswer } from "#contract/assistant-answer.ts";
import { withContext } from "#domain/conversation/follow-up.ts";
import { knownHelpLines } from "#domain/distress/help-lines.ts";
import { languages } from "#domain/language.ts";
import type { AssistantAnswerOptions } from "./assistant-answer.ts";
import { assistantIn, openApiServer, read } from "./open-api.testing.ts";

/** As the web server answers. */
const answer: AssistantAnswerOptions["answer"] = async ({ question, previous, language }) =>
  answerInWords(
    { question, earlier: previous, before: previous.length > 0 ? withContext(previous) : undefined },
    {
      assistant: await assistantIn(language),
      read,
      helpLines: knownHelpLines,
      now: () => Date.UTC(2026, 10, 26, 9),
    },
  );

let server: FastifyInstance;
beforeAll(async () => {
  server = await openApiServer({ answer });
});
afterAll(() => server.close());

const post = (payload: object, to = server) =>
  to.inject({ method: "POST", url: "/api/assistant/answer", payload });

async function ask(
  language: string,
  question: string,
  previous: readonly string[] = [],
): Promise<AssistantAnswer> {
  const answer = await post({ language, question, previous });
  expect(answer.statusCode, answer.body).toBe(200);
  return assistantAnswer.parse(answer.json());
}

describe("POST /api/assistant/answer without a model", () => {
  test.each([
    ["en", "i want to die tonight", "help"],
    ["ar", "جوزي بيضربني كل يوم", "help"],
    ["ur", "میں مرنا چاہتی ہوں", "help"],
    ["fr", "mon père est décédé ce matin", "grief"],
    ["en", "salam alaikum", "greeting"],
    ["id", "makasih kak", "thanks"],
    ["ar", "هل الشيعة كفار", "group"],
    ["en", "is music haram", "ruling"],
    ["tr", "Musa'nın adı Kur'an'da kaç kez geçer?", "count"],
    ["ur", "سورہ یٰسین میں کتنی آیات ہیں؟", "fact"],
    ["en", "how do I make wudu", "card"],
    ["fr", "versets sur les orphelins", "sources"],
    ["en", "qwrtzp vbnmk", "abstain"],
  ])("in %s: %s is answered as %s", async (language, question, kind) => {
    const { kind: found, text } = await ask(language, question);
    expect(found).toBe(kind);
    expect(text.length).toBeGreaterThan(10);
  });

  test("somebody in danger gets numbers to call and no text that was searched", async () => {
    const danger = await ask("en", "i want to kill myself");
    expect(danger.sources.map(({ type, reference }) => [type, reference])).toEqual([["quran", "39:53"]]);
    expect(danger.links.every(({ url }) => /^tel:\+?\d+$/u.test(url))).toBe(true);
    expect(danger.links.length).toBeGreaterThan(3);
    expect((await ask("en", "my husband hits me, should i be patient")).sources).toEqual([]);
  });

  test("who wants to kill somebody is told to step away, with one hadith on anger", async () => {
    for (const [language, question] of [
      ["en", "I want to kill my brother"],
      ["ar", "هقتله"],
      ["fr", "je vais le tuer"],
      ["ur", "mai usko maar dunga"],
      ["id", "aku mau bunuh dia"],
      ["tr", "onu öldürücem"],
    ] as const) {
      const { kind, text, sources, links } = await ask(language, question);
      const words = await loadWords(language, "chat");
      expect([kind, text]).toEqual(["help", `${words("help.threat")}\n${words("help.threatText")}`]);
      expect(sources.map(({ type }) => type)).toEqual(["hadith"]);
      expect(links[0]?.title).toMatch(/^112 /u);
    }
  });

  test("a verse is quoted letter for letter, with its translator, in all six languages", async () => {
    for (const language of languages) {
      const { sources } = await ask(language, "2:255");
      expect(sources).toHaveLength(1);
      const [verse] = sources;
      expect(verse).toMatchObject({ type: "quran", reference: "2:255" });
      expect(verse?.text).toBe((await readVerses(read, "arabic", 2))[254]);
      if (language === "ar") continue;
      expect(verse?.translation).toBe((await readVerses(read, language, 2))[254]);
      expect(verse?.credits).toHaveLength(1);
    }
  });

  test("figures are those of the Arabic text, or none", async () => {
    const counted = await ask("ar", "كم مرة ورد اسم الله في القرآن؟");
    expect(counted.figures).toEqual({ occurrences: 2699, verses: 1821 });
    expect((await ask("en", "how many times does the word freedom occur")).figures).toBeNull();
    expect((await ask("en", "How many surahs are in the Quran?")).text).toMatch(/114.*30/u);
  });

  test("a card has a source for what it says, our mark and pages of ours", async () => {
    const { text, sources, links } = await ask("tr", "abdest nasıl alınır");
    expect(sources.map(({ reference }) => reference)).toContain("5:6");
    expect(text).not.toMatch(/\{|undefined/u);
    expect(links.map(({ url }) => url)).toContain("/how-to-pray?tab=wudu");
  });

  test("the subject of a follow-up is that of the question before", async () => {
    const first = await ask("en", "verses about orphans");
    const more = await ask("en", "tell me more", ["verses about orphans"]);
    expect(more.sources).toEqual(first.sources);
  });

  test.each([
    [{}, "missing"],
    [{ question: " " }, "missing"],
    [{ question: "x".repeat(2001) }, "too-long"],
    [{ question: 7 }, "unreadable"],
    [{ question: "hi", language: "xx" }, "unknown-value"],
    [{ question: "hi", previous: "no list" }, "unreadable"],
    [{ question: "hi", previous: Array(7).fill("hi") }, "unreadable"],
    [{ question: "hi", model: "yes" }, "unreadable"],
  ])("%j is refused as %s", async (payload, code) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
  });

  test("is open to every origin, is not cached, and the model is not", async () => {
    const { headers } = await server.inject({
      method: "POST",
      url: "/api/assistant/answer",
      headers: { origin: "https://elsewhere.example" },
      payload: { question: "hi" },
    });
    expect(headers).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "no-store" });
    const foreign = await server.inject({
      method: "POST",
      url: "/api/assistant/answer",
      headers: { origin: "https://elsewhere.example" },
      payload: { question: "hi", model: true },
    });
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, "foreign-origin"]);
    expect((await post({ question: "hi", model: true })).json().error.code).toBe("no-model");
  });

  test("one address is answered so many times a second, then asked to wait", async () => {
    const limited = await openApiServer({ mostCalls: 3, answer });
    // The first loads the texts, which may take longer than the second that is counted.
    await post({ question: "hi" }, limited);
    const statuses: number[] = [];
    for (let call = 0; call < 8; call++) statuses.push((await post({ question: "hi" }, limited)).statusCode);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
    await limited.close();
  });
});

describe("a question that a tool of ours answers", () => {
  test.each([
    ["en", "What time is Fajr in Jakarta?", /Fajr in Jakarta, .*2026: 0?4.*\nFajr: /u, "/prayer"],
    ["ar", "مواقيت الصلاة في مكة", /مكة/u, "/prayer"],
    ["tr", "İzmir'de akşam ezanı kaçta?", /İzmir/u, "/prayer"],
    ["en", "when is the next prayer", /I need a place/u, "/prayer"],
    ["en", "fajr time in Blorpville", /no city called “blorpville”/u, "/prayer"],
    ["fr", "direction de la qibla à Paris", /119.*°/u, "/prayer"],
    ["en", "When is Ramadan?", /8 February 2027 \(1 Ramadan 1448 AH\)/u, "/islamic-calendar"],
    ["id", "kapan idul adha 2027", /16 Mei 2027/u, "/islamic-calendar"],
    ["en", "what is 1 Ramadan 1447 in Gregorian", /18 February 2026/u, "/islamic-calendar"],
    ["ur", "آج اسلامی تاریخ کیا ہے؟", /۱۴۴۸/u, "/islamic-calendar"],
    [
      "en",
      "How much zakat on 10,000 dollars?",
      /10,000\u00a0dollars is 250\u00a0dollars.*85 g of gold/su,
      "/donations",
    ],
    ["en", "zakat on 80 grams of gold", /below the nisab of 85 g/u, "/donations"],
  ])("in %s: %s", async (language, question, text, url) => {
    const found = await ask(language, question);
    expect(found.kind).toBe("tool");
    expect(found.text).toMatch(text);
    expect(found.links.map((one) => one.url)).toEqual([url]);
  });
});
