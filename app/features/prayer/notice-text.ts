import { formatNumber } from "#app/i18n/numbers.ts";
import { loadWords } from "#app/i18n/words.ts";
import type { Language } from "#domain/language.ts";
import type { Prayer } from "#domain/prayer-times/prayer-name.ts";

type Words<Area extends "prayer" | "prayerparts" | "iqamah"> = Awaited<ReturnType<typeof loadWords<Area>>>;

/** The messages a notice is written with: the prayers' names and the sentences about them. */
export type NoticeWords = {
  readonly prayer: Words<"prayer">;
  readonly part: Words<"prayerparts">;
  readonly iqamah: Words<"iqamah">;
};

/** Loads the messages of notices in a language. */
export async function loadNoticeWords(language: Language): Promise<NoticeWords> {
  const [prayer, part, iqamah] = await Promise.all([
    loadWords(language, "prayer"),
    loadWords(language, "prayerparts"),
    loadWords(language, "iqamah"),
  ]);
  return { prayer, part, iqamah };
}

/** Title and body of the notice of a prayer, `minutesBefore` minutes ahead or, with 0, at its time. */
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

/** Title and body of the notice of a prayer's iqamah, so many minutes ahead. */
export function iqamahNoticeText(
  { prayer: names, iqamah }: NoticeWords,
  language: Language,
  prayer: Prayer,
  minutesBefore: number,
) {
  const name = names(`name.${prayer}`);
  const minutes = formatNumber(minutesBefore, language);
  const title =
    minutesBefore === 0
      ? iqamah("noticeNow", { prayer: name })
      : iqamah("noticeSoon", { prayer: name, minutes });
  return { title, body: "" };
}
