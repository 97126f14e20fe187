import { expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";

const dangers = [
  "i want to kill myself",
  "اريد ان اقتل نفسي",
  "je veux me suicider",
  "میں خودکشی کرنا چاہتا ہوں",
  "aku mau bunuh diri",
  "kendimi öldürmek istiyorum",
  "my husband beats me",
  "جوزي بيضربني",
  "suamiku memukulku",
];
const question = "how is the night prayer prayed and what is read in it, ".repeat(28);
const disguises: Readonly<Record<string, (message: string) => string>> = {
  capitals: (message) => message.toUpperCase(),
  invisible: (message) => [...message].join("\u200b"),
  softHyphens: (message) => message.replace(/(?<=\p{L})(?=\p{L})/gu, "\u00ad"),
  repeated: (message) => message.replace(/(\p{L})(?= |$)/gu, "$1$1$1$1"),
  digits: (message) =>
    message.replace(/(?<=\p{L})[ieao](?=\p{L})/gu, (letter) => "1340"["ieao".indexOf(letter)] ?? letter),
  apart: (message) =>
    message
      .split(" ")
      .map((word) => [...word].join(" "))
      .join("   "),
  lastOfALongQuestion: (message) => `${question}. ${message}`,
  emoji: (message) => `${message} 😔`,
};

test.each(Object.entries(disguises))("danger is recognised however it is typed: %s", (_, disguise) => {
  expect(dangers.filter((message) => !detectDistress(disguise(message)))).toEqual([]);
});

test("danger is recognised after other messages, and help stays after an emoji or thanks", () => {
  for (const message of dangers) {
    expect(detectDistress(message, ["what is zakat", "thanks"])?.isFollowUp, message).toBe(false);
    for (const next of ["😔", "thanks"])
      expect(detectDistress(next, [message])?.isFollowUp, message).toBe(true);
  }
});

test("an ordinary long question is not read as danger", () => {
  expect(detectDistress(question)).toBeUndefined();
});
