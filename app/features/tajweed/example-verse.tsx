import { BookOpen, ListTree } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { TajweedExample } from "#content/tajweed/index.ts";
import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import { MarkedVerse } from "./marked-verse.tsx";
import { PlayExample } from "./play-example.tsx";

type ExampleVerseProps = {
  readonly example: TajweedExample;
  readonly look: string;
  readonly surahName: string;
  readonly onOpen: () => void;
};

/** A verse with the rule's letters marked; its place leads to the reader, a tap on the letters to its rules. */
export function ExampleVerse({ example, look, surahName, onOpen }: ExampleVerseProps) {
  const text = useMessages("tajweed");
  const { surah, ayah } = example;
  const verse = text("verse", { surah: surahName, verse: formatNumber(ayah, useLanguage()) });
  return (
    <li className="py-2">
      <MarkedVerse
        runs={markedRuns(example.text, [example])}
        lookOf={() => look}
        onMark={onOpen}
        className="text-2xl"
      />
      <div className="flex items-center justify-between gap-2">
        <Link
          href={`/digital-quran?surah=${surah}&verse=${ayah}`}
          className="me-auto inline-flex min-h-11 items-center gap-2 text-green text-sm hover:underline"
        >
          <BookOpen aria-hidden="true" className="size-4" />
          {verse}
        </Link>
        <PlayExample verse={example} name={verse} />
        <IconButton label={text("showRules", { verse })} aria-haspopup="dialog" onClick={onOpen}>
          <ListTree aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}
