import { deviceDay } from "#app/browser/device-clock.ts";
import { khatmaPlaceKey } from "#app/storage/plan-places.ts";
import { isKhatmaFinished, khatmaPages, readKhatma } from "#domain/khatma/khatma.ts";
import { khatmaDayOf } from "#domain/khatma/khatma-day.ts";
import type { Language } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { khatmaVerse, loadQuranPages, portionWords, readerAddress, verseWords } from "./quran-pages.ts";

/** Today's portion of each plan in which something is left to read today. `places` are the positions of the person. */
export async function loadKhatmaToday(language: Language) {
  const quran = await loadQuranPages(language);
  return (plans: ReadonlyMap<string, unknown>, places: ReadonlyMap<string, unknown>) =>
    [...plans].flatMap(([id, body]) => {
      const plan = readKhatma(body);
      if (!plan || isKhatmaFinished(plan)) return [];
      const { portion, isDone } = khatmaDayOf(plan, deviceDay(), quran.quarterPages);
      if (!portion || isDone) return [];
      const verse = khatmaVerse(plan, places.get(khatmaPlaceKey(id)) as VerseReference | undefined, quran);
      const row = {
        id: `khatma-${id}`,
        name: plan.name,
        pages: portionWords(plan, portion, quran, language).pages,
        place: verseWords(verse, quran.names, language),
        href: readerAddress(id, verse),
        progress: plan.read / khatmaPages,
      };
      return [row];
    });
}
