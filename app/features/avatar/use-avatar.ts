import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { sendToPlayer } from "#app/platform/open-player.ts";
import { useToast } from "#app/ui/toast.ts";
import { type AvatarChoices, firstChoices, recordingOf } from "./avatar-choices.ts";

export type AvatarMode = "audio" | "video";

/** Loudness of this door while the person has chosen none. */
const ownVolume = 80;

/** The companion who recites: off or on, heard alone or with the verse in view, and how it teaches. */
export function useAvatar() {
  const text = useMessages("avatar");
  const toast = useToast();
  const [isActive, setIsActive] = useState(false);
  const [mode, setMode] = useState<AvatarMode>("audio");
  const [volume, setVolume] = useState(ownVolume);
  const [choices, setChoices] = useState(firstChoices);

  const failed = (error: unknown) => {
    console.warn("the player did not load", error);
    setIsActive(false);
    toast({ variant: "destructive", title: text("failed"), description: text("failedText") });
  };

  async function recite({ voice, style, method }: AvatarChoices): Promise<void> {
    const { verseReciterOf, defaultVerseReciter } = await import("#content/reciters/index.ts");
    const recording = verseReciterOf(recordingOf(voice, style) ?? "") ?? defaultVerseReciter;
    await sendToPlayer({ type: "listenAndRepeat", isOn: method === "repeatAfterMe" });
    const repeat = method === "verseByVerse" ? "none" : "all";
    await sendToPlayer({ type: "start", recording, surah: 1, repeat, volume });
    // The person's own loudness in this panel, whatever the reader has.
    await sendToPlayer({ type: "volume", volume });
  }
  function stop(): void {
    setIsActive(false);
    sendToPlayer({ type: "pause" }).catch(failed);
  }

  return {
    isActive,
    mode,
    volume,
    choices,
    toggle: () => {
      if (isActive) {
        stop();
        toast({ title: text("deactivated"), description: text("deactivatedText") });
        return;
      }
      setIsActive(true);
      toast({ title: text("activated"), description: text("activatedText") });
      recite(choices).catch(failed);
    },
    changeMode: (next: AvatarMode) => {
      if (isActive) stop();
      setMode(next);
      toast({ title: text("modeChanged"), description: text(`mode.${next}`) });
    },
    changeVolume: (next: number) => {
      setVolume(next);
      if (isActive) sendToPlayer({ type: "volume", volume: next }).catch(failed);
    },
    /** Takes a choice, says so, and goes on reciting by it. */
    choose: (change: Partial<AvatarChoices>, said: string) => {
      const next = { ...choices, ...change };
      setChoices(next);
      toast({ title: text(change.method ? "methodSelected" : "choiceKept"), description: said });
      if (isActive && (change.method || change.voice || change.style)) recite(next).catch(failed);
    },
  };
}

export type Avatar = ReturnType<typeof useAvatar>;
