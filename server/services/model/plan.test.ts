import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { AnswerLine } from "#contract/assistant-answer.ts";
import { leaks } from "#domain/citations/leaks.testing.ts";
import type { Citation } from "#domain/conversation/citation.ts";
import { assistants } from "#server/services/assistants.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { type AnswerTexts, answerLines } from "./answer-lines.ts";
import { type Model, type ModelPrompt, ModelUnavailableError } from "./model.ts";
import { mostSteps, planSources } from "./plan.ts";

const published = fileURLToPath(new URL("../../../.built/public", import.meta.url));
const read = publishedTexts(published);
const assistantIn = assistants(quranSearches(published));
const never = new AbortController().signal;

/** A model that replies to each kind of prompt as it is told, and the prompts that it was sent. */
function fakeModel(reply: (prompt: ModelPrompt, kind: "plan" | "opinion" | "answer") => string) {
  const prompts: { kind: string; prompt: ModelPrompt }[] = [];
  const model: Model = {
    name: "fake",
    async *reply(prompt) {
      const kind = prompt.instructions.startsWith("You prepare")
        ? "plan"
        : prompt.instructions.startsWith("You compare")
          ? "opinion"
          : "answer";
      prompts.push({ kind, prompt });
      const text = reply(prompt, kind);
      if (text === "away") throw new ModelUnavailableError("unreachable");
      for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
    },
  };
  return { model, prompts, count: (kind: string) => prompts.filter((one) => one.kind === kind).length };
}

const patience: Citation = { kind: "quran", surah: 2, ayah: 153 };
const placeholder = ["seek help through patience and prayer and be near the patient"];
/** Sources with words of our own: no scripture is needed to test what is shown. */
const texts: AnswerTexts = {
  ground: async (citations) => citations.map((citation) => ({ citation, texts: placeholder })),
  lock: async () => ({
    isScripture: () => false,
    judgeQuote: () => {
      throw new Error("nothing is quoted in Arabic here");
    },
  }),
};

describe("planning before writing", () => {
  const plan = async (model: Model, steps = mostSteps) =>
    planSources(
      { model, assistant: await assistantIn("en"), read, steps },
      { question: "how do I bear loss", citations: [patience] },
      never,
    );

  test("searches again, counts and opens the commentary, in at most three steps", async () => {
    const steps = [
      { do: "search", question: "verses about orphans" },
      { do: "count", word: "how often does patience occur" },
      { do: "tafsir", verse: "2:153" },
      { do: "search", question: "verses about mercy" },
    ];
    let at = 0;
    const { model, count } = fakeModel(() => `Sure: ${JSON.stringify(steps[at++])}`);
    const { citations, notes } = await plan(model);
    expect(count("plan")).toBe(mostSteps);
    expect(citations[0]).toEqual(patience);
    expect(citations.length).toBeGreaterThan(1);
    expect(notes.some((note) => note.startsWith("Tafsir Kemenag 2:153"))).toBe(true);
  });

  test.each([
    ["a ruling", "is music haram"],
    ["danger", "I want to kill myself"],
    ["a judgement of people", "are the shia unbelievers"],
    ["our own tools", "what time is fajr in Jakarta"],
  ])("searches nothing for %s", async (_, question) => {
    const { model } = fakeModel(() => JSON.stringify({ do: "search", question }));
    expect((await plan(model)).citations).toEqual([patience]);
  });

  test("ends at a reply that is no step, at a step taken twice, and where the model is away", async () => {
    for (const [reply, calls] of [
      ["I would search.", 1],
      ['{"do":"delete","question":"x"}', 1],
      ['{"do":"search"', 1],
      ["away", 1],
      ['{"do":"write"}', 1],
      ['{"do":"tafsir","verse":"2:300"}', 2],
      [JSON.stringify({ do: "search", question: "x".repeat(300) }), 1],
    ] as const) {
      const { model, count } = fakeModel(() => reply);
      expect(await plan(model), reply).toEqual({ citations: [patience], notes: [] });
      expect(count("plan"), reply).toBe(calls);
    }
  });
});

type Opinion = (sentence: string) => string;
const yes = (words: string) => JSON.stringify({ entailed: true, words });
const no = JSON.stringify({ entailed: false, words: "" });

async function shown(answer: string, opinion: Opinion, asksTwice = true): Promise<AnswerLine[]> {
  const { model } = fakeModel(({ question }, kind) =>
    kind === "opinion" ? opinion(JSON.parse(question).sentence) : answer,
  );
  const asked = { question: "Verses about patience", before: [], language: "en" } as const;
  const lines: AnswerLine[] = [];
  for await (const line of answerLines({ model, assistantIn, texts, asksTwice }, asked, never))
    lines.push(line);
  return lines;
}
const wordsOf = (lines: readonly AnswerLine[]) =>
  lines.flatMap((line) => (line.kind === "words" ? [line.text] : [])).join(" ");
const markOf = async () => {
  const { find } = await assistantIn("en");
  const [first] = find("Verses about patience").sources;
  return first?.kind === "quran" ? `[[quran:${first.surah}:${first.ayah}]]` : "";
};

describe("a second opinion", () => {
  const sentence = "The verse points to endurance as support";

  test("shows a sentence in other words where the source says so, and only with words that stand in it", async () => {
    const answer = `${sentence} ${await markOf()}.`;
    expect(wordsOf(await shown(answer, () => no, false))).toBe("");
    expect(wordsOf(await shown(answer, () => yes("help through patience")))).toContain(sentence);
    for (const opinion of [no, yes(""), yes("help"), yes("words that stand nowhere"), "Yes.", "away", "{"])
      expect(wordsOf(await shown(answer, () => opinion)), opinion).toBe("");
  });

  test("drops a sentence that words alone would allow, and every word after it, but no source", async () => {
    const mark = await markOf();
    const answer = `Patience and prayer help ${mark}. The patient seek help ${mark}.`;
    expect(wordsOf(await shown(answer, () => yes("patience and prayer")))).toContain("seek help");
    const lines = await shown(answer, (asked) => (asked.includes("prayer") ? no : yes("seek help")));
    expect(wordsOf(lines)).toBe("");
    expect(lines.some(({ kind }) => kind === "quote")).toBe(true);
    expect(lines.at(-1)).toMatchObject({ kind: "end", isLeftOut: true });
  });

  test("shows none of the forbidden sentences, whether it denies, is away or agrees without words", async () => {
    const mark = await markOf();
    for (const leak of leaks)
      for (const opinion of [no, "away", yes("it is so"), yes(leak)]) {
        const written = wordsOf(await shown(`${leak} ${mark}.`, () => opinion));
        expect(written, `${leak} ${opinion}`).toBe("");
      }
  }, 60_000);

  test("is asked about one sentence and its sources, without the question", async () => {
    const { model, prompts } = fakeModel((_, kind) => (kind === "opinion" ? no : "It is spoken of here."));
    const mark = await markOf();
    const asking = fakeModel((_, kind) => (kind === "opinion" ? no : `Patience and prayer help ${mark}.`));
    const asked = { question: "Verses about patience", before: [], language: "en" } as const;
    for await (const _ of answerLines({ model, assistantIn, texts, asksTwice: true }, asked, never));
    for await (const _ of answerLines(
      { model: asking.model, assistantIn, texts, asksTwice: true },
      asked,
      never,
    ));
    expect(prompts.filter(({ kind }) => kind === "opinion")).toEqual([]);
    const [opinion] = asking.prompts.filter(({ kind }) => kind === "opinion");
    expect(Object.keys(JSON.parse(opinion?.prompt.question ?? "{}"))).toEqual(["sentence", "texts"]);
  });
});
