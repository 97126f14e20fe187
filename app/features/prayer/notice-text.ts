import { formatNumber } from "#app/i18n/numbers.ts";
import { loadWords } from "#app/i18n/words.ts";
import type { Language } from "#domain/language.ts";
import type { Prayer } from "#domain/prayer-times/prayer-name.ts";

type Words<Area extends "prayer" | "prayerparts"> = Awaited<ReturnType<typeof loadWords<Area>>>;

/** The words of a notice: the prayers' names, and what is said of them. */
export type NoticeWords = { readonly prayer: Words<"prayer">; readonly part: Words<"prayerparts"> };

/** Fetches the words of notices in a language. */
export async function loadNoticeWords(language: Language): Promise<NoticeWords> {
  const [prayer, part] = await Promise.all([
    loadWords(language, "prayer"),
    loadWords(language, "prayerparts"),
  ]);
  return { prayer, part };
}

/** What the notice of a prayer says, so many minutes before it or at its time. */
export function noticeText(
  { prayer: names, part }: NoticeWords,
  language: Language,
  prayer: Prayer,
  minutesBefore: number,
) {
  const name = names(`name.${prayer}`);
  if (minutesBefore === 0) return { title: name, body: part("noticeNow", { prayer: name }) };
  const minutes = formatNumber(minutesBefore, language);
  return { title: part("noticeSoon", { prayer: name, minutes }), body: "" };
}
