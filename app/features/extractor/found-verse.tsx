import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { ProcessedVerse } from "#domain/extraction/pages/process-site.ts";
import { standingOf } from "#domain/extraction/result-tables.ts";

/** A text that a site shows as Quran, with what it is; set as Quran only when it is exact. */
export function FoundVerse({ verse }: { readonly verse: ProcessedVerse }) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const { arabicText, translation, surahNumber, verseNumber, match, page } = verse;
  const isQuran = standingOf(match) === "quran";
  const named = (surah: number, ayah: number) =>
    `${formatNumber(surah, language)}:${formatNumber(ayah, language)}`;
  const differences = match.kind === "altered" ? match.differences : [];
  const marks = differences.filter(({ from, to }) => to > from).map(({ from, to }) => [from, to] as const);
  return (
    <li data-match={match.kind} className="min-w-0 border-line border-t pt-3">
      <div className="flex flex-wrap items-center gap-2">
        {surahNumber !== undefined && verseNumber !== undefined && (
          <bdi className="font-medium">{named(surahNumber, verseNumber)}</bdi>
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
            given: named(match.given.surah, match.given.ayah),
            real: named(match.reference.surah, match.reference.ayah),
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
