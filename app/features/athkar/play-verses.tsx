"use no memo";

import { Pause, Play } from "lucide-react";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { isActive, type Recitation } from "#domain/recitation/recitation.ts";
import type { VerseRange } from "#domain/verse-range.ts";

function isThis({ recording, range }: Recitation, { surah, from, to }: VerseRange): boolean {
  return recording?.kind === "verses" && range.surah === surah && range.from === from && range.to === to;
}

/** Outside of the component: the compiler lets one with an import in it be. */
const reciters = () => import("#content/reciters/index.ts");
const listeningMemory = () => import("#app/audio/listening-memory.ts");

/** Recites the verses of a remembrance through the one player. */
export function PlayVerses({ verses }: { readonly verses: VerseRange }) {
  const text = useMessages("athkar");
  const shell = useMessages("shell");
  const showToast = useToast();
  const isPlaying = useRecitation((state) => isThis(state, verses) && isActive(state));
  const begin = async () => {
    if (isPlaying) return sendToPlayer({ type: "pause" });
    const state = readRecitation();
    if (isThis(state, verses) && state.status === "paused") return sendToPlayer({ type: "play" });
    const [{ verseReciterOf }, { storedVerseReciter }] = await Promise.all([reciters(), listeningMemory()]);
    const recording = verseReciterOf(storedVerseReciter.read());
    const { surah, from, to } = verses;
    return sendToPlayer({ type: "start", recording, surah, ayah: from, to, continues: true });
  };
  const act = () =>
    begin().catch(() => {
      const own = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(own, offline));
    });
  const Sign = isPlaying ? Pause : Play;
  return (
    <Button onClick={act} onPointerEnter={prefetchPlayer} onFocus={prefetchPlayer} className="mt-4">
      <Sign aria-hidden="true" className="size-4" />
      {text(isPlaying ? "pauseVerses" : "playVerses")}
    </Button>
  );
}
