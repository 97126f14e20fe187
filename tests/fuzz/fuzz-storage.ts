import assert from "node:assert/strict";
import fc from "fast-check";
import { storedResumePoints, storedVerseReciter } from "#app/audio/listening-memory.ts";
import { readChoices } from "#app/features/avatar/avatar-choices.ts";
import { conversations } from "#app/features/chat/conversations.ts";
import { wrongAnswers } from "#app/features/chat/reports.ts";
import { emptyForm, giftFormSchema } from "#app/features/donations/gift-form.ts";
import { storedZakat } from "#app/features/donations/zakat-memory.ts";
import { storedRun } from "#app/features/extractor/crawl-runner.ts";
import { storedJob } from "#app/features/extractor/jobs/job-runner.ts";
import { storedBase } from "#app/features/extractor/service-settings.ts";
import { storedHiding, storedPassage } from "#app/features/hifz/stored-passage.ts";
import { readDailyLimit, readScheme } from "#app/features/hifz/use-deck.ts";
import { storedSessions } from "#app/features/quiz/quiz-sessions.ts";
import { storedLayer } from "#app/features/tajweed/layer/stored-layer.ts";
import { readOwnPhrases, targetOf } from "#app/features/tasbih/own-phrases.ts";
import { parsePendingGains } from "#app/features/tasbih/pending-gains.ts";
import { storedTasbih } from "#app/features/tasbih/tasbih-settings.ts";
import { storedReminder } from "#app/storage/athkar-reminder.ts";
import { storedSound } from "#app/storage/listening-settings.ts";
import { storedMember } from "#app/storage/stored-member.ts";
import { parseWith, type StoredValue } from "#app/storage/stored-value.ts";
import { oldFavourites } from "#app/storage/user-data/database.ts";
import { readShare } from "#app/storage/user-data/edits.ts";
import { storedWriteAheadLog } from "#app/storage/user-data/write-ahead-log.ts";
import { hidingModes, readHiding } from "#domain/hiding/hiding.ts";
import { isSurah, isVerse } from "#domain/verse-reference.ts";
import { nearValue } from "./near-value.ts";
import { oddText, oddValue } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

const service = { version: "v1", base: "https://api.firecrawl.dev", status: "running", begunAt: 1 };
const reply = { kind: "found", subjects: ["patience"], citations: [{ kind: "quran", surah: 2, ayah: 153 }] };

/** A stored value that must read the same after it is written, with its possible texts. */
function beside<T>(value: StoredValue<T>, example: unknown) {
  const rewrite = () => {
    const read = value.read();
    assert(value.write(read), "a value that was read cannot be written");
    assert(JSON.stringify(value.read()) === JSON.stringify(read), "a value changes on its way");
  };
  return { example, rewrite };
}

/** Small stored values, each with its possible texts. */
const storedValues = [
  beside(storedReminder, { isOn: true, minute: 390 }),
  beside(conversations.sheikh, [
    { role: "user", at: 1, text: "Verses about patience" },
    { role: "bot", at: 2, asked: "Verses about patience", reply },
  ]),
  beside(wrongAnswers, [{ at: 1, language: "en", asked: "?", cited: ["2:255"], written: "a" }]),
  beside(storedRun, { ...service, sites: [{ id: "quran.com", status: "waiting", idempotencyKey: "a" }] }),
  beside(storedJob, { ...service, kind: "batch", completed: 1, total: 2, notes: ["a"] }),
  beside(storedBase, "https://a.example/firecrawl/"),
  beside(storedZakat, { currency: "EUR", prices: { "EUR gold": 11_050 } }),
  beside(storedPassage, { surah: 112, from: 1, to: 4 }),
  beside(storedHiding, { surah: 112, from: 1, to: 4, mode: "words", shown: 3 }),
  beside(storedSessions, [
    {
      quiz: "surahs",
      seed: "a",
      edition: 1,
      isExam: false,
      startedAt: 1,
      paused: 0,
      answers: [null, 2],
      at: 0,
    },
  ]),
  beside(storedLayer, { isOn: true, rules: ["qalqalah", "ghunnah"] }),
  beside(storedTasbih, "glory 12"),
  beside(storedResumePoints, [{ recording: "husary", surah: 2, ayah: 255, at: 12.5 }]),
  beside(storedSound, { volume: 80, speed: 1.25 }),
  beside(storedVerseReciter, "alafasy"),
  beside(storedMember, { id: "a", name: "Maryam", hasJoined: true }),
];

