import { Check } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { TapArea } from "#app/ui/tap-area.tsx";
import { type AthkarProgress, countOf } from "#domain/counting/athkar-progress.ts";
import type { AthkarSet } from "./athkar-set.ts";
import { DhikrSource } from "./dhikr-source.tsx";
import { DhikrWords } from "./dhikr-words.tsx";

type AthkarListProps = {
  readonly set: AthkarSet;
  readonly progress: AthkarProgress;
  readonly onTap: (id: string) => void;
};

/** The whole set as a list, each dhikr with its own counter. */
export function AthkarList({ set, progress, onTap }: AthkarListProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  return (
    <>
      <ol className="mt-3 grid max-w-page gap-4 print:mt-0 print:block">
        {set.dhikrs.map((dhikr) => {
          const count = countOf(progress, dhikr);
          const isDone = count >= dhikr.repetitions;
          const [shown, total] = [formatNumber(count, language), formatNumber(dhikr.repetitions, language)];
          return (
            <li
              key={dhikr.id}
              className="panel break-inside-avoid pt-4 print:border-line print:border-t print:py-3 print:first:border-t-0"
            >
              <div className="px-4 pb-4 md:px-6 print:px-0 print:pb-1">
                <DhikrWords dhikr={dhikr} edition={set.edition} />
              </div>
              <DhikrSource dhikr={dhikr} />
              <TapArea
                label={text("tap", { count: shown, total })}
                onTap={() => onTap(dhikr.id)}
                isSpent={isDone}
                className="flex min-h-14 w-full items-center justify-center gap-2 border-line border-t text-lg tabular-nums aria-disabled:text-green print:hidden"
              >
                {isDone && <Check aria-hidden="true" className="size-5" />}
                <span aria-hidden="true">{text("countOf", { count: shown, total })}</span>
              </TapArea>
              {dhikr.repetitions > 1 && <p className="hidden text-center print:block">{`×${total}`}</p>}
            </li>
          );
        })}
      </ol>
      {set.edition && (
        <p className="mt-3 hidden text-center text-sm print:block">
          {text("quranTranslation")}{" "}
          <bdi lang="en" dir="ltr">
            {set.edition.author}
          </bdi>
        </p>
      )}
    </>
  );
}
