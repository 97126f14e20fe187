import {
  Pause,
  Play,
  Repeat,
  Repeat1,
  SkipBack,
  SkipForward,
  SlidersHorizontal,
  Volume2,
  VolumeX,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useVolume } from "#app/audio/use-volume.ts";
import { clockTime } from "#app/i18n/clock-time.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { formatPercent } from "#app/i18n/percent.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { Surah } from "#content/quran/index.ts";
import { canStep, repeatInEffect } from "#domain/recitation/following.ts";
import { isActive, playedPercent, playingAyah } from "#domain/recitation/playing.ts";
import { ResumeListening } from "./actions/resume-listening.tsx";

export type PlayerProps = {
  readonly surah: Surah;
  /** Where playing starts while nothing of this surah plays. */
  readonly ayah: number;
  readonly onPlay: (ayah: number) => void;
  /** Renders the player's further settings for a surah. */
  readonly options: (surah: number) => ReactNode;
};

/** The whole of the app's one player: beside the text, and in the sheet of the line above it. */
export function PlayerControls({ surah, ayah, onPlay, options }: PlayerProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const recited = useRecitation((state) => playingAyah(state, surah.number));
  const isOn = useRecitation(isActive) && recited !== undefined;
  const hasPrevious = useRecitation((state) => canStep(state, -1));
  const hasNext = useRecitation((state) => canStep(state, 1));
  const percent = useRecitation(playedPercent);
  const position = useRecitation((state) => Math.floor(state.position));
  const duration = useRecitation((state) => Math.floor(state.duration));
  const { volume, className: volumeClass } = useVolume();
  const isMuted = useRecitation((state) => state.isMuted);
  const shown = recited ?? ayah;
  const number = (value: number) => formatNumber(value, language);
  const at = clockTime(recited === undefined ? 0 : position, language);
  const length = clockTime(recited === undefined ? 0 : duration, language);
  const PlaySign = isOn ? Pause : Play;
  const VolumeSign = isMuted ? VolumeX : Volume2;
  const [areOptionsOpen, setAreOptionsOpen] = useState(false);

  return (
    <div className="grid gap-1">
      <p className="pb-1 text-ink-soft text-sm">
        {text("verseOf", { number: number(shown), count: number(surah.ayahs) })}
      </p>
      <div
        role="progressbar"
        aria-label={text("surahProgress")}
        aria-valuenow={Math.round((shown / surah.ayahs) * 100)}
        className="h-1 overflow-hidden rounded-round bg-line"
      >
        <div className="h-full bg-gold" style={{ inlineSize: `${(shown / surah.ayahs) * 100}%` }} />
      </div>
      <div dir="ltr" className="flex items-center gap-3 text-ink-soft text-xs tabular-nums">
        <span>{at}</span>
        <Slider
          label={text("position")}
          value={recited === undefined ? 0 : percent}
          valueText={`${text("verseNumber", { number: number(shown) })}: ${text("verseOf", { number: at, count: length })}`}
          max={100}
          step={0.1}
          isDisabled={recited === undefined || duration === 0}
          onChange={(next) => sendToPlayer({ type: "seek", percent: next })}
        />
        <span>{length}</span>
      </div>
      <div dir="ltr" className="grid grid-cols-[repeat(6,auto)] justify-center gap-1">
        <RepeatButton />
        <IconButton
          label={text("previousVerse")}
          disabled={recited === undefined || !hasPrevious}
          onClick={() => sendToPlayer({ type: "previous" })}
        >
          <SkipBack aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          label={text(isOn ? "pause" : "play")}
          onClick={() => onPlay(shown)}
          onPointerEnter={prefetchPlayer}
          className="rounded-round! border border-green text-green!"
        >
          <PlaySign aria-hidden="true" className="size-5 fill-current" />
        </IconButton>
        <IconButton
          label={text("nextVerse")}
          disabled={recited === undefined || !hasNext}
          onClick={() => sendToPlayer({ type: "next" })}
        >
          <SkipForward aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          label={text(isMuted ? "unmute" : "mute")}
          onClick={() => sendToPlayer({ type: "mute", isMuted: !isMuted })}
        >
          <VolumeSign aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          label={text("playerOptions")}
          aria-expanded={areOptionsOpen}
          onClick={() => setAreOptionsOpen(!areOptionsOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Slider
        label={text("volume")}
        value={volume}
        valueText={formatPercent(volume, language)}
        className={volumeClass}
        max={100}
        step={1}
        onChange={(next) => sendToPlayer({ type: "volume", volume: next })}
      />
      {areOptionsOpen && options(surah.number)}
      <ResumeListening surah={surah.number} />
    </div>
  );
}

const nextRepeat = { none: "one", one: "all", all: "none" } as const;
const repeatKey = { none: "repeatNone", one: "repeatOne", all: "repeatAll" } as const;

/** Repeats nothing, the verse or all verses; each press selects the next of the three. */
export function RepeatButton() {
  const text = useMessages("reader");
  const repeat = useRecitation(repeatInEffect);
  const Sign = repeat === "one" ? Repeat1 : Repeat;
  return (
    <IconButton
      label={text(repeatKey[repeat])}
      aria-pressed={repeat !== "none"}
      onClick={() => sendToPlayer({ type: "repeat", repeat: nextRepeat[repeat] })}
    >
      <Sign aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
