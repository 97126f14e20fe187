import type { MethodAuthority } from "#content/calculation-methods/schema.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";

const adhan = {
  title: "adhan 4.4.6, METHODS.md",
  url: "https://github.com/batoulapps/adhan-js/blob/master/METHODS.md",
};
const alAdhan = {
  title: "AlAdhan, calculation methods",
  url: "https://aladhan.com/calculation-methods",
};

/** Who defined each method, and the source of its numbers. */
export const authorities: Readonly<Record<MethodName, MethodAuthority>> = {
  egyptian: {
    authority: "الهيئة المصرية العامة للمساحة",
    authorityLanguage: "ar",
    source: adhan,
  },
  mwl: {
    authority: "رابطة العالم الإسلامي",
    authorityLanguage: "ar",
    source: adhan,
  },
  isna: {
    authority: "Islamic Society of North America",
    authorityLanguage: "en",
    source: adhan,
  },
  umm_alqura: {
    authority: "جامعة أم القرى، مكة المكرمة",
    authorityLanguage: "ar",
    source: adhan,
  },
  karachi: {
    authority: "University of Islamic Sciences, Karachi",
    authorityLanguage: "en",
    source: adhan,
  },
  dubai: {
    authority: "دائرة الشؤون الإسلامية والعمل الخيري، دبي",
    authorityLanguage: "ar",
    source: adhan,
  },
  kuwait: {
    authority: "وزارة الأوقاف والشؤون الإسلامية، الكويت",
    authorityLanguage: "ar",
    source: adhan,
  },
  qatar: {
    authority: "تقويم قطر، دار التقويم القطري",
    authorityLanguage: "ar",
    source: adhan,
  },
  singapore: {
    authority: "Majlis Ugama Islam Singapura (MUIS)",
    authorityLanguage: "ms",
    source: adhan,
  },
  tehran: {
    authority: "مؤسسه ژئوفیزیک دانشگاه تهران",
    authorityLanguage: "fa",
    source: adhan,
  },
  turkey: {
    authority: "Diyanet İşleri Başkanlığı",
    authorityLanguage: "tr",
    source: adhan,
  },
  moonsighting: {
    authority: "Moonsighting Committee Worldwide",
    authorityLanguage: "en",
    source: adhan,
  },
  france_12: {
    authority: "Musulmans de France (UOIF)",
    authorityLanguage: "fr",
    source: {
      title: "SaphirNews, 22 June 2016: 12 ou 18 degrés",
      url: "https://saphirnews.com/Horaires-de-prieres-12-ou-18-degres-pourquoi-choisir_a22568.amp.html",
    },
  },
  france_15: {
    authority: "Mosquées de France",
    authorityLanguage: "fr",
    source: {
      title: "Top Halal: Méthodes de calcul des horaires de prières",
      url: "https://top-halal.fr/methodes-calcul-horaires-prieres",
    },
  },
  france_18: {
    authority: "Grande Mosquée de Paris",
    authorityLanguage: "fr",
    source: {
      title: "SaphirNews, 1 August 2012: La Grande Mosquée de Paris garde le 18e degré",
      url: "http://saphirnews.com/La-Grande-Mosquee-de-Paris-garde-le-18e-degre-de-latitude-pour-les-horaires-de-priere_a14937.html",
    },
  },
  kemenag: {
    authority: "Kementerian Agama Republik Indonesia",
    authorityLanguage: "id",
    source: {
      title:
        "AlAdhan, calculation methods; two minutes of caution as in Kemenag's published times for Jakarta",
      url: "https://aladhan.com/calculation-methods",
    },
  },
  jakim: {
    authority: "Jabatan Kemajuan Islam Malaysia",
    authorityLanguage: "ms",
    source: {
      title: "116th Muzakarah of the National Council for Islamic Affairs, November 2019: fajr at 18°",
      url: "https://kartelmedia.blogspot.com/2020/02/negeri-kedah-umum-anjak-waktu-solat.html",
    },
  },
  diyanet_europe: {
    authority: "Diyanet İşleri Başkanlığı, Din İşleri Yüksek Kurulu",
    authorityLanguage: "tr",
    source: {
      title: "Din İşleri Yüksek Kurulu: 45. enlemin ötesinde namaz vakitleri",
      url: "https://kurul.diyanet.gov.tr/Cevap-Ara/4093/45--enlemin-otesinde-namaz-vakitleri",
    },
  },
  algeria: {
    authority: "وزارة الشؤون الدينية والأوقاف، الجزائر",
    authorityLanguage: "ar",
    source: alAdhan,
  },
  tunisia: {
    authority: "وزارة الشؤون الدينية، تونس",
    authorityLanguage: "ar",
    source: alAdhan,
  },
  morocco: {
    authority: "وزارة الأوقاف والشؤون الإسلامية، المغرب",
    authorityLanguage: "ar",
    source: alAdhan,
  },
  russia: {
    authority: "Духовное управление мусульман Российской Федерации",
    authorityLanguage: "ru",
    source: alAdhan,
  },
  other: {
    authority: null,
    authorityLanguage: null,
    source: { title: "The person's own angles; they start at 18°, astronomical twilight" },
  },
};
