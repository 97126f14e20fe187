import { describe, expect, test } from "vitest";
import { plainMessage } from "#domain/conversation/plain-message.ts";
import { courtesyOf, withoutGreeting } from "./courtesy.ts";

const said = {
  greeting:
    "salam alaykum|assalamu alaikum|Assalamualaikum|as-salamu alaykum wa rahmatullahi wa barakatuh|asalam o alaikum|assalam-o-alaikum|salamou alaykoum|selamün aleyküm|selamunaleyküm|aleyküm selam|wa alaikum assalam|w3alaykom salam|salam 3likom|slm|aoa|السلام عليكم|السلام عليكم ورحمة الله وبركاته|سلام|السلام علیکم|وعلیکم السلام|مرحبا|مرحباا|اهلا وسهلا|صباح الخير|مساء الخير يا شيخ|ازيك|شلونك|sabah el kheir|mar7aba|hi|Hi!|hiii|hello|hey there|good morning|bonjour|salut|slt|bonsoir|bjr|halo|selamat pagi|apa kabar?|merhaba|selam|günaydın|naber|adaab|kaise ho|آداب|کیا حال ہے",
  thanks:
    "thanks|thank you so much|thx|jazakallah|jazakallah khair|jazak Allahu khayran|JazakAllah khairan brother|cezakallah|barakallahu feek|شكرا|شكراً جزيلاً|جزاك الله خيرا|بارك الله فيك|يعطيك العافية|merci|merci bcp|shukriya|bohat shukriya|شکریہ|جزاک اللہ|terima kasih|makasih kak|syukron|teşekkürler|teşekkür ederim|sağol|sağ ol|eyvallah|Allah razı olsun|shukran|ok thank you for the answer",
  farewell: "bye|allah hafiz|khuda hafiz|مع السلامة|au revoir|hoşça kal",
  "about-us": "who are you|are you a robot|من أنت|kamu siapa|sen kimsin|qui es-tu ?|آپ کون ہیں",
} as const;

describe("a courtesy", () => {
  test.each(Object.entries(said))(
    "%s is recognised in six languages, dialects and Latin letters",
    (kind, messages) => {
      for (const message of messages.split("|"))
        expect(courtesyOf(plainMessage(message)), message).toBe(kind);
    },
  );

  test("is none where the message asks something", () => {
    const asked =
      "who was Abu Bakr|peace in the quran|what is salam|dua for morning|i want to die|help me i want to die|goodbye forever|goodbye cruel world|what is jazakallah|meaning of alhamdulillah|الحمد لله رب العالمين|الصبر|yasin|salat|bonjour je veux mourir|sore throat dua|hello can i pray|selam vermek";
    for (const message of asked.split("|"))
      expect(courtesyOf(plainMessage(message)), message).toBeUndefined();
  });

  test("before a question is removed", () => {
    const asked = plainMessage("Assalamu alaikum, how many surahs are in the Quran?");
    expect(withoutGreeting(asked)).toBe("how many surahs are in the quran");
  });
});
