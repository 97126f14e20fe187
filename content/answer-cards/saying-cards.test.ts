import { expect, test } from "vitest";
import { loadSayings } from "#content/sayings/index.ts";
import { findCard } from "#domain/answer-cards/find-card.ts";
import { languages } from "#domain/language.ts";
import { loadCard, loadCardIndex } from "./index.ts";

test.each(languages)("in %s, a judged saying is found by its words, with its judgement", async (language) => {
  const index = await loadCardIndex(language);
  const sayings = await loadSayings(language, [language]);
  const missed: string[] = [];
  for (const { id, texts, sources } of sayings) {
    const own = texts.find((text) => !/[\u0620-\u06ff]{2}/u.test(text));
    const words = own ?? texts[language === "ar" ? 0 : texts.length - 1];
    const found = findCard(index, words ?? "");
    if (!found?.sources.includes(`saying:${id}`)) {
      missed.push(id);
      continue;
    }
    const text = (await loadCard(found.id, language))?.card.sentences.map((one) => one.text).join(" ") ?? "";
    for (const { work, judgement } of sources) {
      expect(text, id).toContain(work);
      expect(text.toLowerCase(), id).toContain(judgement.split(" ")[0]?.toLowerCase());
    }
  }
  expect(missed.length, missed.join()).toBeLessThanOrEqual(7);
});

test.each([
  ["en", "is seek knowledge even in china a sahih hadith", "saying:knowledge-in-china"],
  ["ar", "ما صحة حديث رجعنا من الجهاد الأصغر إلى الجهاد الأكبر", "saying:greater-jihad"],
  [
    "fr",
    "le hadith l'amour de la patrie fait partie de la foi est-il authentique",
    "saying:love-of-homeland",
  ],
  ["ur", "kya jannat maa ke qadmon mein hai sahih hadees hai", "saying:feet-of-mothers"],
  ["id", "apakah hadis tidurnya orang puasa ibadah shahih", "saying:sleep-of-the-fasting"],
  ["tr", "küçük cihattan büyük cihada döndük hadisi sahih mi", "saying:greater-jihad"],
] as const)("in %s, %j is answered with %s", async (language, question, source) => {
  expect(findCard(await loadCardIndex(language), question)?.sources).toContain(source);
});
