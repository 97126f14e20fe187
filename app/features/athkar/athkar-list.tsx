import { Check } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { TapArea } from "#app/ui/tap-area.tsx";
import { type AthkarProgress, countOf } from "#domain/counting/athkar-progress.ts";
import type { AthkarSet } from "./athkar-set.ts";
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
    <ol className="mt-6 grid gap-4">
      {set.dhikrs.map((dhikr) => {
        const count = countOf(progress, dhikr);
        const isDone = count >= dhikr.repetitions;
        const [shown, total] = [formatNumber(count, language), formatNumber(dhikr.repetitions, language)];
        return (
          <li key={dhikr.id} className="panel p-5 sm:p-8">
            <DhikrWords dhikr={dhikr} edition={set.edition} />
            <TapArea
              label={text("tap", { count: shown, total })}
              onTap={() => onTap(dhikr.id)}
              isSpent={isDone}
              className="mt-6 flex min-h-14 w-full items-center justify-center gap-2 rounded-control border border-green text-lg tabular-nums aria-disabled:border-line aria-disabled:text-green"
            >
              {isDone && <Check aria-hidden="true" className="size-5" />}
              <span aria-hidden="true">{text("countOf", { count: shown, total })}</span>
            </TapArea>
          </li>
        );
      })}
    </ol>
  );
}
