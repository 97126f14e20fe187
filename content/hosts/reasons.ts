import type { Language } from "#domain/language.ts";

/** Why an external host is contacted, in our own words. */
export const reasonTexts = {
  verseAudio: {
    en: "Recitation verse by verse, only when you press play or keep it for offline",
    ar: "التلاوة آية آية، فقط حين تضغط زر التشغيل أو تحفظها للاستماع دون اتصال",
    fr: "La récitation verset par verset, seulement quand vous lancez l’écoute ou la gardez hors ligne",
    ur: "آیت بہ آیت تلاوت، صرف تب جب آپ چلائیں یا بغیر انٹرنیٹ کے لیے محفوظ کریں",
    id: "Tilawah ayat demi ayat, hanya saat Anda memutarnya atau menyimpannya untuk luring",
    tr: "Ayet ayet tilavet; yalnızca siz dinlemeye başlayınca veya çevrimdışı için saklayınca",
  },
  wordAudio: {
    en: "Recitation word by word, only when you press a word",
    ar: "التلاوة كلمة كلمة، فقط حين تضغط كلمة",
    fr: "La récitation mot à mot, seulement quand vous touchez un mot",
    ur: "لفظ بہ لفظ تلاوت، صرف تب جب آپ کوئی لفظ دبائیں",
    id: "Tilawah kata per kata, hanya saat Anda menekan sebuah kata",
    tr: "Kelime kelime tilavet; yalnızca siz bir kelimeye basınca",
  },
  surahAudio: {
    en: "Recitation of whole surahs, only when you press play",
    ar: "تلاوة السور كاملة، فقط حين تضغط زر التشغيل",
    fr: "La récitation de sourates entières, seulement quand vous lancez l’écoute",
    ur: "پوری سورتوں کی تلاوت، صرف تب جب آپ چلائیں",
    id: "Tilawah surah lengkap, hanya saat Anda memutarnya",
    tr: "Surelerin tamamının tilaveti; yalnızca siz dinlemeye başlayınca",
  },
  reciterList: {
    en: "The current list of reciters, only when you ask for it to be refreshed",
    ar: "قائمة القراء المحدَّثة، فقط حين تطلب تحديثها",
    fr: "La liste à jour des récitateurs, seulement quand vous demandez de l’actualiser",
    ur: "قاریوں کی تازہ فہرست، صرف تب جب آپ اسے تازہ کرنے کو کہیں",
    id: "Daftar qari terbaru, hanya saat Anda meminta pembaruan",
    tr: "Kârilerin güncel listesi; yalnızca siz yenilenmesini isteyince",
  },
  video: {
    en: "Videos in the player without cookies, only after you click one",
    ar: "المقاطع المرئية في مشغّل بلا ملفات ارتباط، فقط بعد أن تنقر أحدها",
    fr: "Les vidéos dans le lecteur sans cookies, seulement après votre clic",
    ur: "ویڈیوز، بغیر کوکیز کے پلیئر میں، صرف آپ کے کلک کرنے کے بعد",
    id: "Video di pemutar tanpa kuki, hanya setelah Anda mengekliknya",
    tr: "Çerezsiz oynatıcıdaki videolar; yalnızca siz tıkladıktan sonra",
  },
  videoPicture: {
    en: "The still picture of a video, only after you click it, or where the operator has switched pictures on",
    ar: "صورة المقطع المرئي، فقط بعد أن تنقره أو حيث فعّل مشغّل الموقع الصور",
    fr: "L’image d’une vidéo, seulement après votre clic ou si l’exploitant du site a activé les images",
    ur: "ویڈیو کی تصویر، صرف آپ کے کلک کے بعد یا جہاں سائٹ چلانے والے نے تصویریں کھول رکھی ہوں",
    id: "Gambar diam sebuah video, hanya setelah Anda mengekliknya atau bila pengelola situs mengaktifkan gambar",
    tr: "Videonun durağan resmi; yalnızca siz tıkladıktan sonra veya siteyi işleten resimleri açmışsa",
  },
  extraction: {
    en: "The content extractor, only with your own key and only when you start it; your key and the pages go there and back, never through us",
    ar: "مستخرج المحتوى، فقط بمفتاحك أنت وحين تبدأ أنت؛ مفتاحك والصفحات بينك وبينه ولا تمر بنا",
    fr: "L’extracteur de contenu, seulement avec votre propre clé et quand vous le lancez ; la clé et les pages ne passent jamais par nous",
    ur: "مواد نکالنے کا آلہ، صرف آپ کی اپنی کلید سے اور جب آپ شروع کریں؛ کلید اور صفحات ہم سے ہو کر نہیں گزرتے",
    id: "Pengekstrak konten, hanya dengan kunci Anda sendiri dan saat Anda memulainya; kunci dan halaman tidak pernah melewati kami",
    tr: "İçerik çıkarıcı; yalnızca kendi anahtarınızla ve siz başlatınca. Anahtarınız ve sayfalar bizden geçmez",
  },
} as const satisfies Record<string, Record<Language, string>>;
