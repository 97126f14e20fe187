import { useEffect, useRef, useState } from "react";
import { storedVerseReciter } from "#app/platform/listening-memory.ts";
import { openPlayer } from "#app/platform/open-player.ts";
import { useRecitation } from "#app/platform/recitation-store.ts";
import { type DrillPlace, type DrillRule, drillSteps, nextPlace } from "#domain/drill/stacked-drill.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";

export type Drill = DrillRule & {
  readonly surah: number;
  /** Silence as long as the verse after each, for saying it. */
  readonly hasPause: boolean;
};

/** The drill that goes on, and where it stands. */
export type RunningDrill = { readonly drill: Drill; readonly place: DrillPlace };

async function hear({ drill, place }: RunningDrill): Promise<void> {
  const step = drillSteps(drill)[place.step];
  if (!step) return;
  const [player, { verseReciterOf }] = await Promise.all([
    openPlayer(),
    import("#content/reciters/index.ts"),
  ]);
  const recording = verseReciterOf(storedVerseReciter.read());
  player.send({ type: "listenAndRepeat", isOn: drill.hasPause });
  player.send({ type: "start", recording, surah: drill.surah, ayah: step.from, to: step.to, repeat: "all" });
}

function isOf({ drill, place }: RunningDrill, { range, recording }: Recitation): boolean {
  const step = drillSteps(drill)[place.step];
  return (
    recording?.kind === "verses" &&
    range.surah === drill.surah &&
    range.from === step?.from &&
    range.to === step.to
  );
}

/** A drill over the one player: each round that ends begins the next; `onHeard` is told of each. */
export function useDrill(onHeard: () => void, onFailed: () => void) {
  const [running, setRunning] = useState<RunningDrill>();
  const status = useRecitation((state) => state.status);
  const isOwn = useRecitation((state) => running !== undefined && isOf(running, state));
  const turn = useRecitation((state) => state.current?.turn);
  const ended = useRef<number>(undefined);
  const tell = useRef({ onHeard, onFailed });
  useEffect(() => {
    tell.current = { onHeard, onFailed };
  });

  useEffect(() => {
    // The same end is told once, also when this is drawn again before the next round sounds.
    if (!running || !isOwn || status !== "ended" || ended.current === turn) return;
    ended.current = turn;
    tell.current.onHeard();
    const place = nextPlace(running.drill, running.place);
    const next = place && { drill: running.drill, place };
    setRunning(next);
    if (next) hear(next).catch(() => tell.current.onFailed());
  }, [running, isOwn, status, turn]);

  return {
    running,
    /** Something else was started in the player meanwhile, or it stands still. */
    isWaiting: running !== undefined && (!isOwn || status === "paused" || status === "failed"),
    start(drill: Drill): void {
      const first = { drill, place: { step: 0, round: 0 } };
      setRunning(first);
      hear(first).catch(() => tell.current.onFailed());
    },
    goOn(): void {
      if (running) hear(running).catch(() => tell.current.onFailed());
    },
    stop(): void {
      setRunning(undefined);
      openPlayer().then(
        (player) => {
          player.send({ type: "pause" });
          player.send({ type: "listenAndRepeat", isOn: false });
        },
        () => undefined,
      );
    },
  };
}
