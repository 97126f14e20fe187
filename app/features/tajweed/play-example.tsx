import { Pause, Play } from "lucide-react";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { isActive, playingAyah } from "#domain/recitation/playing.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

type PlayExampleProps = { readonly verse: VerseReference; readonly name: string };

/** Outside of the component: the compiler lets one with an import in it be. */
const reciters = () => import("#content/reciters/index.ts");

/** Recites one verse, so that its rule is heard. */
export function PlayExample({ verse, name }: PlayExampleProps) {
  const text = useMessages("tajweed");
  const shell = useMessages("shell");
  const showToast = useToast();
  const { surah, ayah } = verse;
  const isPlaying = useRecitation((state) => isActive(state) && playingAyah(state, surah) === ayah);
  const begin = async () => {
    if (isPlaying) return sendToPlayer({ type: "pause" });
    const { verseReciterOf } = await reciters();
    const recording = verseReciterOf(storedVerseReciter.read());
    return sendToPlayer({ type: "start", recording, surah, ayah, to: ayah });
  };
  const act = () =>
    begin().catch(() => {
      const own = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(own, offline));
    });
  const Sign = isPlaying ? Pause : Play;
  return (
    <IconButton
      label={text(isPlaying ? "pause" : "play", { verse: name })}
      onClick={act}
      onPointerEnter={prefetchPlayer}
      onFocus={prefetchPlayer}
    >
      <Sign aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
