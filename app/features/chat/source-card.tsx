import { Link } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { directionOf } from "#domain/language.ts";
import { loadCited } from "./cited-text.ts";

type SourceCardProps = {
  readonly citation: Citation;
  /** The last verse of a passage that begins with the cited verse. */
  readonly to?: number;
};

/** A cited text, loaded from the verified texts by its reference, with a link to its page. */
export function SourceCard({ citation, to }: SourceCardProps) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { latest, hasFailed } = useAsync(`${language} ${citationKey(citation)} ${to ?? ""}`, async () => {
    const cited = citation.kind === "quran" && to !== undefined ? { ...citation, to } : citation;
    const found = await loadCited(cited, language, (number) => printedNumber(number, language));
    return found ?? "missing";
  });
  if (hasFailed)
    return <p className="border-line border-s-3 ps-3.5 text-ink-soft text-sm">{text("sourceFailed")}</p>;
  if (latest === undefined)
    return (
      <div aria-hidden="true" className="h-32 border-line border-s-3 bg-raised motion-safe:animate-pulse" />
    );
  if (latest === "missing")
    return <p className="border-line border-s-3 ps-3.5 text-ink-soft text-sm">{text("leftOut")}</p>;
  const { reference, arabic, words, credits, href } = latest;
  const isQuran = arabic?.isQuran === true;
  return (
    <article
      aria-label={reference}
      className={`grid gap-2 border-s-3 ps-3.5 ${isQuran ? "border-gold" : "border-green"}`}
    >
      {arabic && (
        <p lang="ar" dir="rtl" className={isQuran ? "quran text-2xl" : "font-naskh text-lg leading-loose"}>
          <QuranText text={arabic.text} />
        </p>
      )}
      {words && (
        <p lang={language} dir={directionOf(language)} className="text-pretty">
          {words}
        </p>
      )}
      {credits.length > 0 && <p className="text-ink-soft text-sm">{credits.join(" · ")}</p>}
      <p className="flex min-h-11 items-center justify-between gap-3 text-sm">
        <span className="min-w-0 font-semibold">
          {/* The space keeps Arabic letters of the two runs from joining. */}
          <span className="me-1 font-normal text-ink-soft">{text(`kind.${citation.kind}`)}</span> {reference}
        </span>
        <Link
          href={href}
          aria-label={text("openSource", { reference })}
          className="inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-green underline-offset-4 hover:underline"
        >
          {text("open")}
        </Link>
      </p>
    </article>
  );
}
