import { describe, expect, test } from "vitest";
import { intentOf } from "./intent.ts";

describe("the intent of a question", () => {
  test.each([
    ["ar", "طلقت زوجتي ثلاثا، هل وقع الطلاق؟"],
    ["ar", "ma 7okm al riba?"],
    ["en", "Is it HALAL to eat gelatine?"],
    ["fr", "Est-il permis d'écouter de la musique ?"],
    ["tr", "Faizli kredi almak haram mı?"],
    ["ur", "کیا موسیقی سننا جائز ہے؟"],
    ["id", "Bolehkah saya bekerja di bank?"],
  ] as const)("in %s, %j is a ruling", (language, question) => {
    expect(intentOf(question, language)).toBe("ruling");
  });

  test.each([
    ["en", "praying in sneakers", "learning to pray"],
    ["ar", "أصلي بالجزمة", "نعلم الأولاد الصلاة"],
    ["fr", "prier avec ses chaussures", "prier pour un examen"],
    ["ur", "جوتوں میں نماز", "جوتے پہننے کی دعا"],
    ["id", "sholat pake sendal", "sholat malam"],
    ["tr", "terlikle namaz", "ayakkabı giyme duası"],
    ["en", "quran app without wudu", "quran without a teacher"],
    ["ar", "مس المصحف بغير وضوء", "كيف أتوضأ"],
    ["fr", "réciter le coran sans être en état d'ablution", "lire le coran sans voyelles"],
    ["ur", "بے وضو قرآن کو چھونا", "وضو کا طریقہ"],
    ["id", "baca quran tidak punya wudhu", "membaca quran tanpa tajwid"],
    ["en", "is wudu needed to touch the quran", "verses about wudu in the quran"],
    ["fr", "faut-il les ablutions pour lire le coran", "lire le coran sans internet"],
    ["tr", "kuran okumak için abdest şart mı", "kuran öğrenmek"],
    ["tr", "telefondan abdestsiz kuran okumak", "abdest nasıl alınır"],
  ] as const)("in %s, %j is a ruling on the state of who worships, %j is none", (language, asked, other) => {
    expect(intentOf(asked, language)).toBe("ruling");
    expect(intentOf(other, language)).toBe("texts");
  });

  test("is help before anything else, in whatever language", () => {
    expect(intentOf("Is it haram that I want to kill myself?", "tr")).toBe("emergency");
    expect(intentOf("أفكر في الانتحار هل هو حرام", "en")).toBe("emergency");
  });

  test("is texts where the person wants to read", () => {
    expect(intentOf("What does the Quran say about divorce?", "en")).toBe("texts");
    expect(intentOf("ما هي آيات الصبر؟", "ar")).toBe("texts");
    expect(intentOf("", "en")).toBe("texts");
    expect(intentOf("?".repeat(20_000), "en")).toBe("texts");
  });
});
