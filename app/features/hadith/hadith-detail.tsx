import { Fragment, useEffect } from "react";
import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { changedSearch, useAddressParameters } from "#app/browser/address-parameters.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { DetailSheet } from "#app/ui/detail-sheet.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";
import type { Language } from "#domain/language.ts";
import { parseVerseKey, type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { sourceLine, useActionableHadith } from "./actionable-hadith.ts";
import { HadithGrades } from "./hadith-grades.tsx";
import { HadithWords } from "./hadith-words.tsx";
import { placeLine } from "./place-in-book.ts";

const OtherTranslations = lazyComponent(() =>
  import("./other-translations.tsx").then((part) => part.OtherTranslations),
);

const HadithNote = lazyComponent(
  () => import("./hadith-note.tsx").then((part) => part.HadithNote),
  <div className="min-h-49" />,
);

type HadithDetailSheetProps = {
  readonly id: string | undefined;
  readonly hadithOf: (id: string) => Hadith | undefined;
  /** Whether the whole set is loaded: an id that it lacks does not exist. */
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly names: HadithTexts["names"];
  readonly Actions: TextActionsComponent;
  readonly onInterest: () => void;
  readonly onClose: () => void;
};

/** The hadith that the address names, in a sheet over the list. */
export function HadithDetailSheet(props: HadithDetailSheetProps) {
  const { id, hadithOf, isComplete, hasFailed, names, Actions, onInterest, onClose } = props;
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const hadith = id === undefined ? undefined : hadithOf(id);
  useEffect(() => {
    if (id !== undefined) onInterest();
  });
  return (
    <DetailSheet
      title={text("detailTitle")}
      closeLabel={shared("close")}
      isOpen={id !== undefined}
      missing={isComplete ? text("noSuchHadith") : shared(hasFailed ? "restFailed" : "loading")}
      onClose={onClose}
    >
      {hadith && (
        <Fragment key={hadith.id}>
          <HadithDetail hadith={hadith} names={names} hadithOf={hadithOf} />
          <OtherTranslations id={hadith.id} />
          <HadithNote id={hadith.id} />
          <HadithActions hadith={hadith} Actions={Actions} />
        </Fragment>
      )}
    </DetailSheet>
  );
}

function HadithActions({
  hadith,
  Actions,
}: {
  readonly hadith: Hadith;
  readonly Actions: TextActionsComponent;
}) {
  return <Actions of={useActionableHadith(hadith).actionable} look="row" />;
}

type HadithDetailProps = {
  readonly hadith: Hadith;
  readonly names: HadithTexts["names"];
  readonly hadithOf: (id: string) => Hadith | undefined;
};

/** Everything about one hadith in the reader's language. */
export function HadithDetail({ hadith, names, hadithOf }: HadithDetailProps) {
  const text = useMessages("hadith");
  const language = useLanguage();
  const facts: readonly (readonly [string, string])[] = [
    [text("narrator"), hadith.narrator],
    [text("book"), hadith.book],
    [text("category"), names.categories[hadith.category]],
    [text("foundIn"), hadith.sources.map((source) => placeLine(source, text, language)).join("\n")],
    ...(hadith.sets ?? []).map(
      ({ set, number }) =>
        [
          text("partOf"),
          [names.sets[set], text("number", { number: formatNumber(number, language) })].join(
            lineSeparator(language),
          ),
        ] as const,
    ),
    [
      text("grade"),
      hadith.grades
        .map(({ grade, name }) => text("graded", { grade: names.grades[grade], grader: name }))
        .join(lineSeparator(language)),
    ],
  ];
  return (
    <>
      <div>
        <HadithGrades hadith={hadith} names={names} />
        <HadithWords hadith={hadith} query="" />
      </div>
      <section>
        <h3 className="mb-1 font-medium">{text("explanation")}</h3>
        <p className="text-pretty">{hadith.explanation}</p>
        <ReviewNote hadith={hadith} />
      </section>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={`${name} ${value}`} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
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
    <p className="mt-2 text-ink-soft text-sm">
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
              <span className="font-medium text-sm">{sourceLine(other, language)}</span>
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
      <span className="font-medium text-sm">
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
