import { loadSayings } from "#content/sayings/index.ts";
import type { AskedCard } from "#domain/answer-cards/card-index.ts";
import type { Language } from "#domain/language.ts";
import { judgedId } from "../judged-card.ts";
import type { CardRecord } from "../schema.ts";

const isArabic = (text: string) => /[\u0620-\u06ff]{2}/u.test(text);

/** What finds each judged saying that no written card names: its wordings in a language, and in Arabic where that is read. */
export async function askedSayings(written: readonly CardRecord[], language: Language): Promise<AskedCard[]> {
  const named = new Set(written.flatMap((card) => card.sentences.flatMap(({ sources }) => sources)));
  const readsArabic = language === "ar" || language === "ur";
  return (await loadSayings(language, [language])).flatMap(({ id, texts: [arabic = "", ...others] }) =>
    named.has(`saying:${id}`)
      ? []
      : [
          {
            id: judgedId(id),
            asked: readsArabic ? [...others, arabic] : others.filter((text) => !isArabic(text)),
            sources: [`saying:${id}`],
          },
        ],
  );
}
