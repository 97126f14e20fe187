import type { MouseEvent } from "react";
import { useRouter } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { basmala, surahs } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { PageText as Text } from "./use-page-texts.ts";

/** Surahs without a basmala above them: in 1 it is a verse, 9 has none. */
const withoutBasmala = [1, 9];

type PageTextProps = {
  readonly text: Text;
  readonly current: VerseReference | undefined;
  readonly onOpen: (reference: VerseReference) => void;
};

/** The verses of one surah on a page, below its name and basmala where it begins there. */
export function PageText({ text: { surah, from, to, verses, altered }, current, onOpen }: PageTextProps) {
  "use memo";
  const words = useMessages("mushaf");
  const ayahs = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div lang="ar" dir="rtl">
      {from === 1 && (
        <>
          <h2 className="quran my-4 rounded-control border border-gold py-1 text-center text-[0.9em] text-gold leading-[2]!">
            {surahs[surah - 1]?.arabicName}
          </h2>
          {!withoutBasmala.includes(surah) && <p className="quran text-center">{basmala}</p>}
        </>
      )}
      <p className="quran text-justify [text-align-last:center]">
        {ayahs.map((ayah) => (
          <PageVerse
            key={ayah}
            reference={{ surah, ayah }}
            arabic={altered.has(ayah) ? undefined : verses[ayah - 1]}
            isCurrent={current?.surah === surah && current.ayah === ayah}
            onOpen={onOpen}
          />
        ))}
      </p>
      {ayahs.some((ayah) => altered.has(ayah)) && (
        <p role="alert" className="rounded-control border border-harm p-3 text-base text-harm">
          {words("alteredOnPage")}
        </p>
      )}
    </div>
  );
}

type PageVerseProps = {
  readonly reference: VerseReference;
  /** Undefined where the text that arrived is not the published text. */
  readonly arabic: string | undefined;
  readonly isCurrent: boolean;
  readonly onOpen: (reference: VerseReference) => void;
};

/** A verse in the flow of its page. The sign at its end opens it. */
function PageVerse({ reference, arabic, isCurrent, onOpen }: PageVerseProps) {
  "use memo";
  const { hrefs } = useRouter();
  const text = useMessages("mushaf");
  const verseName = useMessages("reader");
  const language = useLanguage();
  const { surah, ayah } = reference;
  const number = formatNumber(ayah, language);
  // Only the current verse has a name for screen readers: the others are read in the flow of the page.
  const groupProps = isCurrent ? { role: "group", "aria-label": verseName("verseNumber", { number }) } : {};
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(reference);
  };
  return (
    <span
      data-verse={`${surah}:${ayah}`}
      tabIndex={-1}
      {...groupProps}
      aria-current={isCurrent ? "true" : undefined}
      className="rounded-control aria-[current=true]:text-gold"
    >
      <QuranText text={arabic} />{" "}
      <a
        href={hrefs(`?surah=${surah}&verse=${ayah}`)}
        onClick={open}
        className="text-[0.8em] text-gold no-underline hover:text-green"
      >
        <span lang={language} className="sr-only select-none">
          {text("openVerse", { number })}
        </span>
        {/* The end-of-verse sign encloses the digits after it. */}
        <span aria-hidden="true">{`\u06dd${formatNumber(ayah, "ar")}`}</span>
      </a>{" "}
    </span>
  );
}
