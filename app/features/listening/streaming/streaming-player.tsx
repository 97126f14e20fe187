import { Mic, Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { useEffect, useState } from "react";
import { resumePointOf } from "#app/audio/listening-memory.ts";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { clockTime } from "#app/i18n/clock-time.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { reciterName } from "#content/reciters/index.ts";
import { canStepSurah, isActive } from "#domain/recitation/playing.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { OptionSelect, SleepSelect, SpeedSelect } from "../option-select.tsx";
import { SeekSlider } from "../seek-slider.tsx";
import { VolumeControl } from "../volume-control.tsx";
import { recordingsOf, type Streamed, useRecordingKind } from "./recording-of.ts";

export type StreamingPlayerProps = {
  readonly names: readonly string[];
  readonly streamed: Streamed | undefined;
  readonly surah: number | undefined;
  readonly onPlay: () => void;
  readonly onRecording: (recording: Recording) => void;
};

/** What the player has of the chosen surah: whether it is in it, how far, and what is going on. */
export function useStreamedState({
  names,
  streamed,
  surah,
}: Omit<StreamingPlayerProps, "onPlay" | "onRecording">) {
  const text = useMessages("streaming");
  const player = useMessages("player");
  const language = useLanguage();
  const recording = streamed?.recording;
  const isLoaded = useRecitation(
    (state) =>
      recording !== undefined &&
      state.recording?.id === recording.id &&
      state.current?.passage.surah === surah,
  );
  const status = useRecitation((state) => (isLoaded ? state.status : "idle"));
  const resume = useResumePoint(recording?.id, surah);
  const statusText = new Map<string, string>([
    ["loading", player("loading")],
    ["failed", `${player("errorTitle")}. ${player("errorText")}`],
  ]).get(status);
  const hint = !recording ? text("chooseReciter") : surah === undefined ? text("chooseSurah") : undefined;
  const resumeText =
    !isLoaded && resume > 0 ? text("goesOn", { time: clockTime(resume, language) }) : undefined;
  return {
    isLoaded,
    status,
    title:
      surah === undefined ? text("nothingChosen") : player("wholeSurah", { surah: names[surah - 1] ?? "" }),
    reciter: recording ? reciterName(recording, language) : "",
    message: statusText ?? hint ?? resumeText,
  };
}

/** Where this surah would resume, in seconds; 0 on the server, which does not know it. */
function useResumePoint(recording: string | undefined, surah: number | undefined): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    setAt(recording && surah ? (resumePointOf(recording, surah)?.at ?? 0) : 0);
  }, [recording, surah]);
  return at;
}

/** The player's controls for the chosen surah and reciter. */
export function StreamingPlayer({ names, streamed, surah, onPlay, onRecording }: StreamingPlayerProps) {
  const text = useMessages("streaming");
  const player = useMessages("player");
  const language = useLanguage();
  const kindOf = useRecordingKind();
  const recording = streamed?.recording;
  const { isLoaded, status, title, reciter, message } = useStreamedState({ names, streamed, surah });
  const position = useRecitation((state) => (isLoaded ? Math.floor(state.position) : 0));
  const duration = useRecitation((state) => (isLoaded ? Math.floor(state.duration) : 0));
  return (
    <section aria-label={player("player")} data-streaming={status} className="panel grid gap-2 p-4">
      <div className="text-center">
        <p className="font-display text-xl">{title}</p>
        <p className="text-ink-soft">{reciter}</p>
        {recording && <p className="text-ink-soft text-sm">{kindOf(recording)}</p>}
        <p role="status" className={`min-h-6 text-sm ${status === "failed" ? "text-harm" : "text-ink-soft"}`}>
          {message}
        </p>
      </div>
      <div dir="ltr" className="flex items-center gap-3 text-ink-soft text-xs tabular-nums">
        <span data-elapsed>{clockTime(position, language)}</span>
        <div className="flex h-11 grow">
          <SeekSlider isOfPlaying={isLoaded} />
        </div>
        <span data-total>{clockTime(duration, language)}</span>
      </div>
      <PlayButtons
        isLoaded={isLoaded}
        canPlay={recording !== undefined && surah !== undefined}
        onPlay={onPlay}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        <VolumeControl />
        {streamed && streamed.reciter.others.length > 0 && (
          <OptionSelect
            icon={<Mic className="size-5" />}
            label={text("recording")}
            value={streamed.recording.id}
            onChoose={(id) => {
              const chosen = recordingsOf(streamed.reciter).find((other) => other.id === id);
              if (chosen) onRecording(chosen);
            }}
            options={recordingsOf(streamed.reciter).map((other) => [other.id, kindOf(other)])}
          />
        )}
        <SpeedSelect />
        <SleepSelect />
        <PlayOn />
      </div>
    </section>
  );
}

type PlayButtonsProps = {
  /** The chosen surah is the one in the player. */
  readonly isLoaded: boolean;
  readonly canPlay: boolean;
  readonly onPlay: () => void;
};

/** Previous surah, play or pause, next surah; left to right in every language. */
function PlayButtons({ isLoaded, canPlay, onPlay }: PlayButtonsProps) {
  const text = useMessages("player");
  const isPlaying = useRecitation(isActive) && isLoaded;
  const hasPrevious = useRecitation((state) => canStepSurah(state, -1)) && isLoaded;
  const hasNext = useRecitation((state) => canStepSurah(state, 1)) && isLoaded;
  const Icon = isPlaying ? Pause : Play;
  return (
    <div dir="ltr" className="grid grid-cols-[auto_auto_auto] items-center justify-center gap-3">
      <IconButton
        label={text("previous")}
        disabled={!hasPrevious}
        onClick={() => sendToPlayer({ type: "previous" })}
      >
        <SkipBack aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={text(isPlaying ? "pause" : "play")}
        disabled={!canPlay}
        onClick={onPlay}
        onPointerEnter={prefetchPlayer}
        onFocus={prefetchPlayer}
        className="size-14! rounded-round! bg-green text-on-green! hover:bg-green-strong!"
      >
        <Icon aria-hidden="true" className="size-6 fill-current" />
      </IconButton>
      <IconButton label={text("next")} disabled={!hasNext} onClick={() => sendToPlayer({ type: "next" })}>
        <SkipForward aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

/** Whether the next surah follows. */
function PlayOn() {
  const text = useMessages("streaming");
  const playsOn = useRecitation((state) => state.playsOn);
  return (
    <div className="grid min-h-14 items-center">
      <Toggle
        label={text("playOn")}
        isOn={playsOn}
        onChange={(isOn) => sendToPlayer({ type: "playOn", isOn })}
      />
    </div>
  );
}
