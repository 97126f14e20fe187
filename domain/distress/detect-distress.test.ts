import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";
import { detectDistress } from "./detect-distress.ts";
import { distressKinds } from "./distress-kind.ts";
import { helpLinesFor, knownHelpLines } from "./help-lines.ts";
import { fourthBatch } from "./measured/fourth-batch.testing.ts";
import { messagesAr } from "./measured/messages-ar.testing.ts";
import { type MessagesByKind, partOf } from "./measured/messages-by-kind.testing.ts";
import { messagesEn } from "./measured/messages-en.testing.ts";
import { messagesFr } from "./measured/messages-fr.testing.ts";
import { messagesId } from "./measured/messages-id.testing.ts";
import { messagesTr } from "./measured/messages-tr.testing.ts";
import { messagesUr } from "./measured/messages-ur.testing.ts";
import { secondBatch } from "./measured/second-batch.testing.ts";
import { thirdBatch } from "./measured/third-batch.testing.ts";
import { widerEnglishDanger } from "./measured/wider-en-danger.testing.ts";
import { widerEnglishNone } from "./measured/wider-en-none.testing.ts";

const messages: Readonly<Record<Language, MessagesByKind>> = {
  en: messagesEn,
  ar: messagesAr,
  fr: messagesFr,
  ur: messagesUr,
  id: messagesId,
  tr: messagesTr,
};
const danger = (language: Language) =>
  distressKinds.flatMap((kind) => partOf(messages[language][kind] ?? [], "held-out"));
const ordinary = languages.flatMap((language) => partOf(messages[language].none, "held-out"));

describe("messages that no lexicon was built with", () => {
  test.each(languages)(
    "in %s are told where they speak of danger or grief, at least 95 of 100",
    (language) => {
      const missed = danger(language).filter((message) => !detectDistress(message));
      expect(missed.length / danger(language).length, missed.join("\n")).toBeLessThanOrEqual(0.05);
    },
  );

  test("raise a false alarm in at most 2 of 100 ordinary questions and look-alikes", () => {
    const alarms = ordinary.filter((message) => detectDistress(message));
    expect(alarms.length / ordinary.length, alarms.join("\n")).toBeLessThanOrEqual(0.02);
  });

  test("are at least 600 with those the lexicons were built with", () => {
    const all = languages.flatMap((language) => Object.values(messages[language]).flat());
    expect(all.length).toBeGreaterThanOrEqual(600);
  });
});

describe.each([
  ["second", secondBatch],
  ["third", thirdBatch],
  ["fourth", fourthBatch],
] as const)("the %s batch, which the lexicons were widened with", (_, batch) => {
  test.each(languages)("is told in %s and raises no more alarms than it may", (language) => {
    const missed = batch[language].danger.filter((message) => !detectDistress(message));
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(1);
    const alarms = batch[language].none.filter((message) => detectDistress(message));
    expect(alarms, alarms.join("\n")).toEqual([]);
  });
});

describe("the wider English messages, which the wide lexicon was built with", () => {
  test("are detected, at least 96 of 100", () => {
    const missed = widerEnglishDanger.filter((message) => !detectDistress(message));
    expect(missed.length / widerEnglishDanger.length, missed.join("\n")).toBeLessThanOrEqual(0.04);
  });

  test("raise a false alarm in at most 2 of 100 ordinary questions and look-alikes", () => {
    const alarms = widerEnglishNone.filter((message) => detectDistress(message));
    expect(alarms.length / widerEnglishNone.length, alarms.join("\n")).toBeLessThanOrEqual(0.02);
  });
});

describe("the examples of the field", () => {
  test.each([
    ["نفسي اموت وارتاح", "self-harm"],
    ["i took a bunch of pills", "overdose"],
    ["im going to jump off the bridge tonight", "self-harm"],
    ["my dad touches me at night", "violence"],
    ["je veux crever", "self-harm"],
    ["زندگی سے تنگ آ گیا ہوں", "self-harm"],
    ["artik dayanamiyorum bu hayata", "self-harm"],
    ["suamiku suka mukulin aku", "violence"],
    ["امي ماتت امبارح", "grief"],
    ["my friend wants to kill herself", "other"],
    ["ii wannna kiiilll mysellf", "self-harm"],
    ["I want to k1ll myself, is it haram?", "self-harm"],
  ] as const)("%j is %s", (message, kind) => {
    expect(detectDistress(message)?.kind).toBe(kind);
  });

  test.each(["my boss hits me up for money halal?", "what happens after death", "", "؟", "🙂".repeat(4000)])(
    "%j is none",
    (message) => {
      expect(detectDistress(message)).toBeUndefined();
    },
  );
});

describe("what is written after a message of danger", () => {
  const earlier = ["verses about patience", "i want to die"];
  test.each(["nobody cares", "ok", "thanks", "is it haram?", "what does the quran say about suicide?"])(
    "%j is still answered with help",
    (message) => {
      expect(detectDistress(message, earlier)).toEqual({ kind: "self-harm", isFollowUp: true });
    },
  );

  test("is answered as asked where it asks for something else", () => {
    expect(detectDistress("how many verses are in surah al-baqarah?", earlier)).toBeUndefined();
    expect(detectDistress("ok", ["i want to die", "a", "b", "c"])).toBeUndefined();
  });
});

describe("help lines", () => {
  test("are those of the place the device is in, emergency first", () => {
    const { near, elsewhere } = helpLinesFor("self-harm", knownHelpLines, "Europe/Paris");
    expect(near.map(({ number }) => number)).toEqual(["112", "3114"]);
    expect(elsewhere.length).toBeGreaterThan(5);
    expect(helpLinesFor("self-harm", knownHelpLines, "Asia/Tokyo").near).toEqual([]);
    expect(helpLinesFor("grief", knownHelpLines, "Europe/Paris").near).toEqual([]);
  });
});
