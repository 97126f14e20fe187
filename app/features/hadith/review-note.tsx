import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { Hadith } from "#content/hadith/index.ts";

/** Whose the translation and the explanation are, and whether a scholar has signed them off. */
export function ReviewNote({ hadith: { review } }: { readonly hadith: Hadith }) {
  const text = useMessages("texts");
  const language = useLanguage();
  const day = (on: string) =>
    dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(on));
  return (
    <p className="mt-2 text-gold text-sm">
      {review ? text("reviewedBy", { name: review.by, date: day(review.on) }) : text("notReviewed")}
    </p>
  );
}
