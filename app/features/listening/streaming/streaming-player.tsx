import { useEffect, useState } from "react";
import { resumePointOf } from "#app/audio/listening-memory.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { clockTime } from "#app/i18n/clock-time.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { reciterName } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { OptionSelect } from "../option-select.tsx";
import { SeekSlider } from "../seek-slider.tsx";
import { VolumeControl } from "../volume-control.tsx";
import { PlayButtons } from "./play-buttons.tsx";
import { PlayOptions } from "./play-options.tsx";
import { recordingsOf, type Streamed } from "./recording-of.ts";
import { useRecordingKind } from "./use-recording-kind.ts";

type StreamingPlayerProps = {
  readonly names: readonly string[];
  readonly streamed: Streamed | undefined;
  readonly surah: number | undefined;
  readonly onPlay: () => void;
  readonly onRecording: (recording: Recording) => void;
};

/** Where a silent choice would go on, in seconds; known only once the page runs. */
function useResumePoint(recording: string | undefined, surah: number | undefined): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    setAt(recording && surah ? (resumePointOf(recording, surah)?.at ?? 0) : 0);
  }, [recording, surah]);
  return at;
}

/** This page's view of the one player: the chosen surah by the chosen reciter. */
export function StreamingPlayer({ names, streamed, surah, onPlay, onRecording }: StreamingPlayerProps) {
  const text = useMessages("streaming");
  const player = useMessages("player");
  const language = useLanguage();
  const kindOf = useRecordingKind();
  const recording = streamed?.recording;
  const isHere = useRecitation(
    (state) =>
      recording !== undefined &&
      state.recording?.id === recording.id &&
      state.current?.passage.surah === surah,
  );
  const status = useRecitation((state) => (isHere ? state.status : "idle"));
  const position = useRecitation((state) => (isHere ? Math.floor(state.position) : 0));
  const duration = useRecitation((state) => (isHere ? Math.floor(state.duration) : 0));
  const resume = useResumePoint(recording?.id, surah);
  const said = new Map<string, string>([
    ["loading", player("loading")],
    ["failed", `${player("errorTitle")}. ${player("errorText")}`],
  ]).get(status);
  const hint = !recording ? text("chooseReciter") : surah === undefined ? text("chooseSurah") : undefined;
  const goesOn = !isHere && resume > 0 ? text("goesOn", { time: clockTime(resume, language) }) : undefined;
  return (
    <section aria-label={player("player")} data-streaming={status} className="panel grid gap-3 p-4">
      <div className="text-center">
        <p className="font-display text-xl">
          {surah === undefined
            ? text("nothingChosen")
            : player("wholeSurah", { surah: names[surah - 1] ?? "" })}
        </p>
        <p className="text-ink-soft">{recording ? reciterName(recording, language) : ""}</p>
        {recording && <p className="text-ink-soft text-sm">{kindOf(recording)}</p>}
        <p role="status" className={`min-h-6 text-sm ${status === "failed" ? "text-harm" : "text-ink-soft"}`}>
          {said ?? hint ?? goesOn}
        </p>
      </div>
      <div dir="ltr" className="flex items-center gap-3 text-ink-soft text-xs tabular-nums">
        <span data-elapsed>{clockTime(position, language)}</span>
        <div className="flex h-11 grow">
          <SeekSlider isOfPlaying={isHere} className="" />
        </div>
        <span data-total>{clockTime(duration, language)}</span>
      </div>
      <PlayButtons isHere={isHere} canPlay={recording !== undefined && surah !== undefined} onPlay={onPlay} />
      <div className="grid">
        <VolumeControl />
      </div>
      {streamed && streamed.reciter.others.length > 0 && (
        <OptionSelect
          label={text("recording")}
          value={streamed.recording.id}
          onChoose={(id) => {
            const chosen = recordingsOf(streamed.reciter).find((other) => other.id === id);
            if (chosen) onRecording(chosen);
          }}
          options={recordingsOf(streamed.reciter).map((other) => [other.id, kindOf(other)])}
        />
      )}
      <PlayOptions />
    </section>
  );
}
