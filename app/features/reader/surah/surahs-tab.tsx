import { useState } from "react";
import { Link } from "wouter";
import { useSurahSearch } from "#app/hydration/use-surah-search.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { type SurahName, surahs } from "#content/quran/index.ts";
import { searchableNames, useSurahNames } from "./use-surah-names.ts";

/** All 114 surahs as cards that open in the reader. `sent`: the names that came with the page. */
export function SurahsTab({ sent }: { readonly sent: readonly SurahName[] }) {
  const text = useMessages("reader");
  const language = useLanguage();
  const names = useSurahNames(sent);
  const favorites = useCollectionSet("favourite-surah");
  const [query, setQuery] = useState("");
  const { found } = useSurahSearch(query, searchableNames(names));
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {text("tabSurahs")}
      </h1>
      <label className="mb-4 block max-w-md">
        <span className="sr-only">{text("searchSurah")}</span>
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={text("searchSurah")}
          className="field"
        />
      </label>
      {found.length === 0 && <p role="status">{text("noSurahFound")}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((number) => {
          const surah = surahs[number - 1];
          const name = names[number - 1];
          if (!surah) return null;
          return (
            <li key={number}>
              <Link
                href={`/complete-quran?surah=${number}`}
                className="panel flex h-full min-h-20 items-center gap-4 p-4 hover:border-green"
              >
                <span className="w-8 shrink-0 text-center text-gold">{formatNumber(number, language)}</span>
                <span className="min-w-0 grow">
                  <span className="block break-words">{name?.name ?? surah.arabicName}</span>
                  <span className="block break-words text-ink-soft text-sm">{name?.meaning}</span>
                  <span className="block text-ink-soft text-sm">
                    {`${text(surah.revelation)} · ${text("verses", { count: surah.ayahs })}`}
                  </span>
                  {favorites.has(String(number)) && (
                    <span className="text-gold text-sm">{text("favorite")}</span>
                  )}
                </span>
                <span lang="ar" dir="rtl" className="quran shrink-0 text-2xl leading-[1.6]!">
                  {surah.arabicName}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
