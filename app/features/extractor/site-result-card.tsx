import { useState } from "react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { ProcessedVerse } from "#domain/extraction/pages/process-site.ts";
import { verificationStatus } from "#domain/extraction/result-tables.ts";
import { findTexts, readQuery, searchableText } from "#domain/text-search/text-search.ts";
import { RawPages } from "./raw-pages.tsx";
import { deleteResults, ownAddresses, type StoredResult } from "./result-store.ts";
import { SiteReportView } from "./site-report-view.tsx";

const shownAtFirst = 20;

type SiteResultCardProps = {
  readonly result: StoredResult;
  readonly query: string;
  readonly kind: string;
  readonly onDelete: () => void;
};

const textOf = ({ arabicText, translation }: ProcessedVerse) => searchableText([arabicText, translation]);

/** The result of one site: when it was read, what was found and how much of it is the Quran. */
export function SiteResultCard({ result, query, kind, onDelete }: SiteResultCardProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const [limit, setLimit] = useState(shownAtFirst);
  const [isRawShown, setIsRawShown] = useState(false);
  const [isReportShown, setIsReportShown] = useState(false);
  const { siteName, timestamp, data, pageCount, errorPages, isCut, isPartial } = result;
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
      {isPartial && <p className="text-gold text-sm">{text("partial")}</p>}
      {isCut && <p className="text-ink-soft text-sm">{text("cut")}</p>}
      {data.reciterNames.length > 0 && (
        <p className="text-sm">
          {text("reciters")} <bdi>{data.reciterNames.join(" · ")}</bdi>
        </p>
      )}
      <p role="status" className="text-ink-soft text-sm">
        {text("shown", { shown: number(Math.min(limit, found.length)), all: number(found.length) })}
      </p>
      <ul className={`grid gap-3 ${isReportShown ? "print:hidden" : ""}`}>
        {found.slice(0, limit).map((verse) => (
          <FoundVerse key={verse.number} verse={verse} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        {found.length > limit && <Button onClick={() => setLimit(limit + 100)}>{text("more")}</Button>}
        <Button aria-expanded={isReportShown} onClick={() => setIsReportShown(!isReportShown)}>
          {text("report")}
        </Button>
        <Button aria-expanded={isRawShown} onClick={() => setIsRawShown(!isRawShown)}>
          {text("raw")}
        </Button>
        <Button look="bare" onClick={() => deleteResults(siteName).then(onDelete)}>
          {text("eraseSite", { site: name })}
        </Button>
      </div>
      {isReportShown && <SiteReportView result={result} name={name} />}
      {isRawShown && <RawPages site={siteName} />}
    </article>
  );
}

/** A text that a site shows as Quran, and how it compares with ours; set as Quran only when it is exact. */
function FoundVerse({ verse }: { readonly verse: ProcessedVerse }) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const { arabicText, translation, surahNumber, verseNumber, match, page } = verse;
  const isQuran = verificationStatus(match) === "quran";
  const reference = (surah: number, ayah: number) =>
    `${formatNumber(surah, language)}:${formatNumber(ayah, language)}`;
  const differences = match.kind === "altered" ? match.differences : [];
  const marks = differences.filter(({ from, to }) => to > from).map(({ from, to }) => [from, to] as const);
  return (
    <li data-match={match.kind} className="min-w-0 border-line border-t pt-3">
      <div className="flex flex-wrap items-center gap-2">
        {surahNumber !== undefined && verseNumber !== undefined && (
          <bdi className="font-medium">{reference(surahNumber, verseNumber)}</bdi>
        )}
        <Badge look={isQuran ? "green" : "gold"}>{text(`match.${match.kind}`)}</Badge>
        {!isQuran && <span className="text-ink-soft text-sm">{text("seenOnSite")}</span>}
        {"isPart" in match && match.isPart && <span className="text-ink-soft text-sm">{text("part")}</span>}
      </div>
      <p
        lang="ar"
        dir="rtl"
        className={`mt-2 break-words ${isQuran ? "quran text-2xl" : "font-naskh text-lg text-ink-soft"}`}
      >
        <MarkedText text={arabicText} marks={marks} />
      </p>
      {match.kind === "wrong-reference" && (
        <p className="text-harm text-sm">
          {text("wrongReference", {
            given: reference(match.given.surah, match.given.ayah),
            real: reference(match.reference.surah, match.reference.ayah),
          })}
        </p>
      )}
      {differences.length > 0 && (
        <ul className="mt-1 grid gap-1 text-sm">
          {differences.slice(0, 10).map(({ seen, verified, from }) => (
            <li key={`${from} ${verified}`} className="flex flex-wrap gap-2">
              <span className="text-ink-soft">{text("seen")}</span>
              <bdi lang="ar" className="font-naskh text-harm">
                {seen || text("nothing")}
              </bdi>
              <span className="text-ink-soft">{text("ours")}</span>
              <bdi lang="ar" className="font-naskh">
                {verified || text("nothing")}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      {translation && (
        <p dir="auto" className="mt-1 text-sm">
          {translation}
        </p>
      )}
      <p dir="ltr" className="break-all text-end text-ink-soft text-xs">
        {page}
      </p>
    </li>
  );
}
