import { useEffect, useRef, useState } from "react";
import { useBorrowedRepeat } from "#app/audio/borrowed-repeat.ts";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { stopReading } from "#app/audio/reading-voice.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { type Lesson, lessonMoment } from "#domain/recitation/lesson.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { ayahsIn } from "#domain/verse-reference.ts";

export type LessonAsked = {
  readonly lesson: Lesson;
  readonly recording: Recording;
  readonly ayah: number;
  readonly volume: number;
  /** Said before the recitation. */
  readonly before?: () => Promise<void>;
};

type LessonEvents = {
  readonly onOver: (how: "finished" | "failed" | "left") => void;
  /** A verse was said and the next one is waited for. */
  readonly onWaiting: (ayah: number) => void;
};

/** One lesson over the player: begun here, followed wherever the person moves it, ended when it is over. */
export function useLesson({ onOver, onWaiting }: LessonEvents) {
  const [lesson, setLesson] = useState<Lesson>();
  const [isBeginning, setIsBeginning] = useState(false);
  /** Each beginning has a number; a later one, or the end, takes the right from those before. */
  const beginnings = useRef(0);
  const borrowed = useBorrowedRepeat();
  const phase = useRecitation((state) => lesson && lessonMoment(lesson, state).phase);
  const ayah = useRecitation((state) => (lesson ? playingAyah(state, lesson.surah) : undefined));

  function end(): void {
    beginnings.current += 1;
    setLesson(undefined);
    setIsBeginning(false);
    stopReading();
    // The reader's own way of listening is given back.
    borrowed.giveBack();
  }

  useEffect(
    () => () => {
      beginnings.current += 1;
    },
    [],
  );

  async function begin({ lesson: next, recording, ayah: from, volume, before }: LessonAsked): Promise<void> {
    beginnings.current += 1;
    const mine = beginnings.current;
    borrowed.borrow();
    setIsBeginning(true);
    stopReading();
    const player = await openPlayer();
    if (mine !== beginnings.current) return;
    player.send({ type: "listenAndRepeat", isOn: next.method === "repeatAfterMe" });
    if (before) {
      player.send({ type: "pause" });
      await before();
    }
    if (mine !== beginnings.current) return;
    const continues = next.method !== "verseByVerse";
    const { surah } = next;
    player.send({ type: "start", recording, surah, ayah: from, to: ayahsIn(surah), continues, volume });
    setLesson(next);
    setIsBeginning(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each phase that is reached
  useEffect(() => {
    if (!lesson || isBeginning) return;
    if (phase === "finished" || phase === "failed" || phase === "left") {
      end();
      onOver(phase);
    }
    if (phase === "waiting" && ayah !== undefined) onWaiting(ayah);
  }, [lesson, isBeginning, phase, ayah]);

  return {
    isActive: isBeginning || lesson !== undefined,
    phase: isBeginning ? ("loading" as const) : phase,
    ayah,
    begin,
    end,
    /** Ends it and silences what it recites. */
    stop: async () => {
      end();
      if (lesson) await sendToPlayer({ type: "pause" });
    },
  };
}
