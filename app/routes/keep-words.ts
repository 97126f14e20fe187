import { loadMessages } from "#app/i18n/load-messages.ts";
import type { Language } from "#domain/language.ts";
import { areasOf } from "./open-page.ts";
import { routeTable } from "./route-table.ts";

/** Words that no page is drawn with at first: they come with what is opened on it. */
const openedAreas = ["offline", "player"] as const;

/** Fetches the words of every page in one language, so that the service worker has them when there is no network. */
export async function keepWords(language: Language): Promise<void> {
  await loadMessages(language, [
    ...new Set([...routeTable.flatMap(({ address }) => areasOf(address)), ...openedAreas]),
  ]);
}
