import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { realisticQueries } from "#domain/search/realistic-queries.ts";
import { detectDistress } from "./detect-distress.ts";
import { development } from "./measured/development.testing.ts";
import freshFirst from "./measured/fresh-first.json" with { type: "json" };
import freshFourth from "./measured/fresh-fourth.json" with { type: "json" };
import freshSecond from "./measured/fresh-second.json" with { type: "json" };
import freshThird from "./measured/fresh-third.json" with { type: "json" };
import type { MessagesByKind } from "./measured/messages-by-kind.testing.ts";
import onceUnseen from "./measured/once-unseen.json" with { type: "json" };
import { outside } from "./measured/outside.testing.ts";
import { sealed } from "./measured/sealed.testing.ts";
import { unseen } from "./measured/unseen.testing.ts";
import veiledFifth from "./measured/veiled-fifth.json" with { type: "json" };
import veiledFourth from "./measured/veiled-fourth.json" with { type: "json" };
import veiledThird from "./measured/veiled-third.json" with { type: "json" };

const isDanger = (message: string) => (detectDistress(message)?.kind ?? "grief") !== "grief";

describe("messages that the weights did not learn from and the threshold was chosen by", () => {
  test("are recognised where they speak of danger, at least 90 of 100", () => {
    const danger = languages.flatMap((language) => outside[language].danger);
    const missed = danger.filter((message) => !isDanger(message));
    expect(danger.length).toBeGreaterThan(280);
    expect(missed.length / danger.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  });

  test("raise a false alarm in at most 3 of 100 look-alikes", () => {
    const ordinary = languages.flatMap((language) => outside[language].none);
    const alarms = ordinary.filter(isDanger);
    expect(ordinary.length).toBeGreaterThanOrEqual(120);
    expect(alarms.length / ordinary.length, alarms.join("\n")).toBeLessThanOrEqual(0.03);
  });

  test("what people look up in the Quran raises no alarm", () => {
    const queries = languages.flatMap((language) => realisticQueries[language]);
    expect(queries.filter(isDanger)).toEqual([]);
  });
});

const dangerKinds = ["self-harm", "overdose", "medical", "violence", "other"] as const;

function shares(set: Readonly<Record<(typeof languages)[number], MessagesByKind>>) {
  const danger = languages.flatMap((language) => dangerKinds.flatMap((kind) => set[language][kind]));
  const ordinary = languages.flatMap((language) => set[language].none);
  return {
    danger: danger.length,
    ordinary: ordinary.length,
    recall: danger.filter(isDanger).length / danger.length,
    alarms: ordinary.filter(isDanger).length / ordinary.length,
  };
}

describe("240 messages of danger and 210 ordinary ones that nothing was made or chosen by", () => {
  test("at least 90 of 100 are recognised, and at most 3 of 100 raise a false alarm", () => {
    const measured = shares(sealed);
    expect(measured).toMatchObject({ danger: 240, ordinary: 210 });
    expect(measured.recall).toBeGreaterThanOrEqual(0.9);
    expect(measured.alarms).toBeLessThanOrEqual(0.03);
  });

  test("nobody is condoled with for a phone or a question", () => {
    const ordinary = languages.flatMap((language) => sealed[language].none);
    expect(ordinary.filter((message) => detectDistress(message)?.kind === "grief")).toEqual([]);
    for (const message of ["my phone died", "my cat died today", "kill time", "la mort de mon chat"])
      expect(detectDistress(message), message).toBeUndefined();
  });

  test("a death is condoled with in at least half of the messages of grief", () => {
    const grief = languages.flatMap((language) => sealed[language].grief);
    expect(grief).toHaveLength(30);
    const condoled = grief.filter((message) => detectDistress(message)?.kind === "grief");
    expect(condoled.length).toBeGreaterThanOrEqual(15);
  });
});

test("the messages that thresholds are chosen on are recognised as well as those", () => {
  const measured = shares(development);
  expect(measured).toMatchObject({ danger: 240, ordinary: 240 });
  expect(measured.recall).toBeGreaterThanOrEqual(0.9);
  expect(measured.alarms).toBeLessThanOrEqual(0.03);
});

describe("messages written after rules, weights and threshold stood", () => {
  test("are recognised as often as when the last messages were learned, 50 of 60", () => {
    const danger = languages.flatMap((language) => unseen[language].danger);
    expect(danger).toHaveLength(60);
    expect(danger.filter(isDanger).length).toBeGreaterThanOrEqual(50);
  });

  test("raise at most one false alarm in 38 look-alikes", () => {
    const ordinary = languages.flatMap((language) => unseen[language].none);
    expect(ordinary).toHaveLength(38);
    expect(ordinary.filter(isDanger).length).toBeLessThanOrEqual(1);
  });
});

describe("150 messages of danger and 200 look-alikes that rules were mended with, and weights never learned from", () => {
  test("at least 97 of 100 are recognised, and at most 2 of 100 raise a false alarm", () => {
    const danger = languages.flatMap((language) => onceUnseen[language].danger);
    const ordinary = languages.flatMap((language) => onceUnseen[language].none);
    expect([danger.length, ordinary.length]).toEqual([150, 200]);
    const missed = danger.filter((message) => !isDanger(message));
    const alarms = ordinary.filter(isDanger);
    expect(missed.length / danger.length, missed.join("\n")).toBeLessThanOrEqual(0.03);
    expect(alarms.length / ordinary.length, alarms.join("\n")).toBeLessThanOrEqual(0.02);
  });
});

describe("120 veiled messages and 120 look-alikes, unseen: neither rules nor weights were made with them", () => {
  const danger = languages.flatMap((language) => veiledThird[language].danger);
  const ordinary = languages.flatMap((language) => veiledThird[language].none);

  test("four of five are recognised, and at most 2 of 100 raise a false alarm", () => {
    expect([danger.length, ordinary.length]).toEqual([120, 120]);
    const missed = danger.filter((message) => !isDanger(message));
    const alarms = ordinary.filter(isDanger);
    expect(missed.length / danger.length, missed.join("\n")).toBeLessThanOrEqual(0.2);
    expect(alarms.length / ordinary.length, alarms.join("\n")).toBeLessThanOrEqual(0.02);
  });
});

describe.each([
  [
    "the classes of hints and contexts of fiction were made with, weights never learned from",
    veiledFourth,
    0.95,
    0.95,
  ],
  [
    "written after them and run once: what nobody thought of is missed when it is veiled",
    veiledFifth,
    0.65,
    0.93,
  ],
  ["composed situations were made with, first set", freshFirst, 0.7, 0.97],
  ["composed situations were made with, second set", freshSecond, 0.7, 0.95],
  ["composed situations were made with, third set", freshThird, 0.7, 0.95],
  ["composed situations were made with, fourth set", freshFourth, 0.6, 0.93],
] as const)("veiled and plain messages that %s", (_, set, veiled, plain) => {
  const all = (part: "veiled" | "plain" | "none") => languages.flatMap((language) => set[language][part]);
  const share = (messages: readonly string[]) => messages.filter(isDanger).length / messages.length;

  test("are recognised as often as when the last messages were learned", () => {
    expect(share(all("veiled"))).toBeGreaterThanOrEqual(veiled);
    expect(share(all("plain"))).toBeGreaterThanOrEqual(plain);
    expect(share(all("none"))).toBeLessThanOrEqual(0.05);
  });
});
