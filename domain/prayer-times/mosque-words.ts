import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { DayMark } from "./prayer-name.ts";

/**
 * What a column of a mosque's table holds; `imsak` is fajr itself in Turkish tables and ten minutes earlier
 * elsewhere.
 */
export type ColumnName = DayMark | "imsak" | "other";

const spellings: Readonly<Record<ColumnName, string>> = {
  imsak: "imsak imsaak emsak امساك",
  fajr: "fajr fadjr fejr fajar subh sobh subuh shubuh subhi fecr sabah فجر صبح",
  sunrise:
    "sunrise shuruq shurooq shuruk shourouk chourouk chorouq chourouq syuruk syuruq ishraq terbit gunes lever شروق طلوع",
  dhuhr: "dhuhr zuhr zohr dohr duhr dhohr zuhur dzuhur dhuhur zohar zohor luhur ogle ظهر",
  asr: "asr assr asar ashar ikindi عصر",
  maghrib: "maghrib magrib maghreb aksam مغرب",
  isha: "isha ishaa isya isyak icha ichaa esha yatsi عشاء عشا",
  other:
    "dhuha duha zawal iqama iqamah iqaamah jamaat jamaah jamat jemaah jumua jumuah jummah midnight sunset qibla kible ضحي ضحوه اقامه جماعه جمعه زوال",
};

const nameOf = new Map<string, ColumnName>();
for (const [name, words] of Object.entries(spellings))
  for (const word of words.split(" ")) nameOf.set(foldWord(word), name as ColumnName);

/** The columns named in a line, in order; other words are ignored. */
export function columnNames(line: string): ColumnName[] {
  return line.split(/[\s,;|/()\t]+/).flatMap((word) => nameOf.get(foldWord(word)) ?? []);
}

function foldWord(word: string): string {
  const plain = word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ı", "i");
  return foldArabic(plain)
    .replace(/[^\p{L}]/gu, "")
    .replace(/^ال(?=\p{L}{3})/u, "");
}
