import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { type DayMark, type Prayer, prayers } from "./prayer-name.ts";

/**
 * What a column of a mosque's table holds; `imsak` is fajr itself in Turkish tables and ten minutes earlier
 * elsewhere.
 */
export type ColumnName = DayMark | IqamahColumn | "imsak" | "other";

/** The column of the congregation's time of a prayer, or of the Friday prayer. */
export type IqamahColumn = `iqamah.${Prayer}` | "jumuah";

/** What a single word of a heading names. */
type HeadingWord = DayMark | "imsak" | "iqamah" | "adhan" | "jumuah" | "other";

const spellings: Readonly<Record<HeadingWord, string>> = {
  imsak: "imsak imsaak emsak امساك",
  fajr: "fajr fadjr fejr fajar subh sobh subuh shubuh subhi fecr sabah فجر صبح",
  sunrise:
    "sunrise shuruq shurooq shuruk shourouk chourouk chorouq chourouq syuruk syuruq ishraq terbit gunes lever شروق طلوع",
  dhuhr: "dhuhr zuhr zohr dohr duhr dhohr zuhur dzuhur dhuhur zohar zohor luhur ogle ظهر",
  asr: "asr assr asar ashar ikindi عصر",
  maghrib: "maghrib magrib maghreb aksam مغرب",
  isha: "isha ishaa isya isyak icha ichaa esha yatsi عشاء عشا",
  iqamah:
    "iqama iqamah iqaamah iqamat ikamet kamet jamaat jamaah jamat jemaah congregation اقامه اقامت جماعه جماعت",
  adhan: "adhan azan adhaan athan ezan begins start starts beginning اذان",
  jumuah: "jumua jumuah jumah jummah joumoua joumouaa jumat cuma جمعه",
  other: "dhuha duha zawal midnight sunset qibla kible ضحي ضحوه زوال",
};

const nameOf = new Map<string, HeadingWord>();
for (const [name, words] of Object.entries(spellings))
  for (const word of words.split(" ")) nameOf.set(foldWord(word), name as HeadingWord);

const isPrayer = (word: string | undefined): word is Prayer => prayers.some((prayer) => prayer === word);

/**
 * The columns named in a line, in order; other words are ignored. An iqamah belongs to the prayer before it, or to one
 * beside it that has its column already (`Fajr | Fajr Jamaat`, `الفجر | إقامة الفجر`).
 */
export function columnNames(line: string): ColumnName[] {
  const words = headingWords(line).flatMap((word) => (word === "adhan" ? [] : [word]));
  const columns: ColumnName[] = [];
  for (let index = 0; index < words.length; index++) {
    const [word, after] = [words[index], words[index + 1]];
    if (word === undefined) continue;
    if (word === "iqamah") {
      const isNamedAfter = isPrayer(after) && columns.includes(after) && words[index + 2] !== "iqamah";
      const before = columns.findLast(isPrayer);
      columns.push(isNamedAfter ? `iqamah.${after}` : before ? `iqamah.${before}` : "other");
      if (isNamedAfter) index++;
    } else if (isPrayer(word) && after === "iqamah" && columns.includes(word)) {
      columns.push(`iqamah.${word}`);
      index++;
    } else columns.push(word);
  }
  return columns;
}

/** What a second line of a heading says below the prayers' names: adhan and iqamah by turns. */
export function adhanAndIqamah(line: string): readonly ("adhan" | "iqamah")[] {
  const words = headingWords(line);
  const found = words.filter((word) => word === "adhan" || word === "iqamah");
  return found.length === words.length && found.includes("iqamah") ? found : [];
}

/** The names of a heading's first line with the columns that its second line divides them into. */
export function dividedColumns(
  names: readonly ColumnName[],
  below: readonly ("adhan" | "iqamah")[],
): readonly ColumnName[] {
  const count = below.filter((word) => word === "iqamah").length;
  if (count !== names.filter((name) => prayers.some((prayer) => prayer === name)).length) return names;
  return names.flatMap((name): ColumnName[] => {
    const prayer = prayers.find((each) => each === name);
    return prayer ? [prayer, `iqamah.${prayer}`] : [name];
  });
}

function headingWords(line: string): HeadingWord[] {
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
