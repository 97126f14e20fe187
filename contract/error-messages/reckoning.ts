import type { ErrorMessages } from "#contract/api-error.ts";

export const reckoningErrorCodes = [
  "missing",
  "not-a-number",
  "not-whole",
  "out-of-range",
  "no-such-day",
  "no-such-time-zone",
  "unknown-value",
  "unreadable",
  "too-long",
  "isha-without-angle",
  "date-or-hijri",
] as const;

export type ReckoningErrorCode = (typeof reckoningErrorCodes)[number];

/** Error messages of parameters of the open API. */
export const reckoningErrorMessages: ErrorMessages<ReckoningErrorCode> = {
  missing: {
    en: "{field} is missing.",
    ar: "القيمة {field} غير موجودة.",
    fr: "{field} manque.",
    ur: "{field} موجود نہیں ہے۔",
    id: "{field} belum diisi.",
    tr: "{field} eksik.",
  },
  "not-a-number": {
    en: "{field} must be a number.",
    ar: "يجب أن تكون قيمة {field} عددًا.",
    fr: "{field} doit être un nombre.",
    ur: "{field} عدد ہونا چاہیے۔",
    id: "{field} harus berupa angka.",
    tr: "{field} bir sayı olmalı.",
  },
  "not-whole": {
    en: "{field} must be a whole number.",
    ar: "يجب أن تكون قيمة {field} عددًا صحيحًا.",
    fr: "{field} doit être un nombre entier.",
    ur: "{field} پورا عدد ہونا چاہیے۔",
    id: "{field} harus berupa bilangan bulat.",
    tr: "{field} bir tam sayı olmalı.",
  },
  "out-of-range": {
    en: "{field} must be from {min} to {max}.",
    ar: "يجب أن تكون قيمة {field} من {min} إلى {max}.",
    fr: "{field} doit être compris entre {min} et {max}.",
    ur: "{field} {min} سے {max} تک ہونا چاہیے۔",
    id: "{field} harus antara {min} dan {max}.",
    tr: "{field} {min} ile {max} arasında olmalı.",
  },
  "no-such-day": {
    en: "{field} is not a day of the calendar. Write it as {form}.",
    ar: "القيمة {field} ليست يومًا في التقويم. اكتبها بالصيغة {form}.",
    fr: "{field} n’est pas un jour du calendrier. Écrivez-le ainsi : {form}.",
    ur: "{field} کیلنڈر کا کوئی دن نہیں۔ اسے یوں لکھیں: {form}",
    id: "{field} bukan hari dalam kalender. Tulislah seperti {form}.",
    tr: "{field} takvimde olmayan bir gün. {form} biçiminde yazın.",
  },
  "no-such-time-zone": {
    en: "{field} is not a time zone. Use a name such as Asia/Jakarta.",
    ar: "القيمة {field} ليست منطقة زمنية. استعمل اسمًا مثل Asia/Jakarta.",
    fr: "{field} n’est pas un fuseau horaire. Utilisez un nom comme Asia/Jakarta.",
    ur: "{field} کوئی منطقۂ وقت نہیں۔ Asia/Jakarta جیسا نام لکھیں۔",
    id: "{field} bukan zona waktu. Pakailah nama seperti Asia/Jakarta.",
    tr: "{field} bir saat dilimi değil. Asia/Jakarta gibi bir ad kullanın.",
  },
  "unknown-value": {
    en: "{field} must be one of: {values}.",
    ar: "يجب أن تكون قيمة {field} واحدة من: {values}.",
    fr: "{field} doit être l’une de ces valeurs : {values}.",
    ur: "{field} ان میں سے ایک ہونا چاہیے: {values}",
    id: "{field} harus salah satu dari: {values}.",
    tr: "{field} şunlardan biri olmalı: {values}.",
  },
  "too-long": {
    en: "{field} may have at most {max} characters.",
    ar: "الحد الأقصى للقيمة {field} هو {max} حرفًا.",
    fr: "{field} ne peut pas dépasser {max} caractères.",
    ur: "{field} میں زیادہ سے زیادہ {max} حروف ہو سکتے ہیں۔",
    id: "{field} paling banyak {max} karakter.",
    tr: "{field} en fazla {max} karakter olabilir.",
  },
  unreadable: {
    en: "{field} could not be read. Give it once.",
    ar: "تعذرت قراءة {field}. اذكرها مرة واحدة.",
    fr: "{field} est illisible. Donnez-le une seule fois.",
    ur: "{field} پڑھا نہیں جا سکا۔ اسے ایک ہی بار لکھیں۔",
    id: "{field} tidak terbaca. Berikan sekali saja.",
    tr: "{field} okunamadı. Yalnızca bir kez verin.",
  },
  "isha-without-angle": {
    en: "Isha needs an angle of at least {min}° or minutes after sunset.",
    ar: "تحتاج العشاء إلى زاوية لا تقل عن {min}° أو إلى دقائق بعد الغروب.",
    fr: "L’isha demande un angle d’au moins {min}° ou des minutes après le coucher du soleil.",
    ur: "عشاء کے لیے کم از کم {min}° کا زاویہ یا غروب کے بعد کے منٹ درکار ہیں۔",
    id: "Isya memerlukan sudut sekurangnya {min}° atau menit setelah matahari terbenam.",
    tr: "Yatsı için en az {min}° açı ya da gün batımından sonra dakika gerekir.",
  },
  "date-or-hijri": {
    en: "Give either date or hijri, not both.",
    ar: "اذكر date أو hijri، لا كليهما.",
    fr: "Donnez soit date, soit hijri, pas les deux.",
    ur: "date یا hijri میں سے ایک دیں، دونوں نہیں۔",
    id: "Berikan date atau hijri, jangan keduanya.",
    tr: "date ya da hijri verin, ikisini birden değil.",
  },
};
