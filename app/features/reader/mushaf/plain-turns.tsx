import { useRouter } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { verseAt, verseNumber } from "#domain/verse-reference.ts";
import type { ShownPage } from "./shown-page.ts";

/** Links to the pages before and after, for a browser without scripts. */
export function PlainTurns({ shown }: { readonly shown: ShownPage }) {
  const { hrefs } = useRouter();
  const text = useMessages("reader");
  const language = useLanguage();
  const blocks = shown.blocks.flatMap((block) => ("verses" in block ? [block] : []));
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return null;
  const start = verseNumber({ surah: first.surah, ayah: first.from }) ?? 1;
  const end = verseNumber({ surah: last.surah, ayah: last.from + last.verses.length - 1 }) ?? 1;
  const turns = [
    { page: shown.page - 1, verse: verseAt(start - 1) },
    { page: shown.page + 1, verse: verseAt(end + 1) },
  ];
  return (
    <noscript>
      <nav dir="rtl" aria-label={text("viewPage")} className="mt-4 flex justify-between gap-3 print:hidden">
        {turns.map(
          ({ page, verse }) =>
            verse && (
              <a
                key={page}
                href={hrefs(`?surah=${verse.surah}&verse=${verse.ayah}&view=page`)}
                className={buttonClass()}
              >
                {`${text("viewPage")} ${formatNumber(page, language)}`}
              </a>
            ),
        )}
      </nav>
    </noscript>
  );
}
