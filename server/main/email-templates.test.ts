import { describe, expect, test } from "vitest";
import { accountErrorMessages } from "#contract/error-messages/accounts.ts";
import { assistantErrorMessages } from "#contract/error-messages/assistant.ts";
import { givingErrorMessages } from "#contract/error-messages/donations.ts";
import { scholarErrorMessages } from "#contract/error-messages/scholars.ts";
import { type Language, languages } from "#domain/language.ts";
import { type AccountEmailName, renderAccountEmail } from "#server/services/accounts/account-emails.ts";
import { type GiftEmailName, renderGiftEmail } from "#server/services/giving/gift-emails.ts";
import { renderScholarEmail } from "#server/services/scholars/scholar-emails.ts";
import { isUntranslatedSentence, untranslatedWords } from "#tests/accessibility/untranslated-words.ts";

const site = "https://riwaq.example";
const accountEmails = {
  reset: "",
  confirm: "",
  "already-member": "",
  "password-changed": "",
  "passkey-added": "",
  "passkey-removed": "",
  exported: "",
  deleted: "",
  "role-changed": "",
  "sessions-ended": "",
  "deleted-by-operator": "",
} satisfies Record<AccountEmailName, "">;
const giftEmails = { received: "", subscription: "", pledged: "", returned: "" } satisfies Record<
  GiftEmailName,
  ""
>;
const giftParts = { amount: "5", title: "7", link: site, bank: "9", isMonthly: true };

const errorMessages = [
  accountErrorMessages,
  assistantErrorMessages,
  givingErrorMessages,
  scholarErrorMessages,
];

/** Every text of an email or an error in that language, by its name. */
function textsIn(language: Language): [string, string][] {
  const emails = [
    ...Object.keys(accountEmails).map(
      (name) => [name, renderAccountEmail(name as AccountEmailName, language, site)] as const,
    ),
    ...Object.keys(giftEmails).map(
      (name) => [name, renderGiftEmail(name as GiftEmailName, language, giftParts)] as const,
    ),
    ...["answered", "returned"].map((event) => [event, renderScholarEmail(event, language, site)] as const),
  ];
  return [
    ...emails.flatMap(([name, { subject, text }]): [string, string][] => [
      [`subject of ${name}`, subject],
      ...text.split("\n\n").map((part, place): [string, string] => [`part ${place} of ${name}`, part]),
    ]),
    ...errorMessages.flatMap((messages) =>
      Object.entries(messages).map(([code, words]): [string, string] => [code, words[language]]),
    ),
  ].map(([name, text]) => [name, text.replace(/https:\S+|\{\w+\}/g, "")]);
}

describe.each(languages.filter((language) => language !== "en"))("emails and errors in %s", (language) => {
  test("contain no word of another language and no English sentence", () => {
    const english = new Map(textsIn("en"));
    for (const [name, text] of textsIn(language)) {
      expect(untranslatedWords(text, language), name).toEqual([]);
      expect(isUntranslatedSentence(text, english.get(name) ?? ""), name).toBe(false);
    }
  });
});
