import { z } from "zod";
import { holdsHidden } from "#contract/free-text.ts";
import { type ImportedHadith, importedHadith } from "#contract/hadith-search.ts";
import { type TextPackManifest, textPackManifest, verseEntry } from "#contract/text-pack.ts";
import { ayahCount, parseVerseKey, verseNumber } from "#domain/verse-reference.ts";
import { sha256 } from "#server/services/imported-texts.ts";
import type { VerseText } from "#server/store/text-rows.ts";
import { timesOf } from "./check-timing.ts";
import { type Line, linesOf, parseJson, problemOf } from "./pack-lines.ts";

/** A pack with every check passed; one of the two lists is empty. */
export type CheckedPack = {
  readonly manifest: TextPackManifest;
  readonly verses: readonly VerseText[];
  readonly hadith: readonly ImportedHadith[];
};

/** Bytes. */
const largestManifest = 64 * 1024;

/** The manifest of a pack; throws one line that says what is wrong with it. */
export function readManifest(text: string): TextPackManifest {
  if (text.length > largestManifest) throw new Error(`pack.json is larger than ${largestManifest} bytes`);
  const read = textPackManifest.safeParse(parseJson(text, "pack.json"));
  if (!read.success) throw new Error(`pack.json: ${problemOf(read.error)}`);
  const manifest = read.data;
  if ((manifest.kind === "hadith") !== (manifest.collection !== undefined))
    throw new Error('pack.json: "collection" is for hadith, and they need it');
  if ((manifest.kind === "timing") !== (manifest.reciter !== undefined))
    throw new Error('pack.json: "reciter" is for the times of words, and they need it');
  const paths = new Set(manifest.files.map(({ path }) => path));
  if (paths.size < manifest.files.length) throw new Error('pack.json: "files" names a file twice');
  return manifest;
}

function verseTextOf({ place, value }: Line, kind: TextPackManifest["kind"]): VerseText {
  const read = verseEntry.safeParse(value);
  if (!read.success) throw new Error(`${place}: ${problemOf(read.error)}`);
  const { verses, text } = read.data;
  const [key = "", end] = verses.split("-");
  const from = parseVerseKey(key);
  const first = from && verseNumber(from);
  const last = from && (end === undefined ? first : verseNumber({ surah: from.surah, ayah: Number(end) }));
  if (first === undefined || last === undefined || last < first)
    throw new Error(`${place}: there are no verses ${verses}`);
  if (kind === "translation" && last > first)
    throw new Error(`${place}: a translation has one line for each verse, not ${verses}`);
  return { first, last, text };
}

/** The texts on verses in the order of the Quran; throws when two are on one verse, or a translation lacks some. */
function versesOf(lines: readonly Line[], kind: TextPackManifest["kind"]): VerseText[] {
  const placed = lines.map((line) => ({ place: line.place, ...verseTextOf(line, kind) }));
  placed.sort((one, other) => one.first - other.first);
  placed.forEach(({ place, first }, at) => {
    const before = placed[at - 1];
    if (before && before.last >= first)
      throw new Error(`${place}: its verse has a text already, in ${before.place}`);
  });
  if (kind === "translation" && placed.length !== ayahCount)
    throw new Error(`a translation has ${ayahCount} verses, and this one ${placed.length}`);
  return placed.map(({ first, last, text }) => ({ first, last, text }));
}

function hadithOf(lines: readonly Line[], manifest: TextPackManifest): ImportedHadith[] {
  const { collection, language, title } = manifest;
  const seen = new Map<string, string>();
  return lines.map(({ place, value }) => {
    const fields = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
    const { sha256: expected, ...entry } = fields;
    const read = importedHadith.safeParse({ grades: [], ...entry, collection, language, title });
    if (!read.success) throw new Error(`${place}: ${problemOf(read.error)}`);
    const { number, text, narrator = "", book = "", chapter = "", grades } = read.data;
    if (expected !== undefined && expected !== sha256(text))
      throw new Error(
        `${place}: its text has SHA-256 ${sha256(text)}, but the line says ${String(expected).slice(0, 64)}`,
      );
    const words = [text, narrator, book, chapter, ...grades.flatMap(({ grade, grader }) => [grade, grader])];
    if (words.some(holdsHidden))
      throw new Error(`${place}: "text" holds control, direction or broken characters`);
    const earlier = seen.get(number);
    if (earlier) throw new Error(`${place}: its number ${number} is used already, in ${earlier}`);
    seen.set(number, place);
    return read.data;
  });
}

const arabicLetter = /[\u0621-\u064a]/;

/** Arabic and Urdu are written in Arabic letters, the other languages are not. */
function checkScript(texts: readonly { readonly text: string }[], { language }: TextPackManifest): void {
  const inArabic = texts.filter(({ text }) => arabicLetter.test(text)).length;
  const isWritten = language === "ar" || language === "ur";
  if (isWritten && inArabic < texts.length)
    throw new Error(`"language" is ${language}, but ${texts.length - inArabic} texts have no Arabic letter`);
  if (!isWritten && texts.every(({ text }) => !/\p{Script=Latin}/u.test(text)))
    throw new Error(`"language" is ${language}, but no text has a Latin letter`);
}

/** Hadith with the same words under several numbers, each as `12 = 45`; many collections repeat some on purpose. */
export function repeatedHadith(hadith: readonly ImportedHadith[]): string[] {
  const byWords = Map.groupBy(hadith, ({ text }) => text.trim());
  return [...byWords.values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ number }) => number).join(" = "));
}

/** Checks a manifest and its data files; throws one line that names the file, the line and what is wrong. */
export function checkTextPack(
  manifest: TextPackManifest,
  contentOf: (path: string) => Uint8Array,
): CheckedPack {
  const lines = manifest.files.flatMap((file) => linesOf(file, contentOf(file.path)));
  const isHadith = manifest.kind === "hadith";
  const hadith = isHadith ? hadithOf(lines, manifest) : [];
  if (manifest.kind === "timing") return { manifest, verses: timesOf(lines, manifest), hadith };
  const verses = isHadith ? [] : versesOf(lines, manifest.kind);
  checkScript(isHadith ? hadith : verses, manifest);
  return { manifest, verses, hadith };
}
