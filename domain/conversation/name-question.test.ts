import { expect, test } from "vitest";
import { nameAskedAbout } from "./name-question.ts";

test("the name whose meaning is asked is read with its article", () => {
  for (const message of [
    "what does al wadud mean",
    "signification du prénom al-wadoud",
    "esmaül hüsna el vedud anlamı",
    "apa arti al wadud",
    "al wadood ka matlab",
  ])
    expect(nameAskedAbout(message)?.sound, message).toBe("vadud");
});

test("surahs, other words and other questions are left", () => {
  for (const message of ["meaning of surah al ikhlas", "what does riba mean", "who is al khidr", "al wadud"])
    expect(nameAskedAbout(message), message).toBeUndefined();
});
