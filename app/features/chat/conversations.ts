import {
  array,
  boolean,
  check,
  exactOptional,
  type GenericSchema,
  looseObject,
  number,
  picklist,
  pipe,
  string,
  union,
} from "valibot";
import { jsonOf, type StoredValue, storedValue } from "#app/storage/stored-value.ts";
import { quranFacts, surahFacts } from "#domain/conversation/mushaf-facts.ts";
import { countedPrayers } from "#domain/conversation/rakah-question.ts";
import { courtesies } from "#domain/courtesy/courtesy-kind.ts";
import { distressKinds } from "#domain/distress/distress-kind.ts";
import { askedEvents, askedMoments } from "#domain/practical-questions/practical-tools.ts";
import { productTopics } from "#domain/product-questions/product-topics.ts";
import { textKinds } from "#domain/retrieval/text-kind.ts";
import type { Turn } from "./turn.ts";

const finiteNumber = pipe(
  number(),
  check((value) => Number.isFinite(value)),
);
const date = { year: finiteNumber, month: finiteNumber, day: finiteNumber };
const verse = { surah: finiteNumber, ayah: finiteNumber };

const tool = union([
  looseObject({ tool: picklist(["verse-count"]), surah: finiteNumber }),
  looseObject({ tool: picklist(["surah-fact"]), surah: finiteNumber, fact: picklist(surahFacts) }),
  looseObject({ tool: picklist(["quran-fact"]), fact: picklist(quranFacts) }),
  looseObject({ tool: picklist(["juz-surahs"]), juz: finiteNumber }),
  looseObject({ tool: picklist(["rakahs"]), prayer: picklist(countedPrayers) }),
  looseObject({ tool: picklist(["unknown-surah", "no-figure"]) }),
  looseObject({ tool: picklist(["verses"]), verses: array(looseObject(verse)) }),
  looseObject({ tool: picklist(["no-such-verse"]), asked: string() }),
  looseObject({ tool: picklist(["occurrences"]), word: string(), by: picklist(["word", "root"]) }),
  looseObject({ tool: picklist(["meaning"]), word: string() }),
  looseObject({
    tool: picklist(["prayer-times"]),
    moment: picklist(askedMoments),
    day: picklist(["today", "tomorrow"]),
    place: exactOptional(string()),
  }),
  looseObject({ tool: picklist(["qibla"]), place: exactOptional(string()) }),
  looseObject({ tool: picklist(["hijri-today"]) }),
  looseObject({
    tool: picklist(["event-date"]),
    event: picklist(askedEvents),
    year: exactOptional(finiteNumber),
  }),
  looseObject({
    tool: picklist(["hijri-month"]),
    month: finiteNumber,
    day: finiteNumber,
    year: exactOptional(finiteNumber),
  }),
  looseObject({ tool: picklist(["hijri-day"]), hijri: looseObject(date) }),
  looseObject({ tool: picklist(["gregorian-day"]), day: looseObject(date) }),
  looseObject({ tool: picklist(["zakat"]), amount: finiteNumber, unit: string() }),
  looseObject({ tool: picklist(["product"]), topic: picklist(productTopics) }),
  looseObject({ tool: picklist(["zakat-metal"]), metal: picklist(["gold", "silver"]), grams: finiteNumber }),
]);
const citation = union([
  looseObject({ kind: picklist(["quran"]), ...verse }),
  looseObject({ kind: picklist(textKinds), id: string() }),
]);
const reply = looseObject({
  kind: picklist([
    "card",
    "found",
    "nothing",
    "ruling",
    "emergency",
    "grief",
    "tool",
    "group",
    ...courtesies,
  ]),
  distress: exactOptional(picklist(distressKinds)),
  isFollowUp: exactOptional(boolean()),
  card: exactOptional(string()),
  isRuling: exactOptional(boolean()),
  asksForMore: exactOptional(boolean()),
  subjects: array(string()),
  citations: array(citation),
  tool: exactOptional(tool),
});
const count = looseObject({
  id: string(),
  arabic: string(),
  latin: string(),
  forms: array(string()),
  occurrences: finiteNumber,
  verses: finiteNumber,
  first: array(string()),
});
const meaning = looseObject({
  glosses: array(
    looseObject({ arabic: string(), gloss: string(), transliteration: string(), verse: string() }),
  ),
  own: exactOptional(string()),
  isEnglish: exactOptional(boolean()),
});
const model = looseObject({
  name: string(),
  segments: array(
    union([
      looseObject({ kind: picklist(["words"]), text: string() }),
      looseObject({ kind: picklist(["quote"]), citation }),
    ]),
  ),
  ended: picklist(["writing", "whole", "cut", "stopped", "away", "limited"]),
  isLeftOut: boolean(),
});

/** A conversation as it is stored; fields that a newer version added stay. */
export const turnsSchema: GenericSchema<unknown, readonly Turn[]> = array(
  union([
    looseObject({ role: picklist(["user"]), at: finiteNumber, text: string() }),
    looseObject({
      role: picklist(["bot"]),
      at: finiteNumber,
      asked: string(),
      reply: exactOptional(reply),
      count: exactOptional(count),
      otherCounts: exactOptional(array(count)),
      meaning: exactOptional(meaning),
      model: exactOptional(model),
    }),
  ]),
);

/** The two chats, each with a conversation of its own. */
export type ChatName = "sheikh" | "quran-bot";

const mostTurns = 60;

function conversation(name: ChatName): StoredValue<readonly Turn[]> {
  return storedValue<readonly Turn[]>(`private.conversation.${name}`, jsonOf(turnsSchema), []);
}

/** The conversations, stored on this device only; "private" in the key keeps them out of exports. */
export const conversations: Readonly<Record<ChatName, StoredValue<readonly Turn[]>>> = {
  sheikh: conversation("sheikh"),
  "quran-bot": conversation("quran-bot"),
};

/** The turns that are stored: the oldest are dropped beyond the limit. */
export function newestTurns(turns: readonly Turn[]): readonly Turn[] {
  return turns.slice(-mostTurns);
}
