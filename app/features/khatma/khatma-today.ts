import { deviceDay } from "#app/browser/device-clock.ts";
import { isKhatmaFinished, khatmaPageAfter, khatmaPages, readKhatma } from "#domain/khatma/khatma.ts";
import { khatmaDayOf } from "#domain/khatma/khatma-day.ts";
import type { Language } from "#domain/language.ts";
import { loadQuranPages, portionWords, readerAddress } from "./quran-pages.ts";

/** Today's portion of the first plan in which something is left to read today; undefined where there is none. */
export async function loadKhatmaToday(language: Language) {
  const quran = await loadQuranPages(language);
  return (bodies: Iterable<unknown>) => {
    for (const body of bodies) {
      const plan = readKhatma(body);
      if (!plan || isKhatmaFinished(plan)) continue;
      const { portion, isDone } = khatmaDayOf(plan, deviceDay(), quran.juzPages);
      if (!portion || isDone) continue;
      const { pages, start } = portionWords(plan, portion, quran, language);
      return {
        pages,
        start,
        href: readerAddress(khatmaPageAfter(plan, plan.read), quran),
        progress: plan.read / khatmaPages,
      };
    }
    return undefined;
  };
}
