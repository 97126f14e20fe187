import { Check } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { type AthkarProgress, isComplete } from "#domain/counting/athkar-progress.ts";
import type { AthkarSet } from "./athkar-set.ts";
import { useSetTitle } from "./set-title.ts";

type AthkarQueueProps = {
  readonly set: AthkarSet;
  readonly progress: AthkarProgress;
  readonly onGo: (to: number) => void;
};

/** Every dhikr of a set by its first words: done, current and upcoming; a press opens it. */
export function AthkarQueue({ set, progress, onGo }: AthkarQueueProps) {
  const text = useMessages("athkar");
  const title = useSetTitle(set);
  const language = useLanguage();
  return (
    <ol aria-label={title} data-queue="">
      {set.dhikrs.map((dhikr, at) => {
        const { id, passage, excerpt, repetitions } = dhikr;
        const isDone = isComplete(progress, dhikr);
        const isCurrent = at === progress.at;
        const verses = passage?.verses.map(({ ayah }) => formatNumber(ayah, language));
        const range = [...new Set([verses?.[0], verses?.at(-1)])].join("–");
        return (
          <li key={id} className="border-line border-b">
            <button
              type="button"
              aria-current={isCurrent ? "true" : undefined}
              onClick={() => onGo(at)}
              className="flex min-h-14 w-full items-center gap-3 px-2 py-1 text-start hover:bg-raised-high aria-[current=true]:border-green aria-[current=true]:border-s-3 aria-[current=true]:bg-raised"
            >
              <span
                className={`w-7 shrink-0 text-xs tabular-nums ${isDone ? "text-green" : isCurrent ? "font-bold text-gold" : "text-ink-soft"}`}
              >
                {isDone ? (
                  <Check role="img" aria-label={text("complete")} className="size-4" />
                ) : (
                  formatNumber(at + 1, language)
                )}
              </span>
              {passage ? (
                <span
                  className={`grow ${isDone ? "text-ink-soft" : ""}`}
                >{`${passage.surahName} ${range}`}</span>
              ) : (
                <span
                  lang="ar"
                  dir="rtl"
                  className={`min-w-0 grow font-naskh text-lg leading-[2]! ${isDone ? "text-ink-soft" : ""}`}
                >
                  {excerpt}
                </span>
              )}
              <span className="shrink-0 text-ink-soft text-xs tabular-nums">{`×${formatNumber(repetitions, language)}`}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
