import { BookOpen } from "lucide-react";
import { Link } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { directionOf } from "#domain/language.ts";
import { loadCited } from "./cited-text.ts";

/** A cited text, loaded from the verified texts by its reference, with a link to its page. */
export function SourceCard({ citation }: { readonly citation: Citation }) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { latest, hasFailed } = useAsync(`${language} ${citationKey(citation)}`, async () => {
    const found = await loadCited(citation, language, (number) => printedNumber(number, language));
    return found ?? "missing";
  });
  if (hasFailed) return <p className="panel p-3 text-ink-soft text-sm">{text("sourceFailed")}</p>;
  if (latest === undefined)
    return <div aria-hidden="true" className="panel h-24 motion-safe:animate-pulse" />;
  if (latest === "missing") return <p className="panel p-3 text-ink-soft text-sm">{text("leftOut")}</p>;
  const { reference, arabic, words, credits, href } = latest;
  return (
    <article aria-label={reference} className="panel flex flex-col gap-2 p-3 sm:p-4">
      <p className="text-gold text-sm">
        {/* The space keeps Arabic letters of the two runs from joining. */}
        <span className="me-1 text-ink-soft">{text(`kind.${citation.kind}`)}</span> {reference}
      </p>
      {arabic && (
        <p
          lang="ar"
          dir="rtl"
          className={arabic.isQuran ? "quran text-[1.375rem]" : "font-naskh text-lg leading-loose"}
        >
          <QuranText text={arabic.text} />
        </p>
      )}
      {words && (
        <p lang={language} dir={directionOf(language)} className="text-pretty">
          {words}
        </p>
      )}
      {credits.length > 0 && <p className="text-ink-soft text-sm">{credits.join(" · ")}</p>}
      <Link
        href={href}
        aria-label={text("openSource", { reference })}
        className="inline-flex min-h-11 items-center gap-2 self-start text-green text-sm underline-offset-4 hover:underline"
      >
        <BookOpen aria-hidden="true" className="size-4" />
        {text("open")}
      </Link>
    </article>
  );
}
