import { loadAthkar } from "#content/athkar/index.ts";
import { loadDuas } from "#content/duas/index.ts";
import { loadFaq } from "#content/faq/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { loadCalendarTexts } from "#content/islamic-calendar/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { loadPrayerGuide } from "#content/prayer-guide/index.ts";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import type { Language } from "#domain/language.ts";
import { type IndexedText, indexText } from "#domain/retrieval/rank-texts.ts";
import type { TextKind } from "#domain/retrieval/text-kind.ts";

/** Every text besides the Quran that can be a source, in one language. */
export async function loadSourceTexts(language: Language): Promise<readonly IndexedText[]> {
  const [hadith, duas, athkar, faq, tajweed, names, calendar, guide] = await Promise.all([
    loadHadith(language),
    loadDuas(language),
    loadAthkar(language),
    loadFaq(language),
    loadTajweedCards(language),
    loadNames(language),
    loadCalendarTexts(language),
    loadPrayerGuide(language),
  ]);
  const texts = new Map<string, IndexedText>();
  const put = (kind: TextKind, id: string, title: string, ...body: readonly (string | undefined)[]) => {
    // A remembrance that is said at several times is one text.
    if (!texts.has(`${kind} ${id}`))
      texts.set(`${kind} ${id}`, indexText({ kind, id }, { title, body: body.join(" ") }, language));
  };
  for (const one of hadith.hadith)
    put("hadith", one.id, language === "ar" ? one.arabic : (one.text ?? ""), one.explanation, one.narrator);
  for (const one of duas) put("dua", one.id, `${one.title} ${one.occasion}`, one.translation, one.benefits);
  for (const category of Object.values(athkar.categories))
    for (const one of category) put("dhikr", one.id, one.translation ?? one.arabic ?? "", one.benefit);
  for (const one of faq.items) put("faq", one.id, one.question, one.answer);
  for (const { cards } of tajweed.tabs) for (const one of cards) put("tajweed", one.id, one.title, one.what);
  for (const one of names.names)
    put("name", String(one.id), `${one.arabic} ${one.transliteration}`, one.meaning);
  for (const one of calendar.events) put("event", one.id, one.name, one.description);
  // Only steps on which the schools differ; a step they agree on is not a source.
  for (const [id, { title, act, note }] of Object.entries(guide.steps))
    if (note !== undefined) put("view", id, title, act, note);
  return [...texts.values()];
}
