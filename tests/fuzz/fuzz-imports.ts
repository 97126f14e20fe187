import fc from "fast-check";
import {
  choicesSchema,
  noticesSchema,
  ownMethodSchema,
  placesSchema,
} from "#app/storage/prayer-setting-schemas.ts";
import { parseWith } from "#app/storage/stored-value.ts";
import { collections } from "#app/storage/user-data/collections.ts";
import { readUserDataFile } from "#app/storage/user-data/user-data-file.ts";
import { hadithSearchAnswer, importedHadith } from "#contract/hadith-search.ts";
import { languages } from "#domain/language.ts";
import { readResult } from "#domain/quiz/quiz-result.ts";
import { readSession } from "#domain/quiz/quiz-session.ts";
import { readCard } from "#domain/review/review-card.ts";
import { cardsFromCsv, cardsToCsv } from "#domain/review/review-csv.ts";
import { readPlan } from "#domain/study-plan/study-plan.ts";
import { newReplica, receive } from "#domain/sync/replica.ts";
import { checkHadith } from "#scripts/operator/check-hadith.ts";
import { readLayout } from "#scripts/operator/hadith-layouts.ts";
import { oddText, oddValue } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

const now = Date.UTC(2026, 10, 21);

const sometimes = <Value>(usual: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: oddValue, weight: 1 });

const key = fc.oneof(
  fc.constantFrom("2:255", "67:1-5", "2026-11-26/asr", "fajr", "name:12", "7", "a", "hafs/1", "mushaf"),
  oddText,
);
const khatma = { firstPage: 1, portionsBy: "juz", startsOn: "2026-11-21", finishBy: "2026-12-20", read: 21 };
const body = fc.oneof(
  fc.constantFrom(
    true,
    null,
    { colour: "gold" },
    { surah: 2, ayah: 255 },
    { up: 3, down: 1 },
    "a note",
    "late",
    { from: "2026-11-20", until: null },
    khatma,
  ),
  oddValue,
);
const moment = fc.integer({ min: 0, max: now }).map((time) => time.toString(16).padStart(12, "0"));
const stamp = fc.oneof(
  fc.tuple(moment, fc.constantFrom("0000", "ffff")).map(([time, count]) => `${time}${count}00000000000000d0`),
  fc.stringMatching(/^[0-9a-f]{32}$/),
);
const record = fc.record({
  kind: sometimes(fc.constantFrom(...Object.keys(collections), "of-tomorrow")),
  key: sometimes(key),
  slot: sometimes(fc.constantFrom("", "00000000000000d0")),
  stamp: sometimes(stamp),
  body,
});
const file = fc.record({
  format: sometimes(fc.constant("riwaq-kept-data")),
  version: sometimes(fc.constant(1)),
  settings: sometimes(fc.dictionary(fc.oneof(oddText, fc.constantFrom("theme", "verseSize")), oddText)),
  records: sometimes(fc.array(sometimes(record), { maxLength: 6 })),
  pauses: sometimes(fc.constantFrom(undefined, [{ from: "2026-11-20", until: "2026-11-25" }])),
});
const asText = (value: unknown): string => JSON.stringify(value) ?? "";

const savedFiles = target(
  "kept data",
  120,
  fc.oneof({ arbitrary: file.map(asText), weight: 9 }, { arbitrary: oddText, weight: 1 }),
  async (text) => {
    const read = await readUserDataFile(text, now);
    if ("reason" in read) return;
    // What passes the check is imported and read like any other record.
    for (const { kind, body: saved } of receive(newReplica("00000000000000f0"), read.records))
      if (Object.hasOwn(collections, kind)) collections[kind as keyof typeof collections].read(saved);
  },
);

const cell = fc.oneof(oddText, fc.constantFrom("2:255", "0", "1700000000000", "3.2 5", '"a,b"', "=1+1"));
const sheet = fc
  .array(
    fc.array(cell, { maxLength: 11 }).map((cells) => cells.join(",")),
    { maxLength: 8 },
  )
  .map((lines) => lines.join("\r\n"));
const cards = target("review cards", 80, sheet, (text) => {
  const read = cardsFromCsv(text);
  const again = cardsFromCsv(cardsToCsv(read.cards, (id) => ({ front: id, back: text.slice(0, 50) })));
  if (JSON.stringify(again.cards) !== JSON.stringify(read.cards))
    throw new Error("a card changes on its way");
});

const edition = fc.record({
  metadata: sometimes(
    fc.record({ name: oddText, sections: fc.dictionary(fc.constantFrom("1", "2"), oddText) }),
  ),
  hadiths: fc.array(
    sometimes(fc.record({ hadithnumber: oddValue, text: oddText, grades: oddValue, reference: oddValue })),
    { maxLength: 4 },
  ),
});
const paired = fc.record({
  metadata: sometimes(fc.record({ english: fc.record({ title: oddText }) })),
  chapters: fc.array(fc.record({ id: fc.constantFrom(1, null), arabic: oddText, english: oddText }), {
    maxLength: 2,
  }),
  hadiths: fc.array(
    sometimes(fc.record({ idInBook: oddValue, chapterId: oddValue, arabic: oddText, english: oddValue })),
    { maxLength: 4 },
  ),
});
const hadithCollections = target(
  "hadith collections",
  40,
  fc.tuple(
    fc.oneof(edition.map(asText), paired.map(asText), oddText),
    fc.constantFrom(undefined, ...languages),
  ),
  ([text, language]) => {
    const read = readLayout(text, language);
    if ("error" in read) return;
    const { rows } = checkHadith(read, "a-collection");
    for (const row of rows) importedHadith.parse(row);
    hadithSearchAnswer.shape.results.parse(rows);
  },
);

const session = fc.record(
  {
    quiz: sometimes(fc.constantFrom("surahs", "tajweed")),
    seed: oddText,
    isExam: fc.boolean(),
    startedAt: oddValue,
    paused: oddValue,
    answers: sometimes(fc.array(fc.constantFrom(null, 0, 3, 4), { maxLength: 20 })),
    at: oddValue,
    right: oddValue,
    endedAt: oddValue,
    ranOut: oddValue,
  },
  { requiredKeys: [] },
);
const settings = target("kept settings", 40, fc.oneof(session, oddValue), (value) => {
  readSession(value);
  readResult(value);
  readCard(value);
  readPlan(value);
  parseWith(placesSchema, [value]);
  parseWith(ownMethodSchema, value);
  parseWith(choicesSchema, value);
  parseWith(noticesSchema, value);
});

/** Everything that a person or the operator can import as a file or has in storage. */
export const importTargets: readonly Target[] = [savedFiles, cards, hadithCollections, settings];
