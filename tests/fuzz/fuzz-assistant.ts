import assert from "node:assert/strict";
import fc from "fast-check";
import { loadCardIndex } from "#content/answer-cards/index.ts";
import { publishedVerses } from "#content/quran/published-verses.testing.ts";
import { findCard } from "#domain/answer-cards/find-card.ts";
import { wantsTexts } from "#domain/answer-cards/wants-texts.ts";
import { replyGate } from "#domain/citations/reply-gate.ts";
import { withContext, withPreviousQuestion } from "#domain/conversation/follow-up.ts";
import { quranTool } from "#domain/conversation/quran-tool.ts";
import { languages } from "#domain/language.ts";
import { foldPlaceName } from "#domain/places/fold-place-name.ts";
import { recitationVerdict, recognizedWords } from "#domain/recitation-check/recitation-check.ts";
import { intentOf, intents } from "#domain/retrieval/intent.ts";
import { readQuestion } from "#domain/retrieval/read-question.ts";
import { subjectNames } from "#domain/retrieval/subject-names.ts";
import { isVerse } from "#domain/verse-reference.ts";
import { eventData } from "#server/services/model/event-data.ts";
import { oddText } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

const opening = publishedVerses.uthmani.slice(0, 7);

const cards = await loadCardIndex("ar");

const questions = target(
  "questions to the assistant",
  60,
  fc.tuple(oddText, fc.constantFrom(...languages)),
  ([typed, language]) => {
    const tool = quranTool(typed, language);
    if (tool?.tool === "verses") for (const verse of tool.verses) assert(isVerse(verse), "no such verse");
    assert(intents.includes(intentOf(typed, language)), "no intent");
    const names = subjectNames([], language);
    assert(
      readQuestion(withContext([typed, withPreviousQuestion(typed, typed)]), names).subjects.length === 0,
      "no subject",
    );
    foldPlaceName(typed);
    const card = findCard(cards, typed);
    assert(card === undefined || cards.cards.includes(card), "no such card");
    wantsTexts(typed);
  },
);

const ground = [{ citation: { kind: "quran", surah: 1, ayah: 1 }, texts: opening.slice(0, 1) }] as const;
const named = JSON.stringify(ground[0].citation);
const sentence = fc.oneof(
  oddText,
  fc.constantFrom("It is spoken of here [[quran:1:1]]. ", "[[quran:2:255]] ", "Allah says: ", "[[quran:1:1"),
  fc.constantFrom(...opening),
);
const replies = target(
  "replies of a model",
  60,
  fc.tuple(
    fc.array(sentence, { maxLength: 6 }),
    fc.constantFrom(...languages),
    fc.integer({ min: 1, max: 40 }),
  ),
  async ([sentences, language, size]) => {
    const bytes = Buffer.from(sentences.map((sentenceText) => `data: ${sentenceText}\n\n`).join(""));
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    }
    const gate = replyGate(ground, { language });
    const shown = [];
    for await (const data of eventData(pieces())) shown.push(...gate.take(data));
    shown.push(...gate.end().segments);
    for (const segment of shown) {
      if (segment.kind === "quote") assert(JSON.stringify(segment.citation) === named, "an unknown source");
      else assert(!segment.text.includes("[["), "a mark is shown");
    }
  },
);
const passage = opening.join(" ").split(" ");
const recited = target(
  "what a recogniser heard",
  30,
  fc.array(fc.oneof(fc.constantFrom(...passage), oddText), { maxLength: 30 }),
  (sentenceText) => {
    const recognized = recognizedWords(sentenceText.join(" ")).slice(0, 300);
    const verdict = recitationVerdict(passage, recognized);
    assert(!verdict || verdict.words.length === passage.length, "a word without a verdict");
  },
);

/** Questions, recitations and replies of a model. */
export const assistantTargets: readonly Target[] = [questions, replies, recited];
