import type { Suggestion } from "#content/calculation-methods/schema.ts";
import type { Language } from "#domain/language.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";

/** Countries whose own authority's timetable the method follows. */
export const officialMethod: Readonly<Record<string, MethodName>> = {
  AE: "dubai",
  DZ: "algeria",
  EG: "egyptian",
  ID: "kemenag",
  IR: "tehran",
  KW: "kuwait",
  MA: "morocco",
  MY: "jakim",
  QA: "qatar",
  RU: "russia",
  SA: "umm_alqura",
  SG: "singapore",
  TN: "tunisia",
  TR: "turkey",
};

/** Countries where the method is the one most used, without being the state's. */
export const regionalMethod: Readonly<Record<string, MethodName>> = {
  AF: "karachi",
  BD: "karachi",
  BH: "umm_alqura",
  BN: "singapore",
  CA: "isna",
  CY: "turkey",
  EH: "morocco",
  FR: "france_18",
  GB: "moonsighting",
  IE: "moonsighting",
  IN: "karachi",
  LK: "karachi",
  LY: "egyptian",
  NP: "karachi",
  OM: "umm_alqura",
  PK: "karachi",
  SD: "egyptian",
  SY: "egyptian",
  US: "isna",
  YE: "umm_alqura",
};

/** Countries where most Muslims follow the Hanafi school and timetables give its asr. */
export const hanafiAsr = ["AF", "BD", "IN", "KG", "KZ", "PK", "TJ", "TM", "UZ"] as const;

/** Countries of Hanafi majority whose timetables give the first shadow's asr. */
export const firstShadowThoughHanafi = ["AL", "AZ", "BA", "CY", "TR", "XK"] as const;

/** The reasons in words, for the line under the suggestion. */
export const reasonTexts = {
  official: {
    en: "It follows the timetable published in this country.",
    ar: "توافق التقويم المعتمد في هذا البلد.",
    fr: "Elle suit le calendrier publié dans ce pays.",
    ur: "یہ اس ملک میں شائع ہونے والے نظام الاوقات کے مطابق ہے۔",
    id: "Mengikuti jadwal yang diterbitkan di negara ini.",
    tr: "Bu ülkede yayımlanan takvime uyar.",
  },
  regional: {
    en: "It is the one most used in this country.",
    ar: "هي الأكثر استعمالًا في هذا البلد.",
    fr: "C’est la plus utilisée dans ce pays.",
    ur: "اس ملک میں زیادہ تر یہی استعمال ہوتا ہے۔",
    id: "Paling banyak dipakai di negara ini.",
    tr: "Bu ülkede en çok kullanılan yöntemdir.",
  },
  general: {
    en: "No method of this country is known to us; this one is used in many places.",
    ar: "لا نعرف طريقة خاصة بهذا البلد، وهذه مستعملة في بلدان كثيرة.",
    fr: "Nous ne connaissons pas de méthode propre à ce pays ; celle-ci sert en de nombreux lieux.",
    ur: "اس ملک کا کوئی خاص طریقہ ہمیں معلوم نہیں؛ یہ بہت سی جگہوں پر رائج ہے۔",
    id: "Kami tidak mengetahui metode khusus negara ini; metode ini dipakai di banyak tempat.",
    tr: "Bu ülkeye özgü bir yöntem bilmiyoruz; bu yöntem pek çok yerde kullanılır.",
  },
  "hanafi-majority": {
    en: "Most Muslims here follow the Hanafi school, whose asr begins at twice the shadow.",
    ar: "أكثر المسلمين هنا على المذهب الحنفي، والعصر فيه حين يصير ظل الشيء مثليه.",
    fr: "La plupart des musulmans y suivent l’école hanafite, où l’asr commence au double de l’ombre.",
    ur: "یہاں اکثر مسلمان حنفی ہیں، جن کے ہاں عصر دو مثل سایے پر شروع ہوتی ہے۔",
    id: "Kebanyakan muslim di sini bermazhab Hanafi; asar dimulai saat bayangan dua kali panjang benda.",
    tr: "Buradaki Müslümanların çoğu Hanefîdir; ikindi gölge iki misli olunca başlar.",
  },
  "timetable-uses-first-shadow": {
    en: "The Hanafi school is the majority's, yet timetables here give asr at the first shadow.",
    ar: "المذهب الحنفي هو الغالب هنا، لكن التقاويم تعتمد العصر عند ظل المثل.",
    fr: "L’école hanafite y est majoritaire, mais les calendriers donnent l’asr à la première ombre.",
    ur: "یہاں اکثریت حنفی ہے، مگر نظام الاوقات میں عصر ایک مثل سایے پر دی جاتی ہے۔",
    id: "Mazhab Hanafi dianut kebanyakan orang, tetapi jadwal di sini memakai asar bayangan pertama.",
    tr: "Çoğunluk Hanefîdir; ancak takvimler ikindiyi birinci gölgeye (asr-ı evvel) göre verir.",
  },
  "other-schools": {
    en: "Asr at the first shadow, as the Shafi, Maliki and Hanbali schools hold.",
    ar: "العصر عند ظل المثل، كما عند الشافعية والمالكية والحنابلة.",
    fr: "Asr à la première ombre, selon les écoles chaféite, malékite et hanbalite.",
    ur: "عصر ایک مثل سایے پر، جیسا کہ شافعی، مالکی اور حنبلی مسالک میں ہے۔",
    id: "Asar saat bayangan sama panjang, menurut mazhab Syafi‘i, Maliki, dan Hanbali.",
    tr: "İkindi, Şâfiî, Mâlikî ve Hanbelî mezheplerindeki gibi birinci gölgede.",
  },
} as const satisfies Record<
  Suggestion["methodReason"] | Suggestion["madhabReason"],
  Record<Language, string>
>;
