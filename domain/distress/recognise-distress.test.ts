import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { detectDistress } from "./detect-distress.ts";
import { phrasePattern } from "./fold-message.ts";
import { arabicWords } from "./learned/arabic-words.ts";
import { latinWords } from "./learned/latin-words.ts";
import type { Fold, Lexicon } from "./lexicon.ts";
import { arabicScript } from "./lexicons/arabic-script.ts";
import { latinScript } from "./lexicons/latin-script.ts";
import { compile, pointsOf } from "./match-rules.ts";
import { development } from "./measured/development.testing.ts";
import type { MessagesByKind } from "./measured/messages-by-kind.testing.ts";
import { mayMatch } from "./needed-words.ts";
import { recogniseDistress } from "./recognise-distress.ts";
import { writingsIn } from "./writings-in.ts";

const phrasesOf = (lexicon: Lexicon, concept: string) =>
  (lexicon.concepts[concept] ?? "").split(",").flatMap((phrase) => phrase.trim() || []);

test.each([
  ["latin", latinScript],
  ["arabic", arabicScript],
] as const)("no %s rule can match a message without such a letter", (writing, lexicons) => {
  for (const lexicon of Object.values<Lexicon>(lexicons))
    for (const { kind, concepts } of compile(lexicon).rules) {
      const needsLetter = concepts.some((concept) =>
        phrasesOf(lexicon, concept).every((phrase) =>
          writingsIn(phrasePattern(phrase, "latin")).includes(writing),
        ),
      );
      expect(needsLetter, `${kind} ${concepts.join(" ")}`).toBe(true);
    }
});

test("a lexicon whose words a message lacks has no rule that matches it", () => {
  const messages = languages.flatMap((language) => {
    const byKind: MessagesByKind = development[language];
    return Object.values(byKind).flatMap((all) => all.filter((_, at) => at % 3 === 0));
  });
  const words: Readonly<Record<string, readonly [Fold, string]>> = { ...latinWords, ...arabicWords };
  let spared = 0;
  for (const [name, lexicon] of Object.entries<Lexicon>({ ...latinScript, ...arabicScript })) {
    const [fold, needed] = words[name] ?? ["latin", ""];
    const compiled = compile(lexicon);
    for (const message of messages) {
      if (mayMatch(message, fold, needed)) continue;
      spared++;
      expect(pointsOf(message, compiled).size, `${name} ${message}`).toBe(0);
    }
  }
  expect(spared).toBeGreaterThan(messages.length * 8);
});

/** What people write, and what they do not: both writings in one message, none, look-alike letters. */
const unusual = [
  "",
  "؟",
  "123 456",
  "𝐤𝐢𝐥𝐥 myself please",
  "ｋｉｌｌ ｍｙｓｅｌｆ now",
  "ﺃﺭﻳﺪ ﺍﻻﻧﺘﺤﺎﺭ الآن",
  "hello أريد أن أنتحر",
  "سلام I want to die",
];

test("with the lexicons of a message's own letters the same is recognised as with all", async () => {
  const messages = languages.flatMap((language) => {
    const byKind: MessagesByKind = development[language];
    return Object.values(byKind).flatMap((all) => all.filter((_, at) => at % 12 === 0));
  });
  for (const message of [...messages, ...unusual]) {
    expect(await recogniseDistress(message), message).toEqual(detectDistress(message));
    const before = ["أريد أن أنتحر", "ok"];
    expect(await recogniseDistress(message, before), message).toEqual(detectDistress(message, before));
  }
});
