import type { DistressKind } from "./distress-kind.ts";

/** What a number is for: the emergency services, or a line for despair, for violence, or for children. */
export const helpLineUses = ["emergency", "despair", "violence", "child"] as const;
export type HelpLineUse = (typeof helpLineUses)[number];

export type HelpLine = {
  /** ISO 3166 code of the country; `EU` for the European Union. */
  readonly country: string;
  /** IANA time zones of devices in that country. */
  readonly zones: readonly string[];
  readonly use: HelpLineUse;
  /** Its own name, in its own language. */
  readonly name: string;
  readonly number: string;
  /** Where the number was read, and on which day. */
  readonly source: string;
  readonly readOn: string;
};

const readOn = "2026-11-24";
const europe =
  "Amsterdam Athens Berlin Bratislava Brussels Bucharest Budapest Copenhagen Dublin Helsinki Lisbon Ljubljana Luxembourg Madrid Malta Paris Prague Riga Rome Sofia Stockholm Tallinn Vienna Vilnius Warsaw Zagreb"
    .split(" ")
    .map((city) => `Europe/${city}`);
const france = { country: "FR", zones: ["Europe/Paris"], readOn };
const britain = { country: "GB", zones: ["Europe/London"], readOn };
const states = {
  country: "US",
  zones: [
    ...["New_York", "Detroit", "Chicago", "Denver", "Boise", "Phoenix", "Los_Angeles", "Anchorage"].map(
      (city) => `America/${city}`,
    ),
    "Pacific/Honolulu",
  ],
  readOn,
};
const indonesia = {
  country: "ID",
  zones: ["Asia/Jakarta", "Asia/Pontianak", "Asia/Makassar", "Asia/Jayapura"],
  readOn,
};
const turkiye = { country: "TR", zones: ["Europe/Istanbul"], readOn };
const pakistan = { country: "PK", zones: ["Asia/Karachi"], readOn };
const egypt = { country: "EG", zones: ["Africa/Cairo"], readOn };
const saudiArabia = { country: "SA", zones: ["Asia/Riyadh"], readOn };

/**
 * Only numbers read at their source: a country without one is not listed. An operator may replace the whole
 * list.
 */
