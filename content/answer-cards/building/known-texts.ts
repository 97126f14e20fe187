import { loadAthkar } from "#content/athkar/index.ts";
import { loadDuas } from "#content/duas/index.ts";
import { loadFaq } from "#content/faq/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { loadCalendarTexts } from "#content/islamic-calendar/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { loadPrayerGuide } from "#content/prayer-guide/index.ts";
import { loadSayings } from "#content/sayings/index.ts";
import { loadTajweedCards } from "#content/tajweed/index.ts";

/** Every text besides the Quran that a card may name as its source, as the data write it. */
export async function knownTexts(): Promise<ReadonlySet<string>> {
  const [hadith, duas, athkar, faq, tajweed, names, calendar, guide, sayings] = await Promise.all([
    loadHadith("en"),
    loadDuas("en"),
    loadAthkar("en"),
    loadFaq("en"),
    loadTajweedCards("en"),
    loadNames("en"),
    loadCalendarTexts("en"),
    loadPrayerGuide("en"),
    loadSayings("en", []),
  ]);
  return new Set([
    ...hadith.hadith.map(({ id }) => `hadith:${id}`),
    ...duas.map(({ id }) => `dua:${id}`),
    ...Object.values(athkar.categories)
      .flat()
      .map(({ id }) => `dhikr:${id}`),
    ...faq.items.map(({ id }) => `faq:${id}`),
    ...tajweed.tabs.flatMap(({ cards }) => cards.map(({ id }) => `tajweed:${id}`)),
    ...names.names.map(({ id }) => `name:${id}`),
    ...calendar.events.map(({ id }) => `event:${id}`),
    ...Object.entries(guide.steps).flatMap(([id, { note }]) => (note === undefined ? [] : [`view:${id}`])),
    ...sayings.map(({ id }) => `saying:${id}`),
  ]);
}
