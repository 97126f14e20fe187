/** A hadith collection, verse or surah with a number, as people write them in the six languages. */
const references = [
  /(?:bukh[aā]r[iī]|boukh[aâ]ri|buhar[iî]|\bmuslim\b|müslim\b|\bmouslim\b|tirm[iî][dz]h?[iîī]|dawu?d|dâwoûd|davud|dâvûd|nas[aâā]['’]?[iîī]|nes[aâ][iî]|m[aāâ]jah?|mâce|muwatta|mouwatta|muvatta|\bahmad\b|\bahmed\b|البخاري|بخاري|بخاری|مسلم|الترمذي|ترمذی|داود|داؤد|النسائي|نسائی|ماجه|ماجہ|الموطأ|موطا|أحمد|احمد)[\s,،.:#(«"“n°ºo./no\p{Pd}]{0,8}(?:no|number|numéro|hadith|hadis|nomor|رقم|حديث|حدیث|نمبر)?[\s.:#°]{0,3}(\d+)/giu,
  /(?:hadith|hadis|hadîth|حديث|حدیث)\s{0,2}(?:no\.?|number|numéro|n°|nomor|رقم|نمبر)?[\s:#]{0,3}(\d+)/giu,
  /(?:\bverses?|\bv\.|\bayahs?|\baya|\bayat|\bayet|\bversets?|الآية|آية|الاية|اية|آیت)\s{0,2}(?:no\.?|number|nomor|رقم|نمبر)?[\s:#(]{0,3}(\d+)/giu,
  /(\d+)\.\s?ayet/giu,
  /(?:\bsurah?|\bsoura(?:te)?|\bsurat|\bsure(?:si)?|\bchapter|سورة|سورۃ|سورت|سوره)[^.!?؟۔\n\d]{0,30}?(\d+)/giu,
] as const;

/** True where a hadith or its collection is named with a number, which no verse can support. */
export function numbersHadith(words: string): boolean {
  return references.slice(0, 2).some((reference) => words.search(reference) >= 0);
}

/** The numbers of references in words, such as `verse 153` or `al-Bukhari 6018`, in digits 0 to 9. */
export function looseNumbers(words: string): number[] {
  return references.flatMap((reference) =>
    [...words.matchAll(reference)].map(([, number]) => Number(number)),
  );
}
