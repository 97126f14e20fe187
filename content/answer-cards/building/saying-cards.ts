import { loadSayings } from "#content/sayings/index.ts";
import { type Language, languages } from "#domain/language.ts";
import type { CardRecord } from "../schema.ts";

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

/** A card for each judged saying that no written card names, with its judgement as the only sentence. */
export async function sayingCards(written: readonly CardRecord[]): Promise<readonly CardRecord[]> {
  const named = new Set(written.flatMap((card) => card.sentences.flatMap(({ sources }) => sources)));
  const perLanguage = await Promise.all(
    languages.map(async (language) => [language, await loadSayings(language, [language])] as const),
  );
  const sayings = Object.fromEntries(perLanguage) as Record<Language, (typeof perLanguage)[number][1]>;
  return sayings.en.flatMap(({ id }, at) => {
    if (named.has(`saying:${id}`)) return [];
    const textsOf = (language: Language) => {
      const [arabic = "", ...others] = sayings[language][at]?.texts ?? [];
      return language === "ar" || language === "ur"
        ? [...others, arabic]
        : others.filter((text) => !isArabic(text));
    };
    const of = <Value>(value: (language: Language) => Value) =>
      Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, Value>;
    const text = of((language) => {
      const [by, between] = separators[language];
      const judged =
        sayings[language][at]?.sources.map(({ work, judgement }) => `${work}${by}${judgement}`) ?? [];
      const [first = ""] = language === "ar" ? (sayings.ar[at]?.texts ?? []) : textsOf(language);
      return sentences[language](first, judged.join(between));
    });
    return [
      {
        id: `judged-${id}`,
        group: "not-authentic",
        asked: of(textsOf),
        sentences: [{ text, sources: [`saying:${id}`] }],
        tools: ["/quote-check"],
      },
    ];
  });
}

const isArabic = (text: string) => /[\u0620-\u06ff]{2}/u.test(text);
