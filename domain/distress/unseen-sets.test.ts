import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { detectDistress } from "./detect-distress.ts";
import unseenHints from "./measured/unseen-hints.json" with { type: "json" };
import unseenLast from "./measured/unseen-last.json" with { type: "json" };
import unseenLater from "./measured/unseen-later.json" with { type: "json" };
import unseenPhone from "./measured/unseen-phone.json" with { type: "json" };
import unseenPlain from "./measured/unseen-plain.json" with { type: "json" };

const isDanger = (message: string) => (detectDistress(message)?.kind ?? "grief") !== "grief";
const share = (messages: readonly string[]) => messages.filter(isDanger).length / messages.length;

// Whoever wrote them saw neither rules nor other messages; only the threshold was chosen with them in view.
describe("660 messages of danger, 840 look-alikes and 660 ordinary questions that the weights did not learn from", () => {
  const all = (part: "danger" | "lookalike" | "ordinary") =>
    languages.flatMap((language) => [...unseenLater[language][part], ...unseenLast[language][part]]);

  test("at least 96 of 100 are recognised, and few of the others raise an alarm", () => {
    expect([all("danger").length, all("lookalike").length, all("ordinary").length]).toEqual([660, 840, 660]);
    expect(share(all("danger"))).toBeGreaterThanOrEqual(0.965);
    expect(share(all("lookalike"))).toBeLessThanOrEqual(0.06);
    expect(share(all("ordinary"))).toBeLessThanOrEqual(0.04);
  });
});

describe("360 messages of danger, 480 look-alikes and 360 ordinary questions in the words of every day", () => {
  const all = (part: "danger" | "lookalike" | "ordinary") =>
    languages.flatMap((language) => unseenPlain[language][part]);

  test("at least 95 of 100 are recognised, and few of the others raise an alarm", () => {
    expect([all("danger").length, all("lookalike").length, all("ordinary").length]).toEqual([360, 480, 360]);
    expect(share(all("danger"))).toBeGreaterThanOrEqual(0.95);
    expect(share(all("lookalike"))).toBeLessThanOrEqual(0.075);
    expect(share(all("ordinary"))).toBeLessThanOrEqual(0.02);
  });
});

describe("360 short messages of danger without its strong words, and 3,000 others half of which have them", () => {
  const all = (part: "danger" | "none") => languages.flatMap((language) => unseenHints[language][part]);

  test("at least 87 of 100 are recognised, and at most 10 of 100 others raise an alarm", () => {
    expect([all("danger").length, all("none").length]).toEqual([360, 3000]);
    expect(share(all("danger"))).toBeGreaterThanOrEqual(0.87);
    expect(share(all("none"))).toBeLessThanOrEqual(0.095);
    // Slowness is no failure here: 3,360 messages.
  }, 240_000);
});

// Written before its writer had read a rule; the other half was looked at while mending, this one only counted.
describe("72 messages of danger and 120 look-alikes as people type them on a phone", () => {
  const all = (part: "danger" | "lookalike") => languages.flatMap((language) => unseenPhone[language][part]);

  test("at least 97 of 100 are recognised, and at most 3 of the others raise an alarm", () => {
    expect([all("danger").length, all("lookalike").length]).toEqual([72, 120]);
    expect(share(all("danger"))).toBeGreaterThanOrEqual(0.97);
    expect(all("lookalike").filter(isDanger).length).toBeLessThanOrEqual(3);
  });
});

describe("a danger stated beside a question of every day", () => {
  test("is recognised in either order, and not where it is over or told of a game", () => {
    const messages = [
      "I want to kill myself, how do I do wudu",
      "what is the dua for travel? I want to kill myself",
      "زوجي يضربني، كم ركعة العشاء",
      "je veux me tuer. comment faire les ablutions?",
      "safar ki dua? main marna chahta hun",
      "suamiku memukuli aku. gimana cara wudhu?",
      "intihar etmek istiyorum. abdest nasıl alınır?",
    ];
    expect(messages.filter((message) => !isDanger(message))).toEqual([]);
    const others = [
      "my first husband used to beat me, that was ten years ago, may I marry again",
      "dulu aku pernah mau bunuh diri, alhamdulillah udah sembuh, gimana cara bersyukur",
    ];
    expect(others.filter(isDanger)).toEqual([]);
  });
});
