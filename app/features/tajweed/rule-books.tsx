import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { TajweedCitation } from "#content/tajweed/index.ts";

/** The books a rule stands in, with the chapter by its Arabic title. */
export function RuleBooks({ cites }: { readonly cites: readonly TajweedCitation[] }) {
  const text = useMessages("tajweed");
  const language = useLanguage();
  const isArabicScript = language === "ar" || language === "ur";
  const year = (value: number) => formatNumber(value, language, { useGrouping: false });
  return (
    <details className="mt-3 border-line border-t pt-1 text-sm">
      <summary className="min-h-11 content-center text-ink-soft">{text("books")}</summary>
      <ul className="grid gap-2 pb-1">
        {cites.map(({ id, title, latinTitle, author, latinAuthor, diedHijri, writtenHijri, chapter }) => (
          <li key={`${id} ${chapter}`}>
            <cite className="not-italic">
              <bdi {...(isArabicScript ? { lang: "ar" } : {})}>{isArabicScript ? title : latinTitle}</bdi>
            </cite>
            {isArabicScript ? "، " : ", "}
            <bdi>{isArabicScript ? author : latinAuthor}</bdi>
            {diedHijri !== undefined && ` (${text("died", { year: year(diedHijri) })})`}
            {writtenHijri !== undefined && ` (${text("written", { year: year(writtenHijri) })})`}
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
