/** Words that ask whether something is an authentic saying of the Prophet, in the six languages. */
const words: readonly RegExp[] = [
  /\b(?:is|are|was|did|does|it|this|that|true|really|a|an|the|prophet|say|said|muhammad|saw|pbuh|about|hadith|hadeeth|hadees|hadis|ahadith|saying|authentic|authenticity|sahih|saheeh|fabricated|fake|weak|daif|daeef|genuine|real|correct|says)\b/giu,
  /(?<![\p{L}])(?:هل|ما|مدى|صحة|درجة|حكم|حديث|الحديث|صحيح|ضعيف|موضوع|مكذوب|قال|الرسول|النبي|يصح|ثابت|هذا|هو|عن|ام|أم|أو|ولا)(?![\p{L}])/gu,
  /(?<![\p{L}])(?:est[- ]ce|que|le|la|un|ce|c'est|est[- ]il|est|hadiths?|authentique|vrai|faible|inventé|prophète|dit|a|fiable|sahih)(?![\p{L}])/giu,
  /(?<![\p{L}])(?:کیا|یہ|حدیث|صحیح|ضعیف|موضوع|ہے|سچ|نبی|نے|فرمایا|مستند|درست|kya|ye|yeh|hadees|hadis|sahi|sahih|zaeef|hai|sach|nabi|farmaya|mustanad)(?![\p{L}])/giu,
  /\b(?:apakah|benarkah|hadis|hadits|hadist|shahih|sahih|palsu|dhaif|daif|lemah|benar|nabi|bersabda|rasulullah|tentang|yang|itu|ini)\b/giu,
  /(?<![\p{L}])(?:hadisi?|hadis|mi|mı|mu|sahih|sahîh|uydurma|zayıf|doğru|gerçek|peygamber|dedi|demiş|sözü|bu)(?![\p{L}])/giu,
];
/** One of them has to stand there. */
const asks =
  /\b(?:hadith|hadeeth|hadees|hadis|hadits|hadist|hadiths|authentic|sahih|saheeh|shahih|fabricated|uydurma|palsu|authentique)\b|حديث|الحديث|حدیث/iu;

const judges =
  /\b(?:authentic|authenticity|sahih|saheeh|shahih|fabricated|fake|weak|daif|dhaif|palsu|uydurma|authentique|vrai|faible|zaeef|mustanad|true|genuine)\b|صحيح|صحة|ضعيف|موضوع|مكذوب|صحیح|ضعیف|مستند/iu;

/** True for a question whether a hadith is authentic. */
export function asksIfAuthentic(question: string): boolean {
  return asks.test(question) && judges.test(question);
}

/** The saying that a question asks about, without the words that ask whether it is authentic; undefined for others. */
export function sayingAskedAbout(question: string): string | undefined {
  if (!asks.test(question)) return undefined;
  const bare = words
    .reduce((text, pattern) => text.replace(pattern, " "), question)
    .replace(/\s+/gu, " ")
    .trim();
  return bare.split(" ").length >= 2 ? bare : undefined;
}
