import { useState } from "react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure, recitationTopic } from "#app/audio/playback-failure.ts";
import { sayAloud } from "#app/audio/reading-voice.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import { effectiveVolume } from "#domain/recitation/playing.ts";
import { type AvatarChoices, recordingOf } from "./avatar-choices.ts";
import { useAvatarChoices } from "./use-avatar-choices.ts";
import { useLesson } from "./use-lesson.ts";
import { useLessonTexts } from "./use-lesson-texts.ts";

export type AvatarMode = "audio" | "video";
export type Avatar = ReturnType<typeof useAvatar>;

/** Loudness of this door while the person has chosen none. */
const ownVolume = 80;

/** The companion who recites: off or on, heard alone or with the verse in view, and how it teaches. */
export function useAvatar() {
  const text = useMessages("avatar");
  const shell = useMessages("shell");
  const language = useLanguage();
  const toast = useToast();
  const [mode, setMode] = useState<AvatarMode>("audio");
  const [choices, keep] = useAvatarChoices();
  const isGuided = choices.voice === "female";
  const texts = useLessonTexts(choices.surah, mode === "video" || isGuided);
  const surahName = texts?.names[choices.surah - 1] ?? "";
  const volume = useRecitation((state) => effectiveVolume(state, ownVolume));
  const lesson = useLesson({
    onOver: (how) => {
      // A failed recitation is told by the player, and what the person began elsewhere needs no word.
      if (how === "finished")
        toast({ title: text("deactivated"), description: text("finishedText", { surah: surahName }) });
    },
    onWaiting: (ayah) => {
      const said = isGuided ? texts?.translation?.[ayah - 1] : undefined;
      if (said) sayAloud(said, language, true);
    },
  });

  const failed = (error: unknown) => {
    console.warn("the player did not load", error);
    lesson.end();
    const own = { title: text("failed"), description: text("failedText") };
    const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
    toast(playbackFailure(own, offline));
  };

  async function recite(next: AvatarChoices, ayah: number, isIntroduced: boolean): Promise<void> {
    const { surah, method, voice, style } = next;
    const { verseReciterOf } = await import("#content/reciters/index.ts");
    const recording = verseReciterOf(recordingOf(voice, style));
    const asked = { lesson: { recording: recording.id, surah, method }, recording, ayah, volume: ownVolume };
    const isSpoken = voice === "female" && isIntroduced;
    const before = () => sayAloud(text(`instruction.${method}`), language, true);
    await lesson.begin(isSpoken ? { ...asked, before } : asked);
  }

  return {
    isActive: lesson.isActive,
    phase: lesson.phase,
    ayah: lesson.ayah ?? 1,
    mode,
    volume,
    choices,
    texts,
    toggle: () => {
      if (lesson.isActive) {
        lesson.stop().catch(failed);
        toast({ title: text("deactivated"), description: text("deactivatedText") });
        return;
      }
      // It may yet fail: what is said then stands in the place of this.
      toast({
        topic: recitationTopic,
        title: text("activated"),
        description: text("activatedText", { surah: surahName }),
      });
      recite(choices, 1, true).catch(failed);
    },
    changeMode: (next: AvatarMode) => {
      if (lesson.isActive) lesson.stop().catch(failed);
      setMode(next);
      toast({ title: text("modeChanged"), description: text(`mode.${next}`) });
    },
    changeVolume: (next: number) => {
      sendToPlayer({ type: "volume", volume: next }).catch(failed);
    },
    /** Goes to a verse of the lesson. */
    moveTo: (ayah: number) => {
      recite(choices, ayah, false).catch(failed);
    },
    /** Goes on where it was paused. */
    goOn: () => {
      sendToPlayer({ type: "play" }).catch(failed);
    },
    /** Takes a choice, says so, and goes on reciting by it. */
    choose: (change: Partial<AvatarChoices>, said: string) => {
      const next = { ...choices, ...change };
      keep(change);
      toast({ title: text(change.method ? "methodSelected" : "choiceKept"), description: said });
      if (!lesson.isActive || !(change.surah || change.method || change.voice || change.style)) return;
      const ayah = change.surah ? 1 : (lesson.ayah ?? 1);
      recite(next, ayah, change.method !== undefined).catch(failed);
    },
  };
}
