/** Words that ask for texts themselves, of which a search finds more than a card names. */
const asksForTexts =
  /(?:^|\s)(?:verses|hadiths|ahadith|hadith (?:about|on)|quotes|آيات|ايات|الآيات|أحاديث|احاديث|آية عن|حديث عن|versets|hadiths?|آیات|احادیث|حدیثیں|ayat (?:tentang|mengenai)|ayat-ayat|hadis (?:tentang|mengenai)|ayetler[^ ]*|hadisler[^ ]*)(?=\s|$)/iu;

/** True for a question that asks for verses or hadith rather than for an answer. */
export function wantsTexts(question: string): boolean {
  return asksForTexts.test(question);
}
