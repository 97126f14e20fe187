import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import type { ActionableText } from "#app/browser/actionable-text.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { PlayPassage } from "./play-passage.tsx";

type RecitedPassageProps = {
  readonly passage: NonNullable<ActionableText["passage"]>;
  readonly name: string;
};

/** A button that plays a passage by the reciter of the reader, who is named beside it; nothing is requested before. */
export function RecitedPassage({ passage, name }: RecitedPassageProps) {
  const text = useMessages("texts");
  const language = useLanguage();
  const isSettled = useSettled();
  const { value: reciter } = useAsync(isSettled ? language : undefined, async () => {
    const { reciterName, verseReciterOf } = await import("#content/reciters/index.ts");
    return reciterName(verseReciterOf(storedVerseReciter.read()), language);
  });
  return (
    <div className="grid justify-items-start gap-1 noscript:hidden">
      <PlayPassage passage={passage} name={name} look="row" />
      <span className="min-h-[1lh] text-ink-soft text-sm">
        {reciter && text("recitedBy", { name: reciter })}
      </span>
    </div>
  );
}
