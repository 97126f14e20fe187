import { describe, expect, test } from "vitest";
import { accountErrorMessages } from "#contract/error-messages/accounts.ts";
import { assistantErrorMessages } from "#contract/error-messages/assistant.ts";
import { givingErrorMessages } from "#contract/error-messages/donations.ts";
import { scholarErrorMessages } from "#contract/error-messages/scholars.ts";
import { type Language, languages } from "#domain/language.ts";
import { type LetterName, writeLetter } from "#server/services/accounts/letters.ts";
import { type GiftLetterName, writeGiftLetter } from "#server/services/giving/gift-letter-words.ts";
import { writeScholarLetter } from "#server/services/scholars/scholar-letter.ts";
import { isUntranslatedSentence, untranslatedWords } from "#tests/accessibility/untranslated-words.ts";

const site = "https://riwaq.example";
const accountLetters = { reset: "", confirm: "", "already-member": "" } satisfies Record<LetterName, "">;
const giftLetters = { received: "", subscription: "", pledged: "", returned: "" } satisfies Record<
  GiftLetterName,
  ""
>;
const giftParts = { amount: "5", title: "7", link: site, bank: "9", isMonthly: true };

const refusals = [accountErrorMessages, assistantErrorMessages, givingErrorMessages, scholarErrorMessages];

/** Everything the server writes to a person in that language, by its name. */
function writtenIn(language: Language): [string, string][] {
  const letters = [
    ...Object.keys(accountLetters).map(
      (name) => [name, writeLetter(name as LetterName, language, site)] as const,
    ),
    ...Object.keys(giftLetters).map(
      (name) => [name, writeGiftLetter(name as GiftLetterName, language, giftParts)] as const,
    ),
    ...["answered", "returned"].map((news) => [news, writeScholarLetter(news, language, site)] as const),
  ];
  return [
    ...letters.flatMap(([name, { subject, text }]): [string, string][] => [
      [`subject of ${name}`, subject],
      ...text.split("\n\n").map((part, place): [string, string] => [`part ${place} of ${name}`, part]),
    ]),
    ...refusals.flatMap((messages) =>
      Object.entries(messages).map(([code, words]): [string, string] => [code, words[language]]),
    ),
  ].map(([name, text]) => [name, text.replace(/https:\S+|\{\w+\}/g, "")]);
}

describe.each(languages.filter((language) => language !== "en"))(
  "what the server writes in %s",
  (language) => {
    test("has no word of another language and no sentence of English", () => {
      const english = new Map(writtenIn("en"));
      for (const [name, text] of writtenIn(language)) {
        expect(untranslatedWords(text, language), name).toEqual([]);
        expect(isUntranslatedSentence(text, english.get(name) ?? ""), name).toBe(false);
      }
    });
  },
);
