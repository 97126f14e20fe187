import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { practicalQuestion } from "./practical-question.ts";

const times = (moment = "all", more = {}) => ({ tool: "prayer-times", moment, day: "today", ...more });

test.each([
  ["en", "What time is Fajr in Jakarta?", times("fajr", { place: "jakarta" })],
  ["en", "prayer times in New York today", times("all", { place: "new york" })],
  ["en", "fajr in Jakarta", times("fajr", { place: "jakarta" })],
  ["ar", "الفجر في جاكرتا", times("fajr", { place: "جاكرتا" })],
  ["en", "qibla from Jakarta", { tool: "qibla", place: "jakarta" }],
  ["en", "prayer times London", times("all", { place: "london" })],
  ["en", "when is maghrib tomorrow", times("maghrib", { day: "tomorrow" })],
  ["en", "When is the next prayer?", times("next")],
  ["en", "when is iftar today", times("maghrib")],
  ["en", "when does the last third of the night start", times("lastThird")],
  ["ar", "متى صلاة الفجر؟", times("fajr")],
  ["ar", "مواقيت الصلاة في مكة", times("all", { place: "مكه" })],
  ["ar", "الساعة كم المغرب اليوم", times("maghrib")],
  ["ar", "امتى أذان العصر", times("asr")],
  ["fr", "À quelle heure est le maghrib à Paris ?", times("maghrib", { place: "paris" })],
  ["fr", "horaires de prière à Lyon", times("all", { place: "lyon" })],
  ["ur", "لاہور میں نماز کے اوقات", times("all", { place: "لاهور" })],
  ["ur", "فجر کا وقت کیا ہے؟", times("fajr")],
  ["ur", "maghrib ki namaz ka time kya hai", times("maghrib")],
  ["id", "jadwal sholat Bandung hari ini", times("all", { place: "bandung" })],
  ["id", "jam berapa subuh?", times("fajr")],
  ["tr", "İstanbul ezan vakti", times("all", { place: "istanbul" })],
  ["tr", "Ankara'da akşam ezanı kaçta?", times("maghrib", { place: "ankarada" })],
  ["en", "Which direction is the qibla from Berlin?", { tool: "qibla", place: "berlin" }],
  ["en", "qibla direction", { tool: "qibla" }],
  ["ar", "ما اتجاه القبلة في القاهرة", { tool: "qibla", place: "القاهره" }],
  ["fr", "Dans quelle direction est la qibla ?", { tool: "qibla" }],
  ["ur", "قبلہ کس طرف ہے؟", { tool: "qibla" }],
  ["id", "arah kiblat di Surabaya", { tool: "qibla", place: "surabaya" }],
  ["tr", "Kıble ne tarafta?", { tool: "qibla" }],
  ["en", "When is Ramadan?", { tool: "event-date", event: "ramadan-begins" }],
  ["en", "when is ramadan 2027", { tool: "event-date", event: "ramadan-begins", year: 2027 }],
  ["en", "When is Eid?", { tool: "event-date", event: "next-eid" }],
  ["en", "how many days until eid al-adha", { tool: "event-date", event: "eid-al-adha" }],
  ["ar", "متى عيد الفطر؟", { tool: "event-date", event: "eid-al-fitr" }],
  ["ar", "كم باقي على رمضان", { tool: "event-date", event: "ramadan-begins" }],
  ["fr", "Quand commence le ramadan cette année ?", { tool: "event-date", event: "ramadan-begins" }],
  ["fr", "c'est quand l'Aïd el-Kébir", { tool: "event-date", event: "eid-al-adha" }],
  ["ur", "رمضان کب ہے؟", { tool: "event-date", event: "ramadan-begins" }],
  ["ur", "eid ul fitr kab hai", { tool: "event-date", event: "eid-al-fitr" }],
  ["id", "kapan lebaran?", { tool: "event-date", event: "eid-al-fitr" }],
  ["id", "kapan puasa ramadhan 2027", { tool: "event-date", event: "ramadan-begins", year: 2027 }],
  ["tr", "Ramazan ne zaman başlıyor?", { tool: "event-date", event: "ramadan-begins" }],
  ["tr", "Kurban Bayramı ne zaman", { tool: "event-date", event: "eid-al-adha" }],
  ["en", "when is 15 Shaban", { tool: "hijri-month", month: 8, day: 15 }],
  ["en", "When does Rajab begin?", { tool: "hijri-month", month: 7, day: 1 }],
  ["en", "What is today's Islamic date?", { tool: "hijri-today" }],
  ["ar", "ما هو التاريخ الهجري اليوم؟", { tool: "hijri-today" }],
  ["ar", "كم هجري اليوم", { tool: "hijri-today" }],
  ["fr", "Quelle est la date hégirienne aujourd'hui ?", { tool: "hijri-today" }],
  ["ur", "آج اسلامی تاریخ کیا ہے؟", { tool: "hijri-today" }],
  ["ur", "aaj ki islami tareekh kya hai", { tool: "hijri-today" }],
  ["id", "tanggal hijriah hari ini berapa", { tool: "hijri-today" }],
  ["tr", "Bugün hicri takvime göre ayın kaçı", { tool: "hijri-today" }],
  ["tr", "Bugünün hicri tarihi nedir?", { tool: "hijri-today" }],
  ["en", "Convert 15 March 2025 to Hijri", { tool: "gregorian-day", day: { year: 2025, month: 3, day: 15 } }],
  [
    "en",
    "what is 1 Ramadan 1447 in Gregorian",
    { tool: "hijri-day", hijri: { year: 1447, month: 9, day: 1 } },
  ],
  ["ar", "١ محرم ١٤٤٨ بالميلادي", { tool: "hijri-day", hijri: { year: 1448, month: 1, day: 1 } }],
  ["tr", "29.10.1923 hicri tarih", { tool: "gregorian-day", day: { year: 1923, month: 10, day: 29 } }],
  [
    "id",
    "17 Agustus 1945 tanggal hijriah",
    { tool: "gregorian-day", day: { year: 1945, month: 8, day: 17 } },
  ],
  ["en", "convert 31 February 2025 to hijri", undefined],
] as const)("in %s: %s", (language, asked, question) => {
  expect(practicalQuestion(asked, language)).toEqual(question);
});

