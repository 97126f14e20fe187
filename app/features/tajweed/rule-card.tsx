import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { TajweedCard, TajweedCitation, TajweedExample } from "#content/tajweed/index.ts";
import { ExampleVerse } from "./example-verse.tsx";
import { ruleLook } from "./rule-look.ts";
import { VerseRules } from "./verse-rules.tsx";

type RuleCardProps = {
  readonly card: TajweedCard;
  readonly cards: readonly TajweedCard[];
  readonly surahNames: Readonly<Record<number, string>>;
};

/** One rule: what it is, how and how long it is read, examples in the Quran, and the books that have it. */
export function RuleCard({ card, cards, surahNames }: RuleCardProps) {
  const text = useMessages("tajweed");
  const language = useLanguage();
  const [opened, setOpened] = useState<TajweedExample>();
  const counts = card.counts.map((count) => formatNumber(count, language)).join(" · ");
  return (
    <article id={card.id} aria-labelledby={`${card.id}-title`} className="panel flex flex-col p-5 sm:p-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${card.id}-title`} className="font-display text-xl">
          {card.title}
        </h2>
        {counts && <p className="text-gold text-sm">{text("counts", { counts })}</p>}
      </header>
      {card.occurrences !== undefined && (
        <p className="text-ink-soft text-sm">{text("occurrences", { count: card.occurrences })}</p>
      )}
      <p className="mt-3 max-w-[65ch]">{card.what}</p>
      <h3 className="mt-4 font-medium text-ink-soft text-sm">{text("howTitle")}</h3>
      <p className="max-w-[65ch]">{card.how}</p>
      <h3 className="mt-4 font-medium text-ink-soft text-sm">{text("examples")}</h3>
      <ul className="mt-1 grow divide-y divide-line">
        {card.examples.map((example) => (
          <ExampleVerse
            key={`${example.surah}:${example.ayah}`}
            example={example}
            look={ruleLook(card.shows)}
            surahName={surahNames[example.surah] ?? ""}
            onOpen={() => setOpened(example)}
          />
        ))}
      </ul>
      <RuleBooks cites={card.cites} />
      <Sheet
        title={text("verseRules")}
        closeLabel={text("close")}
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
      >
        {opened && <VerseRules example={opened} shows={card.shows} cards={cards} />}
      </Sheet>
    </article>
  );
}

/** The books that have a rule, with the Arabic title of the chapter. */
function RuleBooks({ cites }: { readonly cites: readonly TajweedCitation[] }) {
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
