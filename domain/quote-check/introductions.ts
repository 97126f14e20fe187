/** Words after which a verse is quoted, in six languages; Arabic and Urdu are matched without marks. */
const quranCues =
  /(?:(?:قال|قول|يقول|قوله|كقوله|بقوله|لقوله|وقوله|قولـه|فقال|وقال|ويقول|ذكر|أخبر|أمر|بين|اخبر|امر)\s+(?:(?:ربنا|ربكم|المولى|الحق|الباري|جل وعلا|عز وجل|سبحانه|تعالى|تبارك|الله(?!\s*(?:عليه))|لله)))|قوله|القرآن|القران|قرآن|المصحف|التنزيل|الذكر الحكيم|كتاب الله|كتابه|محكم|الآي(?:ة|ات)|الاي(?:ة|ه|ات)|آي(?:ة|ات)|سورة|سوره|سورۃ|آیت|آیات|فرماتا ہے|ارشاد باری|ارشاد ربانی|allah|god say|quran|qur.an|koran|coran|verset|verse|surah|sourate|berfirman|firman|ayat|ayet|buyur|sure|kur.an/giu;
const hadithCues =
  /رسول\s+الله|النبي|رسوله|نبينا|الرسول|ﷺ|صل[ىي]\s+الله\s+عليه|حديث|أحاديث|روا[هية]|روى|أخرجه|البخاري|متفق عليه|prophet|hadith|hadis|sunnah|peygamber|nabi|messenger|proph.te|رسول اکرم/giu;
const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;

const farthest = 110;

/** What the words before a quote say that it is. */
export type Introduction = "quran" | "hadith" | undefined;

function lastOf(text: string, cues: RegExp): number {
  let last = -1;
  for (const { index } of text.matchAll(cues)) last = index;
  return last;
}

/** Reads the words before `at`, back to the line's start or to `since`, where the quote before it ends. */
export function introductionBefore(text: string, at: number, since: number): Introduction {
  const near = text.slice(Math.max(since, at - farthest, 0), at);
  const whole = near.slice(near.lastIndexOf("\n") + 1).replace(marks, "");
  // A sentence that ended before the quote does not introduce it.
  const before = whole.slice(Math.max(0, whole.search(/[.!?؟](?=\s+[^.!?؟]*$)/) + 1));
  const quran = lastOf(before, quranCues);
  const hadith = lastOf(before, hadithCues);
  if (quran < 0 && hadith < 0) return undefined;
  return quran > hadith ? "quran" : "hadith";
}

/** Whether the words behind a quote name a collection of hadith. */
export function isNamedHadith(text: string, at: number): boolean {
  const behind = text.slice(at, at + 40).replace(marks, "");
  return /^[\s"»”)\].،,]*[([]?\s*(?:روا[هية]|أخرجه|متفق|صحيح|سنن|البخاري|مسلم|bukhari|muslim|riwayat|hadith)/iu.test(
    behind,
  );
}

/** Where "God says:" and its like end, after which a verse follows without signs around it. */
export function* openIntroductions(text: string): Generator<number> {
  for (const { index, 0: colon } of text.matchAll(/[:：]\s*/g)) {
    if (introductionBefore(text, index, index - 60) === "quran") yield index + colon.length;
  }
}