export const knownHelpLines: readonly HelpLine[] = [
  {
    country: "EU",
    zones: [...europe, "Asia/Nicosia"],
    readOn,
    use: "emergency",
    name: "112",
    number: "112",
    source: "http://asklily.org.uk/kb5/westnorfolk/cd/service.page?id=HrALuHvkbqw",
  },
  {
    ...france,
    use: "despair",
    name: "Numéro national de prévention du suicide",
    number: "3114",
    source: "https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide",
  },
  {
    ...france,
    use: "violence",
    name: "Violences Femmes Info",
    number: "3919",
    source:
      "https://www.lamutuellegenerale.fr/nous-connaitre/actualites/violences-contre-les-femmes-composez-le-3919.html",
  },
  {
    ...france,
    use: "child",
    name: "Allô enfance en danger",
    number: "119",
    source: "https://www.service-public.gouv.fr/particuliers/actualites/A14455",
  },
  {
    ...britain,
    use: "emergency",
    name: "999",
    number: "999",
    source: "https://www.hartlepoolnow.co.uk/pages/home/information-&-advice/living-well/domestic-abuse",
  },
  {
    ...britain,
    use: "despair",
    name: "Samaritans",
    number: "116 123",
    source: "https://www.samaritans.org/how-we-can-help/contact-samaritan/",
  },
  {
    ...britain,
    use: "violence",
    name: "National Domestic Abuse Helpline",
    number: "0808 2000 247",
    source: "https://www.hartlepoolnow.co.uk/pages/home/information-&-advice/living-well/domestic-abuse",
  },
  {
    ...britain,
    use: "child",
    name: "Childline",
    number: "0800 1111",
    source: "https://thefirststep.org.uk/services/help-for-children-and-young-people/",
  },
  {
    ...states,
    use: "emergency",
    name: "911",
    number: "911",
    source:
      "https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline",
  },
  {
    ...states,
    use: "despair",
    name: "988 Suicide & Crisis Lifeline",
    number: "988",
    source:
      "https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline",
  },
  {
    ...states,
    use: "violence",
    name: "National Domestic Violence Hotline",
    number: "800-799-7233",
    source:
      "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
  },
  {
    ...indonesia,
    use: "emergency",
    name: "119",
    number: "119",
    source:
      "http://gayahidup.republika.co.id/berita/gaya-hidup/info-sehat/17/07/25/otn3p8328-lihat-orang-ingin-bunuh-diri-bantu-dengan-kontak-119",
  },
  {
    ...indonesia,
    use: "despair",
    name: "Layanan kesehatan jiwa Kemenkes, ext. 8",
    number: "119",
    source:
      "https://idrtimes.com/viral-hotline-pencegahan-bunuh-diri-tak-bisa-diakses-kemenkes-angkat-bicara",
  },
  {
    ...indonesia,
    use: "violence",
    name: "SAPA 129 (Sahabat Perempuan dan Anak)",
    number: "129",
    source: "https://intuisi.net/kemenpppa-hadirkan-sapa-129",
  },
  {
    ...turkiye,
    use: "emergency",
    name: "112 Acil Çağrı Merkezi",
    number: "112",
    source: "https://elbistanadsm.saglik.gov.tr/TR-870014/kades---kadin-acil-destek-uygulamasi.html",
  },
  {
    ...turkiye,
    use: "violence",
    name: "Alo 183 Sosyal Destek Hattı",
    number: "183",
    source: "https://polisnoktasi.com/kadin-cocuk-ve-sosyal-hizmetleri-kapsaminda-alo-183-hatti/",
  },
  {
    ...pakistan,
    use: "emergency",
    name: "Pakistan Emergency Helpline (PEHEL)",
    number: "911",
    source:
      "https://en.dailypakistan.com.pk/07-Apr-2022/pm-imran-launches-pakistan-s-first-national-emergency-helpline-911",
  },
  {
    ...pakistan,
    use: "emergency",
    name: "Rescue 1122",
    number: "1122",
    source: "https://www.dawn.com/news/1657238/helpline-number-911-becomes-functional",
  },
  {
    ...pakistan,
    use: "despair",
    name: "Umang",
    number: "0311-7786264",
    source: "https://hourstv.com/suicide-helpline-pakistan/",
  },
  {
    ...egypt,
    use: "emergency",
    name: "الإسعاف",
    number: "123",
    source: "https://progress.guide/atlas/africa/egypt",
  },
  {
    ...egypt,
    use: "despair",
    name: "الأمانة العامة للصحة النفسية وعلاج الإدمان",
    number: "16328",
    source: "https://progress.guide/atlas/africa/egypt",
  },
  {
    ...saudiArabia,
    use: "child",
    name: "خط مساندة الطفل",
    number: "116111",
    source: "https://sauress.com/sabq/234876",
  },
];

const usesOf: Readonly<Record<DistressKind, readonly HelpLineUse[]>> = {
  "self-harm": ["emergency", "despair"],
  overdose: ["emergency"],
  medical: ["emergency"],
  threat: ["emergency", "despair"],
  violence: ["emergency", "violence", "child"],
  other: helpLineUses,
  grief: [],
};

/**
 * Help lines for a kind of distress: those of the device's country, judged by its time zone, and those
 * elsewhere.
 */
export function helpLinesFor(
  kind: DistressKind,
  lines: readonly HelpLine[],
  zone: string,
): { readonly near: readonly HelpLine[]; readonly elsewhere: readonly HelpLine[] } {
  const fitting = usesOf[kind].flatMap((use) => lines.filter((line) => line.use === use));
  return {
    near: fitting.filter(({ zones }) => zones.includes(zone)),
    elsewhere: fitting.filter(({ zones }) => !zones.includes(zone)),
  };
}
