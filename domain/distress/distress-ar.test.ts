import { describe, expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";
import { distressKinds } from "./distress-kind.ts";
import { lastAr } from "./measured/last-ar.testing.ts";
import type { MessagesByKind } from "./measured/messages-by-kind.testing.ts";
import { ordinaryAr } from "./measured/ordinary-ar.testing.ts";
import { unseenAr } from "./measured/unseen-ar.testing.ts";
import { wideAr } from "./measured/wide-ar.testing.ts";
import { wideArabizi } from "./measured/wide-ar-latin.testing.ts";

const danger = (messages: MessagesByKind) => distressKinds.flatMap((kind) => messages[kind] ?? []);

describe("messages in the dialects of Arabic", () => {
  test.each([
    ["Arabic letters", wideAr],
    ["Latin letters", wideArabizi],
    ["another voice", lastAr],
    ["a third voice", unseenAr],
  ] as const)("in %s are told where they speak of danger, at least 96 of 100", (_, messages) => {
    const missed = danger(messages).filter((message) => !detectDistress(message));
    expect(missed.length / danger(messages).length, missed.join("\n")).toBeLessThanOrEqual(0.04);
  });

  test("raise an alarm in at most 2 of 100 ordinary questions and look-alikes", () => {
    const ordinary = [ordinaryAr, wideArabizi, lastAr, unseenAr].flatMap(({ none }) => none);
    const alarms = ordinary.filter((message) => detectDistress(message));
    expect(alarms.length / ordinary.length, alarms.join("\n")).toBeLessThanOrEqual(0.02);
  });
});
