import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { replyTo } from "#domain/conversation/reply.ts";
import type { DistressKind } from "#domain/distress/distress-kind.ts";
import { messagesAr } from "#domain/distress/measured/messages-ar.testing.ts";
import { type MessagesByKind, partOf } from "#domain/distress/measured/messages-by-kind.testing.ts";
import { messagesEn } from "#domain/distress/measured/messages-en.testing.ts";
import { messagesFr } from "#domain/distress/measured/messages-fr.testing.ts";
import { messagesId } from "#domain/distress/measured/messages-id.testing.ts";
import { messagesTr } from "#domain/distress/measured/messages-tr.testing.ts";
import { messagesUr } from "#domain/distress/measured/messages-ur.testing.ts";
import type { Language } from "#domain/language.ts";

const messages: Readonly<Record<Language, MessagesByKind>> = {
  en: messagesEn,
  ar: messagesAr,
  fr: messagesFr,
  ur: messagesUr,
  id: messagesId,
  tr: messagesTr,
};

/** How many messages of each kind the table shows in a language, spread evenly over the held-out part. */
const shownByKind = { "self-harm": 3, overdose: 1, violence: 2, other: 1, grief: 1, none: 2 } as const;

const leads: Readonly<Record<DistressKind, string>> = {
  "self-harm": "help.selfHarm",
  overdose: "help.overdose",
  medical: "help.medical",
  threat: "help.threat",
  violence: "help.violence",
  other: "help.other",
  grief: "help.grief",
};

function evenly<Item>(items: readonly Item[], count: number): Item[] {
  return items
    .filter(
      (_, at) => Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
    )
    .slice(0, count);
}

/** The answer of the real code, with a search that finds nothing, since help never searches. */
function answerTo(message: string, language: Language, words: Readonly<Record<string, string>>): string {
  const found = { abstained: false, sources: [], views: [], subjects: [], words: [] };
  const reply = replyTo(message, { language, find: () => found });
  if (!reply.distress)
    return reply.kind === "ruling"
      ? "no alarm: a ruling is asked for"
      : "no alarm: answered from the sources";
  const verses = reply.citations.map((one) => (one.kind === "quran" ? `${one.surah}:${one.ayah}` : one.id));
  const verse = verses.length > 0 ? ` (${verses.join(", ")})` : "";
  return `${reply.distress}: ${words[leads[reply.distress]] ?? ""}${verse}`;
}

/** Sixty of our own messages in the six languages with the assistant's answers, as a Markdown table. */
export function safetyTable(root: string): string {
  const rows = Object.entries(messages).flatMap(([name, byKind]) => {
    const language = name as Language;
    const file = join(root, "app/i18n/messages", language, "chat.json");
    const words = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
    return Object.entries(shownByKind).flatMap(([kind, count]) =>
      evenly(partOf(byKind[kind as keyof typeof shownByKind], "held-out"), count).map(
        (message) => `| ${language} | ${message} | ${answerTo(message, language, words)} |`,
      ),
    );
  });
  return ["| | message | what is answered first |", "|---|---|---|", ...rows].join("\n");
}
