import type { ErrorMessages } from "#contract/api-error.ts";

const quranErrorCodes = ["not-a-reference", "no-such-verse", "no-such-text"] as const;

export type QuranErrorCode = (typeof quranErrorCodes)[number];

/** Error messages for references to verses and other texts. */
export const quranErrorMessages: ErrorMessages<QuranErrorCode> = {
  "not-a-reference": {
    en: "{field} is not a reference. Write it as {form}.",
    ar: "القيمة {field} ليست موضعًا في القرآن. اكتبها بالصيغة {form}.",
    fr: "{field} n’est pas une référence. Écrivez-la ainsi : {form}.",
    ur: "{field} حوالہ نہیں ہے۔ اسے یوں لکھیں: {form}",
    id: "{field} bukan rujukan ayat. Tulislah seperti {form}.",
    tr: "{field} bir ayet numarası değil. {form} biçiminde yazın.",
  },
  "no-such-verse": {
    en: "The Quran has no {reference}.",
    ar: "ليس في القرآن موضع {reference}.",
    fr: "Le Coran n’a pas de {reference}.",
    ur: "قرآن میں {reference} نہیں ہے۔",
    id: "Al-Qur’an tidak memiliki {reference}.",
    tr: "Kur’an’da {reference} yoktur.",
  },
  "no-such-text": {
    en: "There is no text {id} here.",
    ar: "ليس هنا نص {id}.",
    fr: "Il n’y a pas ici de texte {id}.",
    ur: "یہاں {id} نام کا کوئی متن نہیں۔",
    id: "Di sini tidak ada teks {id}.",
    tr: "Burada {id} adlı bir metin yok.",
  },
};
