import { Link } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { surahs } from "#content/quran/index.ts";
import { readSimilar } from "#content/similar-verses/index.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { useLoaded } from "./use-loaded.ts";
import { useSurahNames } from "./use-surah-names.ts";

const mostShown = 8;

/** Verses that share words with one, each a way to it; nothing where there are none. */
export function SimilarVerses({ verse: { surah, ayah } }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  const language = useLanguage();
  const names = useSurahNames();
  const similar = useLoaded(`similar-${surah}`, () => readSimilar(readPublished, surah));
  if (typeof similar !== "object") return null;
  const others = new Map(
    similar.value[ayah - 1]?.map(({ other }) => [verseKey(other), other] as const) ?? [],
  );
  if (others.size === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-medium text-green">{text("similar")}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {[...others].slice(0, mostShown).map(([key, other]) => (
          <li key={key}>
            <Link
              href={`/digital-quran?surah=${other.surah}&verse=${other.ayah}`}
              className="inline-flex min-h-11 min-w-11 items-center text-green underline"
            >
              {`${names[other.surah - 1]?.name ?? surahs[other.surah - 1]?.arabicName ?? ""} ${formatNumber(other.ayah, language)}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