/** Runs `act` with a storage that has `text` under every name until something is written. */
function withStorage(text: string, act: () => void): void {
  let held = text;
  const storage = {
    getItem: () => held,
    setItem(_name: string, value: string) {
      held = value;
    },
    removeItem() {
      held = "null";
    },
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage });
  try {
    act();
  } finally {
    if (before) Object.defineProperty(globalThis, "localStorage", before);
    else Reflect.deleteProperty(globalThis, "localStorage");
  }
}

const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const batch = {
  tab: "a",
  number: 1,
  edits: [
    { kind: "note", key: "2:255", steps: [{ type: "put", body: "a note" }] },
    { kind: "tasbih", key: "2026-02-28/count", steps: [{ type: "add", amount: 33 }] },
  ],
};

const stored = target(
  "values in storage",
  80,
  fc.constantFrom(...storedValues).chain(({ example, rewrite }) =>
    fc.record({
      rewrite: fc.constant(rewrite),
      text: fc.oneof({ arbitrary: nearValue(example).map(asText), weight: 9 }, oddText),
    }),
  ),
  ({ text, rewrite }) => withStorage(text, rewrite),
);

const journal = target(
  "edits left in storage",
  30,
  fc.oneof({ arbitrary: nearValue([batch]).map(asText), weight: 9 }, oddText),
  (text) =>
    withStorage(text, () => {
      for (const key of oldFavourites.read()) assert(/^\d+:\d+$/.test(key), "no verse");
      const read = storedWriteAheadLog.read();
      storedWriteAheadLog.save([]);
      if (read.length > 0)
        assert(storedWriteAheadLog.read().length === read.length, "an edit is lost on its way");
    }),
);

const passage = { surah: 2, from: 1, to: 5, shown: 3 };
const bodies = fc.oneof(
  ...[
    ...hidingModes.map((mode) => ({ ...passage, mode })),
    { surah: 36, method: "verseByVerse", voice: "classical", style: "tajwid", theme: "modern" },
    { up: 33, down: 1 },
    { ...emptyForm, amount: "25" },
    [["2026-02-28/count", 33]],
    [{ id: "a", text: "سبحان الله", target: 33 }],
    "fsrs",
    50,
  ].map(nearValue),
  oddValue,
);
const saved = target("bodies of what is kept", 50, bodies, (value) => {
  const hiding = readHiding(value, isVerse);
  assert(!hiding || (isVerse({ surah: hiding.surah, ayah: hiding.to }) && hiding.shown >= 0), "no passage");
  const choices = readChoices(value);
  assert(!choices || isSurah(choices.surah), "no such surah");
  for (const [, amount] of parsePendingGains(value) ?? []) assert(Number.isSafeInteger(amount), "no amount");
  parseWith(giftFormSchema, value);
  const json = JSON.parse(JSON.stringify(value) ?? "null");
  for (const { target: count } of readOwnPhrases(json) ?? [])
    assert(targetOf(String(count)) === count, "no count");
  const share = readShare(json);
  assert(!share || (share.up >= 0 && share.down >= 0), "a count below nothing");
  readScheme(json);
  const limit = readDailyLimit(json);
  assert(limit === undefined || limit > 0, "no limit");
});

/** Browser storage, corrupted or of another version. */
export const storageTargets: readonly Target[] = [stored, journal, saved];
