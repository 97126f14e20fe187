import { useEffect, useRef, useState } from "react";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { stopReading } from "#app/audio/reading-voice.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useTemporaryRepeat } from "#app/audio/temporary-repeat.ts";
import { type Lesson, lessonMoment } from "#domain/recitation/lesson.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { ayahsIn } from "#domain/verse-reference.ts";

type LessonRequest = {
  readonly lesson: Lesson;
  readonly recording: Recording;
  readonly ayah: number;
  readonly volume: number;
  /** Awaited before the recitation: the spoken instruction. */
  readonly before?: () => Promise<void>;
};

type LessonEvents = {
  readonly onEnd: (reason: "finished" | "failed" | "left") => void;
  /** A verse has ended and the lesson waits for the learner. */
  readonly onWaiting: (ayah: number) => void;
};

/** One lesson over the player: started here, followed while the person moves within it, and ended with it. */
export function useLesson({ onEnd, onWaiting }: LessonEvents) {
  const [lesson, setLesson] = useState<Lesson>();
  const [isStarting, setIsStarting] = useState(false);
  /** Number of the last start; a later start, or the end, cancels the ones before. */
  const starts = useRef(0);
  const borrowed = useTemporaryRepeat();
  const phase = useRecitation((state) => lesson && lessonMoment(lesson, state).phase);
  const ayah = useRecitation((state) => (lesson ? playingAyah(state, lesson.surah) : undefined));

  function end(): void {
    starts.current += 1;
    setLesson(undefined);
    setIsStarting(false);
    stopReading();
    borrowed.giveBack();
  }

  useEffect(
    () => () => {
      starts.current += 1;
    },
    [],
  );

  async function start({
    lesson: next,
    recording,
    ayah: from,
    volume,
    before,
  }: LessonRequest): Promise<void> {
    starts.current += 1;
    const number = starts.current;
    borrowed.borrow();
    setIsStarting(true);
    stopReading();
    const player = await openPlayer();
    if (number !== starts.current) return;
    player.send({ type: "listenAndRepeat", isOn: next.method === "repeatAfterMe" });
    if (before) {
      player.send({ type: "pause" });
      await before();
    }
    if (number !== starts.current) return;
    const continues = next.method !== "verseByVerse";
    const { surah } = next;
    player.send({ type: "start", recording, surah, ayah: from, to: ayahsIn(surah), continues, volume });
    setLesson(next);
    setIsStarting(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each phase
  useEffect(() => {
    if (!lesson || isStarting) return;
    if (phase === "finished" || phase === "failed" || phase === "left") {
      end();
      onEnd(phase);
    }
    if (phase === "waiting" && ayah !== undefined) onWaiting(ayah);
  }, [lesson, isStarting, phase, ayah]);

  return {
    isActive: isStarting || lesson !== undefined,
    phase: isStarting ? ("loading" as const) : phase,
    ayah,
    start,
    end,
    /** Ends the lesson and pauses its recitation. */
    stop: async () => {
      end();
      if (lesson) await sendToPlayer({ type: "pause" });
    },
  };
}
