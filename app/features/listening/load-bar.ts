import type { ComponentType } from "react";
import { loadMessages } from "#app/i18n/load-messages.ts";
import type { Messages } from "#app/i18n/say.ts";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { ListeningBar } from "./listening-bar.tsx";

export type LoadedBar = {
  readonly Bar: ComponentType<{ surahNames: readonly SurahName[] }>;
  readonly language: Language;
  readonly messages: Messages;
  readonly surahNames: readonly SurahName[];
};

/** The bar with the words and names it is drawn with. */
export async function loadBar(language: Language): Promise<LoadedBar> {
  const [messages, surahNames] = await Promise.all([
    loadMessages(language, ["player"]),
    loadSurahNames(language),
  ]);
  return { Bar: ListeningBar, language, messages, surahNames };
}