test.each([
  ["en", "How much zakat on 10,000 dollars?", { tool: "zakat", amount: 10_000, unit: "dollars" }],
  ["en", "zakat on $10k", { tool: "zakat", amount: 10_000, unit: "$" }],
  ["en", "zakat of 5000", { tool: "zakat", amount: 5000, unit: "" }],
  ["ar", "كم زكاة ١٠٠٠٠ ريال؟", { tool: "zakat", amount: 10_000, unit: "ريال" }],
  ["ar", "عندي 20 ألف جنيه كم الزكاة", { tool: "zakat", amount: 20_000, unit: "جنيه" }],
  ["fr", "zakat sur 12 500 euros", { tool: "zakat", amount: 12_500, unit: "euros" }],
  ["ur", "5 لاکھ روپے پر زکوٰۃ کتنی ہے", { tool: "zakat", amount: 500_000, unit: "روپے" }],
  ["id", "berapa zakat dari 100 juta rupiah", { tool: "zakat", amount: 100_000_000, unit: "rupiah" }],
  ["id", "zakat Rp 85.000.000", { tool: "zakat", amount: 85_000_000, unit: "Rp" }],
  ["tr", "100.000 TL zekatı ne kadar", { tool: "zakat", amount: 100_000, unit: "TL" }],
  ["en", "zakat on 100 grams of gold", { tool: "zakat-metal", metal: "gold", grams: 100 }],
  ["en", "zakat on 10 camels", undefined],
  ["en", "zakat on 10,000 dollars and 5,000 euros", undefined],
  ["en", "I have 10,000 dollars and a debt of mine, how much zakat", undefined],
  ["en", "can I give 500 dollars of zakat to my brother", undefined],
  ["en", "I have 10,000 dollars", undefined],
  ["en", "5 pillars zakat", undefined],
] as const)("the sum of zakat in %s: %s", (language, asked, question) => {
  expect(practicalQuestion(asked, language)).toEqual(question);
});

test("an amount after a question on zakat asks for the sum", () => {
  expect(practicalQuestion("I have 10,000 dollars", "en", "how much zakat do I pay")).toEqual({
    tool: "zakat",
    amount: 10_000,
    unit: "dollars",
  });
});

test("what only mentions prayers, months or the qibla is left to the texts", () => {
  const left: readonly (readonly [Language, string])[] = [
    ["en", "why is fajr prayed at dawn"],
    ["en", "virtues of praying fajr on time"],
    ["en", "when was the qibla changed"],
    ["en", "verses about Ramadan"],
    ["en", "when was the Quran revealed"],
    ["en", "What did the prophet say about time"],
    ["en", "how do I pray asr"],
    ["en", "when is laylat al-qadr"],
    ["en", "I missed fajr today"],
    ["en", "what is ramadan"],
    ["en", "surah asr"],
    ["ar", "فضل صلاة الفجر في وقتها"],
    ["ar", "متى فرضت الصلاة"],
    ["ar", "متى نزل القرآن"],
    ["ar", "حكم صيام يوم عاشوراء"],
    ["fr", "pourquoi jeûner pendant le ramadan"],
    ["ur", "فجر کی نماز کی فضیلت"],
    ["id", "keutamaan sholat subuh"],
    ["tr", "Ramazan ayının fazileti nedir"],
    ["tr", "sabah namazı nasıl kılınır"],
    ["en", "hello"],
    ["en", ""],
  ];
  for (const [language, asked] of left) expect(practicalQuestion(asked, language), asked).toBeUndefined();
});
