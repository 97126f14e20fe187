import type { useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Language } from "#domain/language.ts";
import type { Prayer } from "#domain/prayer-times/prayer-name.ts";

type Text = ReturnType<typeof useMessages<"prayer">>;

/** What the notice of a prayer says, so many minutes before it or at its time. */
export function noticeText(text: Text, language: Language, prayer: Prayer, minutesBefore: number) {
  const name = text(`name.${prayer}`);
  if (minutesBefore === 0) return { title: name, body: text("noticeNow", { prayer: name }) };
  const minutes = formatNumber(minutesBefore, language);
  return { title: text("noticeSoon", { prayer: name, minutes }), body: "" };
}
