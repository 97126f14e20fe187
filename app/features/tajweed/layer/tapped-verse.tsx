import { useState } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import type { TajweedCard } from "#content/tajweed/index.ts";
import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";
import { MarkedVerse } from "../marked-verse.tsx";
import { ruleLook } from "../rule-look.ts";

type TappedVerseProps = {
  readonly text: string;
  readonly spans: readonly TajweedSpan[];
  /** The letter that was tapped. */
  readonly from: number | undefined;
  readonly cards: readonly TajweedCard[];
};

/** Every rule of a verse, in the order of the text; the chosen one explains how it is read. */
export function TappedVerse({ text: verse, spans, from, cards }: TappedVerseProps) {
  const text = useMessages("studying");
  const [chosen, setChosen] = useState(spans.find((span) => span.from === from) ?? spans[0]);
  const letters = Array.from(verse);
  return (
    <div className="text-start">
      <MarkedVerse
        runs={markedRuns(verse, spans)}
        lookOf={(span) => `${ruleLook(span.rule)} ${span === chosen ? "decoration-4" : ""}`}
        onMark={setChosen}
        className="text-2xl"
      />
      <ol className="mt-3 divide-y divide-line">
        {spans.map((span) => {
          const card = cards.find(({ shows }) => shows === span.rule);
          const isChosen = span === chosen;
          return (
            <li key={`${span.from} ${span.rule}`}>
              <button
                type="button"
                aria-expanded={isChosen}
                onClick={() => setChosen(span)}
                className="flex min-h-11 w-full items-center gap-4 py-1 text-start"
              >
                <span
                  lang="ar"
                  dir="rtl"
                  className={`quran w-12 shrink-0 text-center ${ruleLook(span.rule)}`}
                >
                  {letters.slice(span.from, span.to).join("")}
                </span>
                <span className={isChosen ? "font-medium" : ""}>{card?.title}</span>
              </button>
              {isChosen && card && (
                <p className="ps-16 pb-3 text-ink-soft">
                  {card.how}{" "}
                  <Link
                    href={`/tajweed-rules?tab=${card.tab}#${card.id}`}
                    className="text-green underline underline-offset-4"
                  >
                    {text("aboutRule")}
                  </Link>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
