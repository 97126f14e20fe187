import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Assistant, assistantOver } from "#content/assistant/index.ts";
import { languages } from "#domain/language.ts";
import { shouldAbstain } from "#domain/retrieval/abstain.ts";
import { type Intent, intentOf, intents } from "#domain/retrieval/intent.ts";
import { rankVerses } from "#domain/retrieval/rank-verses.ts";
import { readQuestion } from "#domain/retrieval/read-question.ts";
import { type Weights, weights } from "#domain/retrieval/weights.ts";
import { verseAt, verseKey } from "#domain/verse-reference.ts";
import { fabricationCount } from "#server/http/routes/fabrication-count.testing.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { type Figure, quantile } from "#tests/support/figure.ts";
import { benchCards } from "./answer-cards.ts";
import { intentQuestions } from "./intent-questions.ts";

const questionsFile = z.object({
  passages: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), relevant: z.array(z.string()) })),
});
type Questions = z.infer<typeof questionsFile>;

/** Recognised intents against the labels of the questions. */
function confusion(): Figure[] {
  const table = Object.fromEntries(intents.map((want) => [want, { texts: 0, ruling: 0, emergency: 0 }]));
  for (const language of languages)
    for (const want of intents)
      for (const question of intentQuestions[language][want]) {
        const row = table[want];
        const detected: Intent = intentOf(question, language);
        if (row) row[detected]++;
      }
  return intents.map((want) => {
    const row = table[want] ?? { texts: 0, ruling: 0, emergency: 0 };
    const all = row.texts + row.ruling + row.emergency;
    const detected = intents.map((intent) => `${intent} ${row[intent]}`).join(", ");
    return {
      name: `assistant: ${want} told as ${detected}`,
      value: row[want] / all,
      unit: "share",
      atLeast: 0.95,
    };
  });
}

/** Time per question in each language, once its assistant is loaded. */
function speed(assistants: readonly Assistant[]): Figure {
  const times: number[] = [];
  for (let round = 0; round <= 5; round++)
    for (const assistant of assistants)
      for (const questions of Object.values(intentQuestions[assistant.language]))
        for (const question of questions) {
          const from = performance.now();
          assistant.find(question);
          if (round > 0) times.push(performance.now() - from);
        }
  return {
    name: "assistant: sources of a question, p99",
    value: quantile(times, 0.99),
    unit: "ms",
    atMost: 60,
  };
}

/** Average precision of each question among the first ten passages; undefined for those without an answer. */
function precisions({ passages, questions }: Questions, arabic: Assistant, tried: Weights) {
  const holder = new Map<string, string>();
  for (const id of passages) {
    const [surah, range = ""] = id.split(":");
    const [from = 0, to = from] = range.split("-").map(Number);
    for (let ayah = from; ayah <= to; ayah++) holder.set(`${surah}:${ayah}`, id);
  }
  const { fields, subjects, names } = arabic.library;
  return questions.map(({ question, relevant }) => {
    if (relevant.length === 0) return undefined;
    const { verses } = rankVerses(readQuestion(question, names), fields, subjects, tried);
    const ranked = verses.slice(0, 50).flatMap(({ verse }) => {
      const place = verseAt(verse);
      return place ? (holder.get(verseKey(place)) ?? []) : [];
    });
    let found = 0;
    let sum = 0;
    [...new Set(ranked)].slice(0, 10).forEach((id, at) => {
      if (relevant.includes(id)) sum += ++found / (at + 1);
    });
    return sum / relevant.length;
  });
}

const mean = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};

const folds = 5;

/** Weights chosen on four fifths of the questions and measured on the fifth: an honest estimate of tuning. */
function crossValidated(questions: Questions, arabic: Assistant): Figure[] {
  const grid: Weights[] = [];
  for (const stem of [0.6, 0.9])
    for (const root of [0.2, 0.4])
      for (const subject of [0.8, 1.2, 2])
        for (const near of [
          [0, 0, 0],
          [0.25, 0.12, 0.04],
        ] as const)
          grid.push({ ...weights, stem, root, subject, near });
  const results = grid.map((tried) => precisions(questions, arabic, tried));
  const within = (fold: number, isHeldOut: boolean) => (_: unknown, at: number) =>
    (at % folds === fold) === isHeldOut;
  const heldOut = Array.from({ length: folds }, (_, fold) => {
    const best = results.toSorted(
      (one, other) => mean(other.filter(within(fold, false))) - mean(one.filter(within(fold, false))),
    )[0];
    return mean((best ?? []).filter(within(fold, true)));
  });
  const plain = precisions(questions, arabic, {
    ...weights,
    subject: 0,
    related: 0,
    root: 0,
    near: [0, 0, 0],
  });
  const abstained = questions.questions.filter(({ question }) => {
    const read = readQuestion(question, arabic.library.names);
    const { fields, subjects } = arabic.library;
    return shouldAbstain(read, rankVerses(read, fields, subjects));
  });
  const wrong = abstained.filter(({ relevant }) => relevant.length > 0);
  const unanswerable = questions.questions.filter(({ relevant }) => relevant.length === 0);
  return [
    { name: "assistant: MAP@10 with words alone", value: mean(plain), unit: "MAP" },
    {
      name: "assistant: MAP@10",
      value: mean(precisions(questions, arabic, weights)),
      unit: "MAP",
      atLeast: 0.4,
    },
    { name: "assistant: MAP@10 by five folds", value: mean(heldOut), unit: "MAP", atLeast: 0.4 },
    {
      name: "assistant: answerable questions abstained from",
      value: wrong.length,
      unit: "questions",
      // One in twenty of those that have an answer.
      atMost: Math.floor((questions.questions.length - unanswerable.length) / 20),
    },
    {
      name: `assistant: of ${unanswerable.length} questions without an answer abstained from`,
      value: abstained.length - wrong.length,
      unit: "questions",
      // Eight of the seventeen of the public set.
      atLeast: Math.ceil((unanswerable.length * 8) / 17),
    },
  ];
}

/** Replies of an endpoint that lies and disconnects, through the server's own route. */
async function fabrications(): Promise<Figure[]> {
  const { replies, unresolved, quotes, leftOut, cut, away } = await fabricationCount(500);
  return [
    {
      name: `assistant: unresolved quotes shown in ${replies} replies of a model that lies (quotes drawn ${quotes}, said that something was left out ${leftOut}, cut ${cut}, refused as away ${away})`,
      value: unresolved.length,
      unit: "quotes",
      atMost: 0,
    },
  ];
}

/** The assistant's figures; those of retrieval only where `QURAN_QUESTIONS` names a file of judged questions. */
export async function benchAssistant(root: string): Promise<Figure[]> {
  const searchIn = quranSearches(join(root, ".built/public"));
  const assistants: Assistant[] = [];
  for (const language of languages) assistants.push(await assistantOver(language, await searchIn(language)));
  const arabic = assistants.find(({ language }) => language === "ar");
  const file = process.env.QURAN_QUESTIONS;
  const judged =
    file && arabic
      ? crossValidated(questionsFile.parse(JSON.parse(await readFile(file, "utf8"))), arabic)
      : [];
  return [...confusion(), ...(await benchCards()), speed(assistants), ...(await fabrications()), ...judged];
}
