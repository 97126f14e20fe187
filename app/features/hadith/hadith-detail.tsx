import { Link } from "wouter";
import { changedSearch, useAddressParameters } from "#app/browser/address-parameters.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";
import type { Language } from "#domain/language.ts";
import { parseVerseKey, type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { sourceLine } from "./actionable-hadith.ts";
import { HadithBadges, HadithWords } from "./hadith-card.tsx";

type HadithDetailProps = {
  readonly hadith: Hadith;
  readonly names: HadithTexts["names"];
  readonly hadithOf: (id: string) => Hadith | undefined;
};

/** Everything about one hadith in the reader's language. */
export function HadithDetail({ hadith, names, hadithOf }: HadithDetailProps) {
  const text = useMessages("hadith");
  const language = useLanguage();
  const facts = [
    [text("narrator"), hadith.narrator],
    [text("book"), hadith.book],
    [text("foundIn"), sourceLine(hadith, (number) => printedNumber(number, language))],
    [
      text("grade"),
      hadith.grades
        .map(({ grade, name }) => text("graded", { grade: names.grades[grade], grader: name }))
        .join(" · "),
    ],
  ] as const;
  return (
    <>
      <HadithBadges hadith={hadith} names={names} />
      <div>
        <HadithWords hadith={hadith} query="" />
      </div>
      <section>
        <h3 className="mb-1 font-medium">{text("explanation")}</h3>
        <p className="text-pretty">{hadith.explanation}</p>
        <ReviewNote hadith={hadith} />
      </section>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CrossReferences related={hadith.related} hadithOf={hadithOf} />
    </>
  );
}

/** Whether a scholar has reviewed the translation and the explanation. */
function ReviewNote({ hadith: { review } }: { readonly hadith: Hadith }) {
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

type CrossReferencesProps = {
  readonly related: readonly string[];
  readonly hadithOf: (id: string) => Hadith | undefined;
};

/** Verses and hadith about the same subject. */
function CrossReferences({ related, hadithOf }: CrossReferencesProps) {
  const text = useMessages("hadith");
  const language = useLanguage();
  const { search } = useAddressParameters();
  const verses = related.flatMap((key) => parseVerseKey(key) ?? []);
  const others = related.flatMap((id) => hadithOf(id) ?? []);
  if (verses.length + others.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-medium">{text("related")}</h3>
      <ul className="grid gap-3">
        {verses.map((verse) => (
          <li key={`${verse.surah}:${verse.ayah}`}>
            <VerseQuote verse={verse} />
          </li>
        ))}
        {others.map((other) => (
          <li key={other.id}>
            <Link
              href={`/hadith${changedSearch(search, { id: other.id })}`}
              className="panel flex min-h-11 flex-col p-3 hover:border-green"
            >
              <span className="text-gold text-sm">
                {sourceLine(other, (number) => printedNumber(number, language))}
              </span>
              <span
                {...(other.text === undefined ? { lang: "ar", dir: "rtl" } : {})}
                className="line-clamp-2 text-ink-soft text-sm"
              >
                {other.text ?? other.arabic}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type QuotedVerse = { readonly arabic: string; readonly surahName: string };

async function loadQuotedVerse(
  { surah, ayah }: VerseReference,
  language: Language,
): Promise<QuotedVerse | undefined> {
  const { loadSurahNames, readVerses } = await import("#content/quran/index.ts");
  const [verses, names] = await Promise.all([
    readVerses(readPublished, "arabic", surah),
    loadSurahNames(language),
  ]);
  const arabic = verses[ayah - 1];
  const surahName = names[surah - 1]?.name;
  return arabic && surahName ? { arabic, surahName } : undefined;
}

/** A verse from the verified text with a link to it; the link alone until the text is loaded, or offline without it. */
function VerseQuote({ verse }: { readonly verse: VerseReference }) {
  const text = useMessages("texts");
  const language = useLanguage();
  const { surah, ayah } = verse;
  const { latest: quoted } = useAsync(`${language} ${surah}:${ayah}`, () =>
    loadQuotedVerse({ surah, ayah }, language),
  );
  const reference = printedNumber(verseKey(verse), language);
  return (
    <Link
      href={`/digital-quran?surah=${surah}&verse=${ayah}`}
      className="panel flex min-h-11 flex-col gap-1 p-3 hover:border-green"
    >
      <span className="text-gold text-sm">
        {quoted
          ? text("quranPlace", { name: quoted.surahName, reference })
          : text("quranVerse", { reference })}
      </span>
      {quoted && (
        <span lang="ar" dir="rtl" className="quran text-[1.25rem]">
          <QuranText text={quoted.arabic} />
        </span>
      )}
    </Link>
  );
}
