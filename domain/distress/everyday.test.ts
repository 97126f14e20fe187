import { describe, expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";

const isDanger = (message: string, earlier: readonly string[] = []) =>
  (detectDistress(message, earlier)?.kind ?? "grief") !== "grief";

describe("what people write to an assistant every day", () => {
  test("is no danger", () => {
    const messages = [
      "i don't understand this verse",
      "i don't get it",
      "tell me the rest please",
      "and the next one?",
      "i want to stop smoking",
      "i don't have a mosque",
      "i cant wake up for fajr anymore",
      "is he still alive today",
      "my mum makes me pray when im tired",
      "je veux arrêter de fumer",
      "c'est la première fois pour moi",
      "j'ai avalé de l'eau sans faire exprès",
      "مجھے یہ آیت سمجھ نہیں آئی",
      "naukri nahi mil rahi",
      "mera shohar mujh se naraz hai",
      "suami pergi dinas lama",
      "ana za3lan mn ommy",
      "how many pills can I take a day",
      "work for this world as if you live forever",
      "اعمل لدنياك كأنك تعيش أبدا",
      "the odds are small, how odd",
      "overdosis kopi pas begadang",
    ];
    expect(messages.filter((message) => isDanger(message))).toEqual([]);
  });

  test("self-hatred and cutting are recognised, however short", () => {
    const messages = [
      "i hate myself",
      "i started cutting again",
      "relapsed with cutting, does allah hate me",
      "je me déteste",
      "اكره نفسي",
      "mujhe khud se nafrat hai",
      "مجھے خود سے نفرت ہے",
      "aku benci diriku",
      "kendimden nefret ediyorum",
    ];
    expect(messages.filter((message) => detectDistress(message)?.kind !== "self-harm")).toEqual([]);
  });

  test("a person who is hurt and asks who is to blame stays with help", () => {
    for (const [before, question] of [
      ["my husband beats me", "is it my fault?"],
      ["my husband beats me", "am i a bad wife?"],
      ["my dad hits me every day", "do i deserve it because i talk back?"],
      ["shohar marta hai mujhe", "kya meri ghalti hai?"],
      ["mon mari me frappe", "est-ce que c'est ma faute ?"],
      ["زوجي يضربني", "هل هذا ذنبي انا ؟"],
      ["suamiku memukul aku", "apa ini salahku ya?"],
      ["kocam beni dövüyor", "bu benim suçum mu acaba?"],
    ] as const)
      expect(isDanger(question, [before]), question).toBe(true);
    expect(isDanger("what time is maghrib in Cairo today?", ["my husband beats me"])).toBe(false);
  });
});
