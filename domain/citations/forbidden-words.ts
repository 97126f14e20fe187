/** Says that God or the Prophet said something: only a source may, and it is drawn by its reference. */
const scripture =
  /allah (?:says|said|the almighty says)|god (?:says|said)|prophet\b.{0,40}\b(?:says|said)|messenger\b.{0,40}\b(?:says|said)|quran (?:says|states)|قال (?:الله|تعالى|تعالي|رسول|النبي)|يقول (?:الله|تعالى|القرآن)|allah (?:dit|a dit)|prophète\b.{0,30}\b(?:dit|a dit)|coran dit|اللہ (?:فرماتا|نے فرمایا)|نبی.{0,30}فرمایا|رسول.{0,30}فرمایا|allah berfirman|nabi\b.{0,30}\bbersabda|rasulullah\b.{0,30}\bbersabda|allah (?:buyurur|buyurdu|şöyle)|peygamber\S*.{0,30}buyurdu/iu;

/** Gives a verdict, which is a scholar's to give. */
const verdict =
  /\b(?:is|are|it's) (?:haram|halal|forbidden|permissible|impermissible|not permissible|not allowed|obligatory|a sin)\b|you are (?:divorced|not divorced)|(?:هذا|هو|هي|ذلك|فهو|فهي) (?:حرام|حلال|جائز|واجب)|لا يجوز|يجوز لك|وقع الطلاق|est (?:interdit|permis|licite|illicite|haram|halal)|(?:حرام|حلال|جائز|ناجائز) ہے|طلاق ہو گئی|hukumnya (?:haram|halal|boleh|wajib)|(?:haramdır|helaldir|caizdir|caiz değildir|günahtır)/iu;

export function claimsScripture(words: string): boolean {
  return scripture.test(words);
}

export function givesVerdict(words: string): boolean {
  return verdict.test(words);
}
