import { BookOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { directionOf } from "#domain/language.ts";
import { type CitedText, loadCited } from "./cited-text.ts";

type Shown = CitedText | "loading" | "missing" | "failed";

/** A cited text, drawn from the verified texts by its reference, with the way to open it. */
export function SourceCard({ citation }: { readonly citation: Citation }) {
  const text = useMessages("chat");
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>("loading");
  const key = citationKey(citation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text under another object is not read again
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Shown) => {
      if (isCurrent) setShown(found);
    };
    loadCited(citation, language, (number) => printedNumber(number, language)).then(
      (found) => show(found ?? "missing"),
      () => show("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, language]);
  if (shown === "loading") return <div aria-hidden="true" className="panel h-24 motion-safe:animate-pulse" />;
  if (shown === "missing") return <p className="panel p-3 text-ink-soft text-sm">{text("leftOut")}</p>;
  if (shown === "failed") return <p className="panel p-3 text-ink-soft text-sm">{text("sourceFailed")}</p>;
  const { reference, arabic, words, credits, href } = shown;
  return (
    <article aria-label={reference} className="panel flex flex-col gap-2 p-3 sm:p-4">
      <p className="text-gold text-sm">
        {/* Arabic letters of two runs without a space between them would join. */}
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
