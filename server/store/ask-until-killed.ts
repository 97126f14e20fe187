import { performQuestionAction } from "#domain/scholar-question/perform-question-action.ts";
import { sentQuestion } from "#domain/scholar-question/scholar-question.ts";
import { openStore } from "./store.ts";
import { quietLog } from "./temporary-place.ts";

/** Run by a test as its own process: sends, claims and answers questions in a loop and prints what was acknowledged. */
const [dataDirectory = "", round = "0"] = process.argv.slice(2);
const { scholars } = await openStore({ dataDirectory, log: quietLog() });
const packet = { question: "?", language: "en", country: "", madhab: "", sources: [] } as const;
const words = { text: "!", citations: [], scholarName: "S", wording: { question: "?", answer: "!" } };
for (let index = 0; ; index++) {
  const id = `question-${round}-${index}`;
  const now = Date.now();
  let question = await scholars.send(id, sentQuestion("asker", packet, now));
  process.stdout.write(`${id} open\n`);
  for (const act of [
    { act: "claim", scholar: "scholar" },
    { act: "answer", scholar: "scholar", ...words },
    { act: "publish" },
  ] as const) {
    const next = performQuestionAction(question, act, now);
    if (typeof next === "string") throw new Error(next);
    const isDone = await scholars.replace(question, next, {
      now,
      event: "answered",
      publishedId: `${id}-public`,
    });
    if (!isDone) throw new Error("somebody else was there");
    question = { ...next, id, version: question.version + 1 };
    process.stdout.write(`${id} ${next.publication === "published" ? "published" : next.stage}\n`);
  }
}
