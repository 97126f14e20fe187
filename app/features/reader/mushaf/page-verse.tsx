import type { MouseEvent } from "react";
import { useRouter } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { VerseReference } from "#domain/verse-reference.ts";

type PageVerseProps = {
  readonly reference: VerseReference;
  /** Undefined where what arrived is not the published text. */
  readonly arabic: string | undefined;
  readonly isCurrent: boolean;
  readonly onOpen: (reference: VerseReference) => void;
};

/** A verse in the flow of its page, closed by the sign of its end, which opens it. */
export function PageVerse({ reference, arabic, isCurrent, onOpen }: PageVerseProps) {
  const { hrefs } = useRouter();
  const text = useMessages("mushaf");
  const verseName = useMessages("reader");
  const language = useLanguage();
  const { surah, ayah } = reference;
  const number = formatNumber(ayah, language);
  // A name of its own for who is brought here by a key; else it is read on in the flow of its page.
  const named = isCurrent ? { role: "group", "aria-label": verseName("verseNumber", { number }) } : {};
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(reference);
  };
  return (
    <span
      data-verse={`${surah}:${ayah}`}
      tabIndex={-1}
      {...named}
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
