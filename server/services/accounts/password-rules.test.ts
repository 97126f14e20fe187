import { describe, expect, test } from "vitest";
import { checkNewPassword } from "./password-rules.ts";

const owner = { name: "Maryam Benali", email: "m.benali@example.org" };

describe("a new password", () => {
  test.each([
    ["a common one", "qwerty123456"],
    ["a common one with other signs", "P@ssw0rd1234"],
    ["a common one twice", "passwordpassword"],
    ["digits in a row", "123456789012"],
    ["one letter", "aaaaaaaaaaaa"],
    ["one letter to the greatest length", "ا".repeat(256)],
    ["keys in a row", "qwertyuiop[]"],
    ["the owner's name and a year", "MaryamBenali1990"],
    ["the owner's name twice", "maryam maryam"],
    ["the owner's address", "m.benali@example.org"],
    ["a word of this site", "allahuakbar786"],
    ["this site, a year and signs", "Riwaq2026!!!"],
    ["a month and a year", "Ramadan2026!"],
    ["words of this site alone", "quran ramadan islam"],
    ["the word itself and a year", "Password2026!"],
    ["a word of this site in Arabic", "الحمد لله123"],
  ])("is refused: %s", async (_, password) => {
    await expect(checkNewPassword(password, owner)).rejects.toMatchObject({ code: "password-guessable" });
  });

  test("may be the name of somebody else whose name is Arabic, but not one's own", async () => {
    const khadijah = { name: "خديجة البكري", email: "k@example.org" };
    await expect(checkNewPassword("خديجة البكري1", khadijah)).rejects.toMatchObject({
      code: "password-guessable",
    });
    await expect(checkNewPassword("خديجة البكري1", owner)).resolves.toBeUndefined();
  });

  test.each([
    "four calm green olives",
    "ramadan nights by the old sea wall",
    "سبع نخلات في واد بعيد",
    "x7#Lq9!vR2pZ",
    "zeytin dalı mavi kapı",
    `${"نخل وزيتون ".repeat(3)}وسدر`,
  ])("is accepted: %s", async (password) => {
    await expect(checkNewPassword(password, owner)).resolves.toBeUndefined();
  });
});
