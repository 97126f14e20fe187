import { useState } from "react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure, recitationTopic } from "#app/audio/playback-failure.ts";
import { sayAloud } from "#app/audio/reading-voice.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { useToast } from "#app/ui/toast.ts";
import { effectiveVolume } from "#domain/recitation/playing.ts";
import { type AvatarChoices, defaultChoices, readChoices, recordingOf } from "./avatar-choices.ts";
import { useLesson } from "./use-lesson.ts";

export type AvatarMode = "audio" | "video";
export type Avatar = ReturnType<typeof useAvatar>;

/** Volume of the companion until the person chooses one. */
const defaultVolume = 80;

/** The companion: whether it recites, with sound alone or the verse shown, its choices, and the actions on it. */
export function useAvatar() {
  const text = useMessages("avatar");
  const shell = useMessages("shell");
  const language = useLanguage();
  const toast = useToast();
  const [mode, setMode] = useState<AvatarMode>("audio");
  const [choices, saveChoices] = useAvatarChoices();
  const isGuided = choices.voice === "female";
  const texts = useLessonTexts(choices.surah, mode === "video" || isGuided);
  const surahName = texts?.names[choices.surah - 1] ?? "";
  const volume = useRecitation((state) => effectiveVolume(state, defaultVolume));
  const lesson = useLesson({
    onEnd: (reason) => {
      // The player reports a failure itself, and a lesson left for another recitation needs no toast.
      if (reason === "finished")
        toast({ title: text("deactivated"), description: text("finishedText", { surah: surahName }) });
    },
    onWaiting: (ayah) => {
      const translation = isGuided ? texts?.translation?.[ayah - 1] : undefined;
      if (translation) sayAloud(translation, language, true);
    },
  });

  const fail = (error: unknown) => {
    console.warn("the player did not load", error);
    lesson.end();
    const online = { title: text("failed"), description: text("failedText") };
    const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
    toast(playbackFailure(online, offline));
  };

  async function recite(next: AvatarChoices, ayah: number, hasIntroduction: boolean): Promise<void> {
    const { surah, method, voice, style } = next;
    const { verseReciterOf } = await import("#content/reciters/index.ts");
    const recording = verseReciterOf(recordingOf(voice, style));
    const request = {
      lesson: { recording: recording.id, surah, method },
      recording,
      ayah,
      volume: defaultVolume,
    };
    const isSpoken = voice === "female" && hasIntroduction;
    const before = () => sayAloud(text(`instruction.${method}`), language, true);
    await lesson.start(isSpoken ? { ...request, before } : request);
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
        lesson.stop().catch(fail);
        toast({ title: text("deactivated"), description: text("deactivatedText") });
        return;
      }
      // Same topic as a playback failure, which would replace this toast.
      toast({
        topic: recitationTopic,
        title: text("activated"),
        description: text("activatedText", { surah: surahName }),
      });
      recite(choices, 1, true).catch(fail);
    },
    changeMode: (next: AvatarMode) => {
      if (lesson.isActive) lesson.stop().catch(fail);
      setMode(next);
      toast({ title: text("modeChanged"), description: text(`mode.${next}`) });
    },
    changeVolume: (next: number) => {
      sendToPlayer({ type: "volume", volume: next }).catch(fail);
    },
    /** Starts the lesson again at a verse. */
    moveTo: (ayah: number) => {
      recite(choices, ayah, false).catch(fail);
    },
    /** Resumes a paused recitation. */
    resume: () => {
      sendToPlayer({ type: "play" }).catch(fail);
    },
    /** Saves a choice, announces it by its name, and continues the recitation with it. */
    choose: (change: Partial<AvatarChoices>, name: string) => {
      const next = { ...choices, ...change };
      saveChoices(change);
      toast({ title: text(change.method ? "methodSelected" : "choiceKept"), description: name });
      if (!lesson.isActive || !(change.surah || change.method || change.voice || change.style)) return;
      const ayah = change.surah ? 1 : (lesson.ayah ?? 1);
      recite(next, ayah, change.method !== undefined).catch(fail);
    },
  };
}

/** The person's choices, synced, and a function that saves some of them. */
function useAvatarChoices(): readonly [AvatarChoices, (change: Partial<AvatarChoices>) => void] {
  const { value, change } = useSyncedSetting("avatar.choices", { ...defaultChoices }, readChoices);
  return [value, (parts) => change((saved) => ({ ...saved, ...parts }))];
}

type LessonTexts = {
  readonly names: readonly string[];
  readonly arabic: readonly string[];
  /** Undefined if the language has no translation. */
  readonly translation: readonly string[] | undefined;
};

/** The surah names and, if `withVerses`, the verses of one surah; undefined until loaded. */
function useLessonTexts(surah: number, withVerses: boolean): LessonTexts | undefined {
  const language = useLanguage();
  const { value, latest } = useAsync(`${language} ${withVerses ? surah : 0}`, async () => {
    const { loadSurahNames, readVerses, translationFor } = await import("#content/quran/index.ts");
    const edition = translationFor(language);
    const [names, arabic, translation] = await Promise.all([
      loadSurahNames(language),
      withVerses ? readVerses(readPublished, "arabic", surah) : [],
      withVerses && edition ? readVerses(readPublished, edition, surah) : undefined,
    ]);
    return { names: names.map(({ name }) => name), arabic, translation };
  });
  // The names stay while other verses load; if loading fails, the recitation goes on without text.
  return value ?? (latest && { ...latest, arabic: [], translation: undefined });
}
