import { Pause, Play } from "lucide-react";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure, recitationTopic } from "#app/audio/playback-failure.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import type { ActionableText } from "#app/browser/actionable-text.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { isActive } from "#domain/recitation/playing.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";

type Passage = NonNullable<ActionableText["passage"]>;

type PlayPassageProps = {
  readonly passage: Passage;
  readonly name: string;
  readonly look: "icons" | "row";
};

function isPlayerAt({ recording, range }: Recitation, { surah, from, to }: Passage): boolean {
  return recording?.kind === "verses" && range.surah === surah && range.from === from && range.to === to;
}

const loadReciters = () => import("#content/reciters/index.ts");

/** Plays a passage of the Quran in the app's player, or pauses it. */
export function PlayPassage({ passage, name, look }: PlayPassageProps) {
  const text = useMessages("texts");
  const shell = useMessages("shell");
  const showToast = useToast();
  const isPlaying = useRecitation((state) => isPlayerAt(state, passage) && isActive(state));
  const toggle = async () => {
    if (isPlaying) return sendToPlayer({ type: "pause" });
    const state = readRecitation();
    if (isPlayerAt(state, passage) && state.status === "paused") return sendToPlayer({ type: "play" });
    const { verseReciterOf } = await loadReciters();
    const recording = verseReciterOf(storedVerseReciter.read());
    const { surah, from, to } = passage;
    await sendToPlayer({ type: "start", recording, surah, ayah: from, to, continues: true });
    // Starting may still fail: the toast of the failure has the same topic and replaces this one.
    return showToast({
      topic: recitationTopic,
      title: text("audioPlaying"),
      description: text("playingRecitation", { name }),
    });
  };
  const onPress = () =>
    toggle().catch(() => {
      const own = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(own, offline));
    });
  const Icon = isPlaying ? Pause : Play;
  const label = text(isPlaying ? "pauseRecitation" : "playRecitation", { name });
  const prefetch = { onPointerEnter: prefetchPlayer, onFocus: prefetchPlayer };
  if (look === "icons")
    return (
      <IconButton label={label} onClick={onPress} {...prefetch}>
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    );
  return (
    <Button onClick={onPress} {...prefetch}>
      <Icon aria-hidden="true" className="size-4" />
      {text(isPlaying ? "pause" : "play")}
    </Button>
  );
}
