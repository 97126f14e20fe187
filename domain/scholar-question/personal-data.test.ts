import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { findPersonalData, withoutAnyPersonalData, withoutPersonalData } from "./personal-data.ts";

const found = (text: string) =>
  findPersonalData(text).map(({ kind, from, to }) => [kind, text.slice(from, to)]);

describe("addresses and numbers", () => {
  test.each([
    ["Write to amina.k+fatwa@mail.example.org please", [["email", "amina.k+fatwa@mail.example.org"]]],
    ["اكتبوا إلى amina@example.org", [["email", "amina@example.org"]]],
    ["Call +44 20 7946 0958 after asr", [["phone", "+44 20 7946 0958"]]],
    ["رقمي ٠١٠١٢٣٤٥٦٧٨", [["phone", "٠١٠١٢٣٤٥٦٧٨"]]],
    ["میرا نمبر ۰۳۰۰-۱۲۳۴۵۶۷", [["phone", "۰۳۰۰-۱۲۳۴۵۶۷"]]],
    ["Mon numéro : 06 12 34 56 78.", [["phone", "06 12 34 56 78"]]],
    ["Nomor saya 0812-3456-7890", [["phone", "0812-3456-7890"]]],
    ["Telefonum (0532) 123 45 67", [["phone", "(0532) 123 45 67"]]],
  ])("are found in %s", (text, expected) => expect(found(text)).toEqual(expected));

  test.each(["We married on 2024-05-12", "see 2:229 and 65:1", "a debt of 1 500 000", "I owe 250000"])(
    "are not seen in %s",
    (text) => expect(found(text)).toEqual([]),
  );
});

describe("a name that is introduced", () => {
  test.each([
    ["My name is Amina Khan and I ask", "Amina Khan"],
    ["my name is amina and I ask", "amina"],
    ["his name is Yusuf ibn Tariq.", "Yusuf ibn Tariq"],
    ["I am Amina from Leeds", "Amina"],
    ["السلام عليكم، اسمي فاطمة وأسأل عن الطلاق", "فاطمة"],
    ["زوجتي اسمها خديجة بنت أحمد وهي حامل", "خديجة بنت أحمد"],
    ["Je m’appelle Karim Benali et je", "Karim Benali"],
    ["Mon prénom est Salma.", "Salma"],
    ["میرا نام عائشہ صدیقہ ہے اور", "عائشہ صدیقہ"],
    ["Nama saya Siti Rahma, saya bertanya", "Siti Rahma"],
    ["Benim adım Elif Yılmaz ve", "Elif Yılmaz"],
    ["ismim Zeynep.", "Zeynep"],
  ])("is found in %s", (text, name) => expect(found(text)).toEqual([["name", name]]));

  test.each([
    "I am asking about prayer",
    "je suis divorcée",
    "adım adım anlatır mısınız",
    "أنا غاضب من زوجتي",
    "طلقت زوجتي ثلاثا وأنا غاضب، هل وقع الطلاق؟",
    "کیا نماز کا نام صلاۃ ہے",
  ])("is not seen in %s", (text) => expect(found(text)).toEqual([]));
});

test("what is found can be removed, one by one or all", () => {
  const text = "My name is Amina, amina@example.org, +44 20 7946 0958: is it allowed?";
  const [name] = findPersonalData(text);
  expect(name && withoutPersonalData(text, name)).toBe(
    "My name is …, amina@example.org, +44 20 7946 0958: is it allowed?",
  );
  expect(withoutAnyPersonalData(text)).toBe("My name is …, …, …: is it allowed?");
});

test("whatever is typed, finds lie in the text in order, and none is left once all are out", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.constantFrom("my name is ", "اسمي ", "Amina", "a@b.co", "+442079460958", " ", "۰۳۰۰۱۲۳۴۵۶۷"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      const finds = findPersonalData(text);
      finds.forEach(({ from, to }, place) => {
        expect(from).toBeGreaterThanOrEqual(finds[place - 1]?.to ?? 0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
      });
      const bare = withoutAnyPersonalData(text);
      expect(findPersonalData(bare).filter(({ kind }) => kind === "email")).toEqual([]);
    }),
  );
});

test("a text without spaces that is eight times as long takes no more than a few times as much work per letter", () => {
  const timeOf = (length: number) => {
    const text = "1".repeat(2 * length) + "a@".repeat(length) + "ا".repeat(2 * length);
    return cpuTimeOf(() => findPersonalData(text));
  };
  // Work that grows with the square would be 64 times as much.
  expect(timeOf(8000) / timeOf(1000)).toBeLessThan(32);
});
