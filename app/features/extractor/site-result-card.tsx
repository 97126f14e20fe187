import { useState } from "react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { ProcessedVerse } from "#domain/extraction/pages/process-site.ts";
import { findTexts, readQuery, searchableText } from "#domain/text-search/text-search.ts";
import { FoundVerse } from "./found-verse.tsx";
import { RawPages } from "./raw-pages.tsx";
import { eraseResults, ownAddresses, type StoredResult } from "./result-store.ts";

const shownAtFirst = 20;

type SiteResultCardProps = {
  readonly result: StoredResult;
  readonly query: string;
  readonly kind: string;
  readonly onErased: () => void;
};

const textOf = ({ arabicText, translation }: ProcessedVerse) => searchableText([arabicText, translation]);

/** One site: when it was read, what was found and what of it is the Quran. */
export function SiteResultCard({ result, query, kind, onErased }: SiteResultCardProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const [limit, setLimit] = useState(shownAtFirst);
  const [isRawShown, setIsRawShown] = useState(false);
  const { siteName, timestamp, data, pageCount, errorPages, isCut } = result;
  const name = siteName === ownAddresses ? text("ownAddresses") : siteName;
  const number = (value: number) => formatNumber(value, language);
  const ofKind = kind === "all" ? data.verses : data.verses.filter(({ match }) => match.kind === kind);
  const found = findTexts(ofKind, textOf, readQuery(query));
  const exact = data.verses.filter(({ match }) => match.kind === "exact").length;
  const when = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <article data-result={siteName} className="panel grid min-w-0 gap-3 p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h4 className="font-display text-xl">
          <bdi>{name}</bdi>
        </h4>
        <time dateTime={timestamp} className="text-ink-soft text-sm">
          {when.format(new Date(timestamp))}
        </time>
      </header>
      <p>
        {text("found", {
          pages: number(pageCount),
          verses: number(data.verses.length),
          exact: number(exact),
          surahs: number(data.surahs.length),
          links: number(data.audioLinks.length),
          reciters: number(data.reciterNames.length),
          translations: number(data.translations.length),
        })}
      </p>
      {errorPages > 0 && (
        <p className="text-ink-soft text-sm">{text("errorPages", { count: number(errorPages) })}</p>
      )}
      {isCut && <p className="text-ink-soft text-sm">{text("cut")}</p>}
      {data.reciterNames.length > 0 && (
        <p className="text-sm">
          {text("reciters")} <bdi>{data.reciterNames.join(" · ")}</bdi>
        </p>
      )}
      <p role="status" className="text-ink-soft text-sm">
        {text("shown", { shown: number(Math.min(limit, found.length)), all: number(found.length) })}
      </p>
      <ul className="grid gap-3">
        {found.slice(0, limit).map((verse) => (
          <FoundVerse key={verse.number} verse={verse} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {found.length > limit && <Button onClick={() => setLimit(limit + 100)}>{text("more")}</Button>}
        <Button aria-expanded={isRawShown} onClick={() => setIsRawShown(!isRawShown)}>
          {text("raw")}
        </Button>
        <Button look="bare" onClick={() => eraseResults(siteName).then(onErased)}>
          {text("eraseSite", { site: name })}
        </Button>
      </div>
      {isRawShown && <RawPages site={siteName} />}
    </article>
  );
}
