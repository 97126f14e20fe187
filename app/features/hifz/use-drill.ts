import { useEffect, useRef, useState } from "react";
import { useBorrowedRepeat } from "#app/audio/borrowed-repeat.ts";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { type DrillPlace, type DrillRule, drillSteps, nextPlace } from "#domain/drill/stacked-drill.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";

export type Drill = DrillRule & {
  readonly surah: number;
  /** Silence as long as the verse after each, for saying it. */
  readonly hasPause: boolean;
};

/** The drill that goes on, and where it stands. */
export type RunningDrill = { readonly drill: Drill; readonly place: DrillPlace };

/** Plays a round, unless it was given up while the player was fetched. */
async function hear({ drill, place }: RunningDrill, isWanted: () => boolean): Promise<void> {
  const step = drillSteps(drill)[place.step];
  if (!step) return;
  const [player, { verseReciterOf }] = await Promise.all([
    openPlayer(),
    import("#content/reciters/index.ts"),
  ]);
  if (!isWanted()) return;
  const recording = verseReciterOf(storedVerseReciter.read());
  player.send({ type: "listenAndRepeat", isOn: drill.hasPause });
  player.send({
    type: "start",
    recording,
    surah: drill.surah,
    ayah: step.from,
    to: step.to,
    continues: true,
  });
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

/** A drill over the one player: each round that ends begins the next; `onPlayed` is told of each. */
export function useDrill(onPlayed: () => void, onFailed: () => void) {
  const [running, setRunning] = useState<RunningDrill>();
  const status = useRecitation((state) => state.status);
  const isOwn = useRecitation((state) => running !== undefined && isOf(running, state));
  const turn = useRecitation((state) => state.current?.turn);
  const borrowed = useBorrowedRepeat();
  const ended = useRef<number>(undefined);
  /** Each round has a number; a later one, or the end, takes the right to sound from those before. */
  const rounds = useRef(0);
  const tell = useRef({ onPlayed, onFailed });
  useEffect(() => {
    tell.current = { onPlayed, onFailed };
  });

  const play = (round: RunningDrill) => {
    rounds.current += 1;
    const mine = rounds.current;
    borrowed.borrow();
    hear(round, () => mine === rounds.current).catch(() => tell.current.onFailed());
  };
  useEffect(
    () => () => {
      rounds.current += 1;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each end
  useEffect(() => {
    // The same end is told once, also when this is drawn again before the next round sounds.
    if (!running || !isOwn || status !== "ended" || ended.current === turn) return;
    ended.current = turn;
    tell.current.onPlayed();
    const place = nextPlace(running.drill, running.place);
    const next = place && { drill: running.drill, place };
    setRunning(next);
    if (next) play(next);
    else borrowed.giveBack();
  }, [running, isOwn, status, turn]);

  return {
    running,
    /** Something else was started in the player meanwhile, or it stands still. */
    isWaiting: running !== undefined && (!isOwn || status === "paused" || status === "failed"),
    start(drill: Drill): void {
      const first = { drill, place: { step: 0, round: 0 } };
      setRunning(first);
      play(first);
    },
    goOn(): void {
      if (running) play(running);
    },
    stop(): void {
      rounds.current += 1;
      setRunning(undefined);
      sendToPlayer({ type: "pause" }).catch(() => undefined);
      borrowed.giveBack();
    },
  };
}
