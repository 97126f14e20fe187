import { useEffect, useRef, useState } from "react";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useTemporaryRepeat } from "#app/audio/temporary-repeat.ts";
import { type DrillPlace, type DrillRule, drillSteps, nextPlace } from "#domain/drill/stacked-drill.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";

export type Drill = DrillRule & {
  readonly surah: number;
  /** A pause after each verse, as long as the verse, to repeat it. */
  readonly hasPause: boolean;
};

/** A drill and its current round. */
export type RunningDrill = { readonly drill: Drill; readonly place: DrillPlace };

/** Plays a round, unless it was cancelled while the player's code was fetched. */
async function playRound({ drill, place }: RunningDrill, isCancelled: () => boolean): Promise<void> {
  const step = drillSteps(drill)[place.step];
  if (!step) return;
  const [player, { verseReciterOf }] = await Promise.all([
    openPlayer(),
    import("#content/reciters/index.ts"),
  ]);
  if (isCancelled()) return;
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

/** Whether the player is at this round. */
function isPlayingRound({ drill, place }: RunningDrill, { range, recording }: Recitation): boolean {
  const step = drillSteps(drill)[place.step];
  return (
    recording?.kind === "verses" &&
    range.surah === drill.surah &&
    range.from === step?.from &&
    range.to === step.to
  );
}

/** A drill in the player: the end of a round starts the next one; `onPlayed` is called after each. */
export function useDrill(onPlayed: () => void, onFailed: () => void) {
  const [running, setRunning] = useState<RunningDrill>();
  const status = useRecitation((state) => state.status);
  const isCurrent = useRecitation((state) => running !== undefined && isPlayingRound(running, state));
  const turn = useRecitation((state) => state.current?.turn);
  const borrowed = useTemporaryRepeat();
  const reportedTurn = useRef<number>(undefined);
  /** Number of the last round; a later round, or the end, cancels the ones before. */
  const rounds = useRef(0);
  const callbacks = useRef({ onPlayed, onFailed });
  useEffect(() => {
    callbacks.current = { onPlayed, onFailed };
  });

  const play = (round: RunningDrill) => {
    rounds.current += 1;
    const number = rounds.current;
    borrowed.borrow();
    playRound(round, () => number !== rounds.current).catch(() => callbacks.current.onFailed());
  };
  useEffect(
    () => () => {
      rounds.current += 1;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each end
  useEffect(() => {
    // The state stays "ended" until the next round plays: each end is reported once.
    if (!running || !isCurrent || status !== "ended" || reportedTurn.current === turn) return;
    reportedTurn.current = turn;
    callbacks.current.onPlayed();
    const place = nextPlace(running.drill, running.place);
    const next = place && { drill: running.drill, place };
    setRunning(next);
    if (next) play(next);
    else borrowed.giveBack();
  }, [running, isCurrent, status, turn]);

  return {
    running,
    /** The player was paused, has failed or was started with something else. */
    isWaiting: running !== undefined && (!isCurrent || status === "paused" || status === "failed"),
    start(drill: Drill): void {
      const first = { drill, place: { step: 0, round: 0 } };
      setRunning(first);
      play(first);
    },
    resume(): void {
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
