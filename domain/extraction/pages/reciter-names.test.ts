import { describe, expect, test } from "vitest";
import { reciterNames } from "./reciter-names.ts";

const names = (...lines: string[]) =>
  reciterNames([{ url: "https://quran.com/1", markdown: lines.join("\n\n"), html: "" }]);

describe("a reciter's name", () => {
  test.each([
    ["Reciter: Mishary Rashid Alafasy", "Mishary Rashid Alafasy"],
    ["Recitation by Sheikh Abdul Rahman Al-Sudais, Makkah", "Abdul Rahman Al-Sudais"],
    ["Recited by Saad el-Ghamidi (128kbps)", "Saad el-Ghamidi"],
    ["Qari: Abdul Basit ibn Muhammad", "Abdul Basit ibn Muhammad"],
    ["Reciter: Abdülkerim Şahin https://example.org", "Abdülkerim Şahin"],
    ["Sheikh Maher Al Muaiqly - Surah Al-Baqarah", "Maher Al Muaiqly"],
    ["Reciter: M. A. Nasser", "M. A. Nasser"],
    ["Reciter: Alafasy", "Alafasy"],
    ["القارئ: الشيخ مشاري راشد العفاسي", "مشاري راشد العفاسي"],
    ["تلاوة خاشعة للقارئ ياسر الدوسري", "ياسر الدوسري"],
    ["بصوت القارئ عبد الباسط عبد الصمد رحمه الله", "عبد الباسط عبد الصمد"],
    ["القارئ عبد الرحمن بن عبد العزيز السديس", "عبد الرحمن بن عبد العزيز السديس"],
    ["[Reciter: Mahmoud Khalil Al-Husary](https://quran.com/reciters/12)", "Mahmoud Khalil Al-Husary"],
  ])("is found in %j", (line, name) => expect(names(line)).toEqual([name]));

  test.each([
    "Reciter: https://quran.com/reciters/7",
    "Reciter: HTTPS://QURAN.COM/",
    "Reciter: Https",
    "Recited by http://www.example.org/a b c",
    "Recited by www.mp3quran.net",
    "Recited by Quran.com",
    "Reciter: [https://quran.com](https://quran.com)",
    "Reciter: <https://quran.com>",
    "Reciter: ftp://files.example.org/Alafasy",
    "Reciter: mailto:Someone@Example.org",
    "Reciter: Someone@Example.org",
    "Reciter: //cdn.example.org/Alafasy",
    "Reciter: localhost:3000",
    "Reciter: Alafasy.mp3",
    "Reciter: 128kbps",
    "Reciter: MP3",
    "Reciter: C:\\Quran\\Alafasy",
    "https://quran.com/reciter Quran",
    "القارئ https://equran.me/reader",
    "القارئ: موقع القرآن الكريم",
    "بصوت: www.equran.me",
    "تلاوة القرآن الكريم",
    "تلاوة سورة البقرة",
    "تلاوة خاشعة من سورة يوسف",
    "القارئ: اختر القارئ",
    "Reciter: select a reciter",
    "Reciter: Select Reciter",
    "Reciter Settings",
    "Reciter: Unknown",
    "Reciter: Various Artists",
    "Recitation by surah",
    "Sheikh of the mosque",
    "Reciter: Download MP3",
    "Reciter: Listen to Quran Online",
    "Reciter: undefined",
    "Reciter: {{ reciter.name }}",
    "Reciter: &nbsp; &amp;",
    "Reciter: … — •",
  ])("is not found in %j", (line) => expect(names(line)).toEqual([]));

  test("is named once, and at most twenty are", () => {
    const many = Array.from({ length: 30 }, (_, at) => `Reciter: Name${String.fromCharCode(65 + at)} Family`);
    expect(names(...many, ...many)).toHaveLength(20);
    expect(names("Reciter: Saad Al-Ghamdi", "Sheikh Saad Al-Ghamdi")).toEqual(["Saad Al-Ghamdi"]);
  });
});
