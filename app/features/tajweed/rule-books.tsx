import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { TajweedCitation } from "#content/tajweed/index.ts";

/** The books a rule stands in, with the chapter by its Arabic title. */
export function RuleBooks({ cites }: { readonly cites: readonly TajweedCitation[] }) {
  const text = useMessages("tajweed");
  const language = useLanguage();
  const isArabicScript = language === "ar" || language === "ur";
  const years = new Intl.NumberFormat(language === "ar" || language === "ur" ? "ar-EG" : "en", {
    useGrouping: false,
  });
  return (
    <details className="mt-3 border-line border-t pt-1 text-sm">
      <summary className="flex min-h-11 items-center text-ink-soft">{text("books")}</summary>
      <ul className="grid gap-2 pb-1">
        {cites.map(({ id, title, latinTitle, author, latinAuthor, diedHijri, writtenHijri, chapter }) => (
          <li key={`${id} ${chapter}`}>
            <cite className="not-italic">
              <bdi {...(isArabicScript ? { lang: "ar" } : {})}>{isArabicScript ? title : latinTitle}</bdi>
            </cite>
            {", "}
            <bdi>{isArabicScript ? author : latinAuthor}</bdi>
            {diedHijri !== undefined && ` (${text("died", { year: years.format(diedHijri) })})`}
            {writtenHijri !== undefined && ` (${text("written", { year: years.format(writtenHijri) })})`}
            {": "}
            <bdi lang="ar" dir="rtl" className="font-naskh">
              {chapter}
            </bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
