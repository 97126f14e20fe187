import type { PublishedMethod } from "#content/calculation-methods/schema.ts";
import { type Adjustments, noAdjustments } from "#domain/prayer-times/calculation-options.ts";

const adhan = {
  title: "adhan 4.4.6, METHODS.md",
  url: "https://github.com/batoulapps/adhan-js/blob/master/METHODS.md",
};
const alAdhan = {
  title: "AlAdhan, calculation methods",
  url: "https://aladhan.com/calculation-methods",
};

function minutes(changed: Partial<Adjustments>): Adjustments {
  return { ...noAdjustments, ...changed };
}

const plain = { ishaInterval: 0, maghribAngle: 0, rounding: "nearest", adjustments: noAdjustments } as const;
const dhuhrOneLater = { ...plain, adjustments: minutes({ dhuhr: 1 }) } as const;

/** In the order the selector shows them: the four of every day first. */
export const methods: readonly PublishedMethod[] = [
  {
    ...dhuhrOneLater,
    id: "egyptian",
    fajrAngle: 19.5,
    ishaAngle: 17.5,
    authority: "الهيئة المصرية العامة للمساحة",
    source: adhan,
  },
  {
    ...dhuhrOneLater,
    id: "mwl",
    fajrAngle: 18,
    ishaAngle: 17,
    authority: "رابطة العالم الإسلامي",
    source: adhan,
  },
  {
    ...dhuhrOneLater,
    id: "isna",
    fajrAngle: 15,
    ishaAngle: 15,
    authority: "Islamic Society of North America",
    source: adhan,
  },
  {
    ...plain,
    id: "umm_alqura",
    fajrAngle: 18.5,
    ishaAngle: 0,
    ishaInterval: 90,
    ishaIntervalInRamadan: 120,
    authority: "جامعة أم القرى، مكة المكرمة",
    source: adhan,
  },
  {
    ...dhuhrOneLater,
    id: "karachi",
    fajrAngle: 18,
    ishaAngle: 18,
    authority: "University of Islamic Sciences, Karachi",
    source: adhan,
  },
  {
    ...plain,
    id: "dubai",
    fajrAngle: 18.2,
    ishaAngle: 18.2,
    adjustments: minutes({ sunrise: -3, dhuhr: 3, asr: 3, maghrib: 3 }),
    authority: "دائرة الشؤون الإسلامية والعمل الخيري، دبي",
    source: adhan,
  },
  {
    ...plain,
    id: "kuwait",
    fajrAngle: 18,
    ishaAngle: 17.5,
    authority: "وزارة الأوقاف والشؤون الإسلامية، الكويت",
    source: adhan,
  },
  {
    ...plain,
    id: "qatar",
    fajrAngle: 18,
    ishaAngle: 0,
    ishaInterval: 90,
    authority: "تقويم قطر، دار التقويم القطري",
    source: adhan,
  },
  {
    ...dhuhrOneLater,
    id: "singapore",
    fajrAngle: 20,
    ishaAngle: 18,
    rounding: "up",
    authority: "Majlis Ugama Islam Singapura (MUIS)",
    source: adhan,
  },
  {
    ...plain,
    id: "tehran",
    fajrAngle: 17.7,
    ishaAngle: 14,
    maghribAngle: 4.5,
    authority: "مؤسسه ژئوفیزیک دانشگاه تهران",
    source: adhan,
  },
  {
    ...plain,
    id: "turkey",
    fajrAngle: 18,
    ishaAngle: 17,
    adjustments: minutes({ sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 }),
    authority: "Diyanet İşleri Başkanlığı",
    source: adhan,
  },
  {
    ...plain,
    id: "moonsighting",
    fajrAngle: 18,
    ishaAngle: 18,
    adjustments: minutes({ dhuhr: 5, maghrib: 3 }),
    seasonalTwilight: true,
    authority: "Moonsighting Committee Worldwide",
    source: adhan,
  },
  {
    ...plain,
    id: "france_12",
    fajrAngle: 12,
    ishaAngle: 12,
    authority: "Musulmans de France (UOIF)",
    source: {
      title: "SaphirNews, 22 June 2016: 12 ou 18 degrés",
      url: "https://saphirnews.com/Horaires-de-prieres-12-ou-18-degres-pourquoi-choisir_a22568.amp.html",
    },
  },
  {
    ...plain,
    id: "france_15",
    fajrAngle: 15,
    ishaAngle: 15,
    authority: "Mosquées de France",
    source: {
      title: "Top Halal: Méthodes de calcul des horaires de prières",
      url: "https://top-halal.fr/methodes-calcul-horaires-prieres",
    },
  },
  {
    ...plain,
    id: "france_18",
    fajrAngle: 18,
    ishaAngle: 18,
    authority: "Grande Mosquée de Paris",
    source: {
      title: "SaphirNews, 1 August 2012: La Grande Mosquée de Paris garde le 18e degré",
      url: "http://saphirnews.com/La-Grande-Mosquee-de-Paris-garde-le-18e-degre-de-latitude-pour-les-horaires-de-priere_a14937.html",
    },
  },
  {
    ...plain,
    id: "kemenag",
    fajrAngle: 20,
    ishaAngle: 18,
    adjustments: minutes({ fajr: 2, sunrise: -2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2 }),
    authority: "Kementerian Agama Republik Indonesia",
    source: {
      title:
        "AlAdhan, calculation methods; two minutes of caution as in Kemenag's published times for Jakarta",
      url: "https://aladhan.com/calculation-methods",
    },
  },
  {
    ...plain,
    id: "jakim",
    fajrAngle: 18,
    ishaAngle: 18,
    authority: "Jabatan Kemajuan Islam Malaysia",
    source: {
      title: "116th Muzakarah of the National Council for Islamic Affairs, November 2019: fajr at 18°",
      url: "https://kartelmedia.blogspot.com/2020/02/negeri-kedah-umum-anjak-waktu-solat.html",
    },
  },
  {
    ...plain,
    id: "diyanet_europe",
    fajrAngle: 18,
    ishaAngle: 17,
    adjustments: minutes({ sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 }),
    latitudeCap: { latitude: 45, ishaMinutes: 80, fajrMinutes: 10, firstMonth: 3, lastMonth: 9 },
    authority: "Diyanet İşleri Başkanlığı, Din İşleri Yüksek Kurulu",
    source: {
      title: "Din İşleri Yüksek Kurulu: 45. enlemin ötesinde namaz vakitleri",
      url: "https://kurul.diyanet.gov.tr/Cevap-Ara/4093/45--enlemin-otesinde-namaz-vakitleri",
    },
  },
  {
    ...plain,
    id: "algeria",
    fajrAngle: 18,
    ishaAngle: 17,
    authority: "وزارة الشؤون الدينية والأوقاف، الجزائر",
    source: alAdhan,
  },
  {
    ...plain,
    id: "tunisia",
    fajrAngle: 18,
    ishaAngle: 18,
    authority: "وزارة الشؤون الدينية، تونس",
    source: alAdhan,
  },
  {
    ...plain,
    id: "morocco",
    fajrAngle: 19,
    ishaAngle: 17,
    adjustments: minutes({ dhuhr: 5, maghrib: 5 }),
    authority: "وزارة الأوقاف والشؤون الإسلامية، المغرب",
    source: alAdhan,
  },
  {
    ...plain,
    id: "russia",
    fajrAngle: 16,
    ishaAngle: 15,
    authority: "Духовное управление мусульман Российской Федерации",
    source: alAdhan,
  },
  {
    ...plain,
    id: "other",
    fajrAngle: 18,
    ishaAngle: 18,
    authority: null,
    source: { title: "The person's own angles; they start at 18°, astronomical twilight" },
  },
];
