/** Claims that God or the Prophet said something, which only a resolved source may do. */
const scripture =
  /\b(?:allah|god|almighty)\b.{0,40}?\b(?:says|said)\b|(?:prophet|messenger)\b.{0,40}\b(?:says|said|taught|(?:promised|informed|warned|mentioned|told \w+) that)|\b(?:narrated|reported|related) (?:that|from|by)\b|\b(?:allah|dieu)\b.{0,30}\bdit\b|(?:allah|peygamber|rasul)\S*.{0,40}buyur|قال\s*(?:ﷺ|صلى|عليه)|رواه|أخرجه|روي (?:عن|أن)|quran (?:says|states|reads)|(?:hadith|narration)\b.{0,20}\b(?:says|states|reads|that)|قال (?:الله|تعالى|تعالي|رسول|النبي|عز|سبحانه)|قوله (?:تعالى|تعالي|عز|صلى)|يقول (?:الله|تعالى|القرآن|النبي|رسول|الرسول)|عن النبي|في الحديث|ورد في|allah (?:dit|a dit)|prophète\b.{0,40}\b(?:dit|a dit)|messager\b.{0,40}\b(?:dit|a dit)|coran dit|(?:اللہ|الله).{0,30}(?:فرماتا|فرماتے|فرمایا)|نبی.{0,30}فرمایا|رسول.{0,30}فرمایا|حدیث میں|قرآن میں ہے|allah\b.{0,12}\bberfirman|firman allah|nabi\b.{0,30}\bbersabda|rasulullah\b.{0,30}\bbersabda|sabda nabi|allah (?:buyurur|buyurdu|şöyle)|peygamber\S*.{0,30}(?:buyurdu|buyurur|dedi)|hadiste/iu;

/** Gives a verdict, which only a scholar may give. */
const verdict =
  /\b(?:is|are|it's|was) (?:haram|halal|forbidden|prohibited|permitted|permissible|impermissible|not permissible|not permitted|not allowed|obligatory|a sin|makruh)\b|\b(?:does not|doesn't|do not) count as (?:a )?divorce|you are (?:now |still )?(?:divorced|not divorced)|(?:هذا|هو|هي|ذلك|فهو|فهي|هذه|وهو|وهي) (?:حرام|حلال|جائز|واجب|محرم|مكروه)|لا يجوز|يجوز لك|وقع الطلاق|لم يقع الطلاق|est (?:interdite?|permise?|licite|illicite|haram|halal|obligatoire)|(?:حرام|حلال|جائز|ناجائز) ہے|طلاق (?:ہو گئی|واقع)|hukumnya (?:haram|halal|boleh|wajib|makruh)|adalah (?:haram|halal)|(?:haramdır|helaldir|helâldir|caizdir|caiz değildir|günahtır|mekruhtur)/iu;

/** The words after a claim that God or the Prophet said something; undefined without such a claim. */
export function afterClaim(words: string): string | undefined {
  const bare = words.replace(/[\u064b-\u0652\u0670]/gu, "");
  const claim = scripture.exec(bare);
  return claim ? bare.slice(claim.index + claim[0].length) : undefined;
}

export function givesVerdict(words: string): boolean {
  return verdict.test(words);
}
