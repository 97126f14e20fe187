import { BookOpen, ListTree, Pause, Play } from "lucide-react";
import { Link } from "wouter";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { TajweedExample } from "#content/tajweed/index.ts";
import { isActive, playingAyah } from "#domain/recitation/playing.ts";
import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { MarkedVerse } from "./marked-verse.tsx";

type ExampleVerseProps = {
  readonly example: TajweedExample;
  readonly look: string;
  readonly surahName: string;
  readonly onOpen: () => void;
};

/** A verse with the rule's letters marked; its reference links to the reader, the letters open its rules. */
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

type PlayExampleProps = { readonly verse: VerseReference; readonly name: string };

/** Outside the component, because the compiler skips components with an `import()`. */
const reciters = () => import("#content/reciters/index.ts");

/** Recites the verse, as an example of the rule. */
function PlayExample({ verse, name }: PlayExampleProps) {
  const text = useMessages("tajweed");
  const shell = useMessages("shell");
  const showToast = useToast();
  const { surah, ayah } = verse;
  const isPlaying = useRecitation((state) => isActive(state) && playingAyah(state, surah) === ayah);
  const start = async () => {
    if (isPlaying) return sendToPlayer({ type: "pause" });
    const { verseReciterOf } = await reciters();
    const recording = verseReciterOf(storedVerseReciter.read());
    return sendToPlayer({ type: "start", recording, surah, ayah, to: ayah });
  };
  const toggle = () =>
    start().catch(() => {
      const failed = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(failed, offline));
    });
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      label={text(isPlaying ? "pause" : "play", { verse: name })}
      onClick={toggle}
      onPointerEnter={prefetchPlayer}
      onFocus={prefetchPlayer}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
