import type { Language } from "#domain/language.ts";

type Facts = {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly end: string;
};

/** The product sheet's texts; the counts are those that the tests of the texts assert. */
export const facts: Readonly<Record<Language, Facts>> = {
  en: {
    title: "Riwaq",
    lead: "A web app for Muslims and for everyone who learns the Quran, in six languages.",
    points: [
      "The Quran: all 114 surahs and 6,236 verses in verified Uthmani script, checked against fingerprints, with translations in five languages.",
      "Listening: 25 reciters of whole surahs and 22 of single verses, playing on while you read.",
      "Prayer: times and qibla for 23,527 cities, worked out on the device; a guide to the prayer, step by step.",
      "Remembrance: athkar with counters, duas, a digital tasbih, 80 hadith with source and grade.",
      "Learning: ways of memorising, review, tests, tajweed rules.",
      "Without a network: pages, texts and recitations can be kept on the device.",
      "Privacy: no trackers; nothing is asked of video hosts before a click.",
    ],
    end: "Please treat the words of the Quran with the respect they are due.",
  },
  ar: {
    title: "رواق",
    lead: "تطبيق ويب للمسلمين ولكل من يتعلم القرآن، بست لغات.",
    points: [
      "القرآن: السور الـ١١٤ كلها و٦٢٣٦ آية بالرسم العثماني الموثّق، تُفحص ببصمات رقمية، مع ترجمات بخمس لغات.",
      "الاستماع: ٢٥ قارئًا للسور كاملة و٢٢ للآيات، ويستمر الصوت وأنت تقرأ.",
      "الصلاة: المواقيت والقبلة لـ٢٣٥٢٧ مدينة تُحسب على الجهاز، ودليل للصلاة خطوة خطوة.",
      "الذكر: أذكار بعدّاد، وأدعية، وتسبيح رقمي، و٨٠ حديثًا بمصدره ودرجته.",
      "التعلم: طرق الحفظ والمراجعة والاختبارات وأحكام التجويد.",
      "دون شبكة: تُحفظ الصفحات والنصوص والتلاوات على الجهاز.",
      "الخصوصية: لا متتبعات، ولا يُطلب من مواقع المقاطع شيء قبل النقر.",
    ],
    end: "نرجو معاملة كلمات القرآن بما يليق بها من التوقير.",
  },
  fr: {
    title: "Riwaq",
    lead: "Une application web pour les musulmans et pour tous ceux qui apprennent le Coran, en six langues.",
    points: [
      "Le Coran : les 114 sourates et 6 236 versets en écriture ottomane vérifiée, contrôlés par empreintes, avec des traductions en cinq langues.",
      "L’écoute : 25 récitateurs de sourates entières et 22 de versets, pendant votre lecture.",
      "La prière : horaires et qibla pour 23 527 villes, calculés sur l’appareil ; un guide pas à pas.",
      "Le rappel : invocations avec compteur, douas, tasbih numérique, 80 hadiths avec source et degré.",
      "L’étude : mémorisation, révision, tests, règles de tajwid.",
      "Sans réseau : pages, textes et récitations se gardent sur l’appareil.",
      "La vie privée : aucun pisteur ; rien n’est demandé aux hébergeurs de vidéos avant un clic.",
    ],
    end: "Merci de traiter les paroles du Coran avec le respect qui leur est dû.",
  },
  ur: {
    title: "رواق",
    lead: "مسلمانوں اور قرآن سیکھنے والوں کے لیے چھ زبانوں میں ویب ایپ۔",
    points: [
      "قرآن: تصدیق شدہ عثمانی رسم میں تمام ۱۱۴ سورتیں اور ۶۲۳۶ آیات، ڈیجیٹل نشانوں سے جانچی ہوئی، پانچ زبانوں کے تراجم کے ساتھ۔",
      "سماعت: پوری سورتوں کے ۲۵ اور آیات کے ۲۲ قاری، پڑھتے ہوئے بھی آواز چلتی رہتی ہے۔",
      "نماز: ۲۳۵۲۷ شہروں کے اوقات اور قبلہ، آلے ہی پر حساب؛ نماز کی قدم بہ قدم رہنمائی۔",
      "ذکر: گنتی کے ساتھ اذکار، دعائیں، ڈیجیٹل تسبیح، ماخذ اور درجے کے ساتھ ۸۰ احادیث۔",
      "سیکھنا: حفظ، دہرائی، امتحانات، تجوید کے قواعد۔",
      "بغیر انٹرنیٹ: صفحات، متون اور تلاوت آلے پر محفوظ کی جا سکتی ہیں۔",
      "رازداری: کوئی نگرانی نہیں؛ کلک سے پہلے ویڈیو سائٹوں سے کچھ نہیں مانگا جاتا۔",
    ],
    end: "براہ کرم قرآن کے الفاظ کے ساتھ شایانِ شان ادب سے پیش آئیں۔",
  },
  id: {
    title: "Riwaq",
    lead: "Aplikasi web bagi muslim dan siapa pun yang belajar Al-Qur’an, dalam enam bahasa.",
    points: [
      "Al-Qur’an: seluruh 114 surah dan 6.236 ayat dengan rasm Utsmani terverifikasi, diperiksa dengan sidik digital, beserta terjemahan dalam lima bahasa.",
      "Menyimak: 25 qari surah lengkap dan 22 qari per ayat, terus mengalun saat Anda membaca.",
      "Shalat: waktu dan kiblat untuk 23.527 kota, dihitung di perangkat; panduan shalat selangkah demi selangkah.",
      "Zikir: zikir dengan penghitung, doa, tasbih digital, 80 hadis dengan sumber dan derajatnya.",
      "Belajar: hafalan, murajaah, tes, kaidah tajwid.",
      "Tanpa jaringan: halaman, teks, dan tilawah dapat disimpan di perangkat.",
      "Privasi: tanpa pelacak; tidak ada yang diminta dari penyedia video sebelum diklik.",
    ],
    end: "Mohon perlakukan kata-kata Al-Qur’an dengan hormat yang semestinya.",
  },
  tr: {
    title: "Riwaq",
    lead: "Müslümanlar ve Kur’an öğrenen herkes için altı dilde bir web uygulaması.",
    points: [
      "Kur’an: doğrulanmış Osmanî hatla 114 sure ve 6.236 ayetin tamamı, parmak iziyle denetlenmiş; beş dilde meal.",
      "Dinleme: tam surelerde 25, ayet ayet 22 kâri; siz okurken de çalar.",
      "Namaz: 23.527 şehir için cihazda hesaplanan vakitler ve kıble; adım adım namaz rehberi.",
      "Zikir: sayaçlı zikirler, dualar, dijital tesbih, kaynağı ve derecesiyle 80 hadis.",
      "Öğrenme: ezber, tekrar, testler, tecvid kuralları.",
      "İnternetsiz: sayfalar, metinler ve tilavetler cihazda saklanabilir.",
      "Gizlilik: izleyici yok; tıklamadan önce video sitelerinden hiçbir şey istenmez.",
    ],
    end: "Lütfen Kur’an’ın sözlerine hak ettiği saygıyı gösterin.",
  },
};
