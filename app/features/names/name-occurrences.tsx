import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Occurrence } from "#content/names-of-allah/index.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";

/** Where a name stands in the Quran, each place a way there; or that it stands nowhere. */
export function NameOccurrences({ occurrence: { total, verses } }: { readonly occurrence: Occurrence }) {
  const text = useMessages("names");
  const language = useLanguage();
  const places = verses.flatMap((key) => parseVerseKey(key) ?? []);
  return (
    <section>
      <h3 className="mb-2 font-medium">{text("occurrences")}</h3>
      <p className="text-ink-soft text-sm">
        {total === 0 ? text("noOccurrence") : text("occurs", { count: total })}
        {places.length < total &&
          ` · ${text("firstOf", { count: places.length, total: formatNumber(total, language) })}`}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {places.map(({ surah, ayah }) => {
          const reference = printedNumber(`${surah}:${ayah}`, language);
          return (
            <li key={`${surah}:${ayah}`}>
              <Link
                href={`/digital-quran?surah=${surah}&verse=${ayah}`}
                aria-label={text("openVerse", { reference })}
                className={buttonClass()}
              >
                <bdi>{reference}</bdi>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
