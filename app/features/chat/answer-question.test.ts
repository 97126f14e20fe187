import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { partsOf } from "#content/assistant/index.ts";
import type { Language } from "#domain/language.ts";
import { assistants } from "#server/services/assistants.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import { answerQuestion } from "./answer-question.ts";

const published = fileURLToPath(new URL("../../../.built/public", import.meta.url));
const assistantIn = assistants(quranSearches(published));

/** The words that are counted, with their numbers, or the word that is not; else the name of the tool. */
async function countFor(question: string, language: Language): Promise<string> {
  const {
    reply,
    count,
    otherCounts = [],
  } = await answerQuestion({ question }, partsOf(await assistantIn(language)), readBuilt);
  if (count) return [count, ...otherCounts].map(({ id, occurrences }) => `${id} ${occurrences}`).join(", ");
  return reply.tool?.tool === "occurrences" ? `no ${reply.tool.word}` : (reply.tool?.tool ?? reply.kind);
}

test.each([
  ["en", "how many times are paradise and hell mentioned", "jannah 69, jahannam 77"],
  ["en", "how often are zakat and salah mentioned", "zakah 32, salah 67"],
  ["ar", "كم مرة ذكرت كلمة الرحمة بالقران", "rahmah 114"],
  ["en", "how many times are freedom and mercy mentioned in the quran", "no freedom"],
  ["ar", "كم مرة وردت كلمة الحرية في القرآن؟", "no الحرية"],
  ["en", "how many times is Adam mentioned with Iblis in the Quran", "no-figure"],
] as const)("in %s, %s is answered with %s", async (language, question, answer) => {
  expect(await countFor(question, language)).toBe(answer);
});
