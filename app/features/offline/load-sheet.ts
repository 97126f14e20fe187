import { loadMessages } from "#app/i18n/load-messages.ts";
import type { Messages } from "#app/i18n/say.ts";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { OfflineSheet } from "./offline-sheet.tsx";

export type LoadedSheet = {
  readonly Sheet: typeof OfflineSheet;
  readonly language: Language;
  readonly messages: Messages;
  readonly surahNames: readonly SurahName[];
};

/** The sheet with the words and names it is drawn with. */
export async function loadSheet(language: Language): Promise<LoadedSheet> {
  const [messages, surahNames] = await Promise.all([
    loadMessages(language, ["offline", "player"]),
    loadSurahNames(language),
  ]);
  return { Sheet: OfflineSheet, language, messages, surahNames };
}
