import { loadSayings } from "#content/sayings/index.ts";
import type { Language } from "#domain/language.ts";
import type { AnswerCard } from "./answer-card.ts";

/** How each language says that a saying is not established, with the saying and the judgements. */
const sentences: Readonly<Record<Language, (saying: string, judgements: string) => string>> = {
  en: (saying, by) => `This is not established as a saying of the Prophet: ${saying}. ${by}.`,
  ar: (saying, by) => `لم يثبت هذا القول عن النبي ﷺ: ${saying}. ${by}.`,
  fr: (saying, by) => `Ceci n'est pas établi comme parole du Prophète : ${saying}. ${by}.`,
  ur: (saying, by) => `یہ بات نبی ﷺ سے ثابت نہیں: ${saying}۔ ${by}۔`,
  id: (saying, by) => `Ini tidak terbukti sebagai sabda Nabi: ${saying}. ${by}.`,
  tr: (saying, by) => `Bunun Peygamber'in sözü olduğu sabit değildir: ${saying}. ${by}.`,
};
const separators: Readonly<Record<Language, readonly [of: string, between: string]>> = {
  en: [": ", "; "],
  ar: [": ", "؛ "],
  fr: [" : ", " ; "],
  ur: [": ", "؛ "],
  id: [": ", "; "],
  tr: [": ", "; "],
};

const prefix = "judged-";

/** The id of the card of a saying that no written card is about. */
export const judgedId = (saying: string) => `${prefix}${saying}`;

/** The card of a judged saying, with its judgement as the only sentence. Rejects if the sayings fail to load. */
export async function judgedCard(id: string, language: Language): Promise<AnswerCard | undefined> {
  const saying = (await loadSayings(language, [language])).find((one) => judgedId(one.id) === id);
  if (!saying) return undefined;
  const [arabic = "", own = ""] = saying.texts;
  const [by, between] = separators[language];
  const judged = saying.sources.map(({ work, judgement }) => `${work}${by}${judgement}`).join(between);
  const words = language === "ar" ? arabic : (saying.texts.find((text) => !isArabic(text)) ?? own);
  const text = sentences[language](words, judged);
  return { sentences: [{ text, sources: [`saying:${saying.id}`] }], tools: ["/quote-check"] };
}

const isArabic = (text: string) => /[\u0620-\u06ff]{2}/u.test(text);
