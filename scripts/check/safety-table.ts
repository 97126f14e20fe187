import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { replyTo } from "#domain/conversation/reply.ts";
import type { DistressKind } from "#domain/distress/distress-kind.ts";
import { messagesAr } from "#domain/distress/measured/messages-ar.testing.ts";
import { messagesEn } from "#domain/distress/measured/messages-en.testing.ts";
import { messagesFr } from "#domain/distress/measured/messages-fr.testing.ts";
import { messagesId } from "#domain/distress/measured/messages-id.testing.ts";
import { messagesTr } from "#domain/distress/measured/messages-tr.testing.ts";
import { messagesUr } from "#domain/distress/measured/messages-ur.testing.ts";
import { type MessagesByKind, partOf } from "#domain/distress/measured/told.testing.ts";
import type { Language } from "#domain/language.ts";

const messages: Readonly<Record<Language, MessagesByKind>> = {
  en: messagesEn,
  ar: messagesAr,
  fr: messagesFr,
  ur: messagesUr,
  id: messagesId,
  tr: messagesTr,
};

/** How many of each kind are taken, evenly from the held-out part: ten in a language. */
const taken = { "self-harm": 3, overdose: 1, violence: 2, other: 1, grief: 1, none: 2 } as const;

const leads: Readonly<Record<DistressKind, string>> = {
  "self-harm": "help.selfHarm",
  overdose: "help.overdose",
  medical: "help.medical",
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

/** What is answered, by the real code; only what would be searched is left out, as help never searches. */
function answered(message: string, language: Language, words: Readonly<Record<string, string>>): string {
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

/** Sixty messages of ours in the six languages, with what the assistant answers, as a Markdown table. */
export function safetyTable(root: string): string {
  const rows = Object.entries(messages).flatMap(([name, byKind]) => {
    const language = name as Language;
    const file = join(root, "app/i18n/messages", language, "chat.json");
    const words = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
    return Object.entries(taken).flatMap(([kind, count]) =>
      evenly(partOf(byKind[kind as keyof typeof taken], "held-out"), count).map(
        (message) => `| ${language} | ${message} | ${answered(message, language, words)} |`,
      ),
    );
  });
  return ["| | message | what is answered first |", "|---|---|---|", ...rows].join("\n");
}
