import { describe, expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";
import { widerId } from "./measured/wider-id.testing.ts";
import { widerLater } from "./measured/wider-later.testing.ts";
import { widerTr } from "./measured/wider-tr.testing.ts";
import { widerUr } from "./measured/wider-ur.testing.ts";

describe.each([
  ["Urdu", widerUr],
  ["Indonesian", widerId],
  ["Turkish", widerTr],
  ["Urdu, written later", widerLater.ur],
  ["Indonesian, written later", widerLater.id],
  ["Turkish, written later", widerLater.tr],
] as const)("the wider batch in %s", (_, { danger, none }) => {
  test("is recognised where it speaks of danger, at least 97 of 100", () => {
    const missed = danger.filter((message) => !detectDistress(message));
    expect(missed.length / danger.length, missed.join("\n")).toBeLessThanOrEqual(0.03);
  });

  test("raises a false alarm in at most 2 of 100 ordinary questions and look-alikes", () => {
    const alarms = none.filter((message) => detectDistress(message));
    expect(alarms.length / none.length, alarms.join("\n")).toBeLessThanOrEqual(0.02);
  });
});
