import { Pause, Play, Settings2, SkipBack, SkipForward, X } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { clockTime } from "#app/i18n/clock-time.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Messages } from "#app/i18n/say.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useToast } from "#app/ui/toast.ts";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import { reciterName } from "#content/reciters/index.ts";
import type { Language } from "#domain/language.ts";
import { canStep } from "#domain/recitation/following.ts";
import { isActive, playedPercent } from "#domain/recitation/playing.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { ListeningOptions } from "./listening-options.tsx";
import { PlayerDock } from "./player-dock.tsx";
import { translationAfterVerse } from "./read-translation.ts";
import { RepeatButton } from "./repeat-button.tsx";
import { SeekSlider } from "./seek-slider.tsx";
import { WordFollower } from "./word-follower.tsx";

/** The player's bar at the bottom of every page: what is playing, the reciter, and the controls. */
export function ListeningBar({ surahNames }: { readonly surahNames: readonly SurahName[] }) {
  const text = useMessages("player");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const recording = useRecitation((state) => state.recording);
  const status = useRecitation((state) => state.status);
  const isTurn = useRecitation((state) => state.isListenAndRepeat);
  const title = usePlayingTitle(surahNames);
  const percent = useRecitation(playedPercent);
  useFailureToasts();
  useEffect(() => {
    // Toasts are shown above the bar while it is on the page.
    document.documentElement.dataset.bar = "player";
    return () => {
      delete document.documentElement.dataset.bar;
    };
  }, []);
  if (!recording) return null;
  const statusText = new Map<string, string>([
    ["loading", text("loading")],
    ["resting", text(isTurn ? "yourTurn" : "shortPause")],
    ["failed", text("errorTitle")],
  ]).get(status);
  const detail = statusText ?? reciterName(recording, language);
  return (
    <>
      {/* Keeps the bar from covering the end of the page. */}
      <div aria-hidden="true" className="h-16 print:hidden" />
      <PlayerDock
        label={text("player")}
        state={status}
        start={<TransportButtons className="max-md:hidden" />}
        title={title}
        detail={detail}
        percent={percent}
        className="in-data-[player=panel]:hidden"
      >
        <div dir="ltr" className="flex w-[30%] items-center gap-3 max-lg:hidden">
          <SeekSlider />
          <PlayedTime />
        </div>
        <RepeatButton />
        <IconButton label={text("options")} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Settings2 aria-hidden="true" className="size-5.5" />
        </IconButton>
        <IconButton label={text("stop")} onClick={() => sendToPlayer({ type: "stop" })}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </PlayerDock>
      <WordFollower />
      <PlayerSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        detail={detail}
        transport={<TransportButtons />}
      />
    </>
  );
}

/** The time played and the time it takes, as the slider says it. */
function PlayedTime() {
  const language = useLanguage();
  const position = useRecitation((state) => Math.floor(state.position));
  const duration = useRecitation((state) => Math.floor(state.duration));
  return (
    <span aria-hidden="true" className="shrink-0 text-ink-soft text-xs tabular-nums">
      {`${clockTime(position, language)} / ${clockTime(duration, language)}`}
    </span>
  );
}

/** Previous, play or pause, next; left to right in every language, as on every player. */
function TransportButtons({ className = "" }: { readonly className?: string }) {
  const text = useMessages("player");
  const isPlaying = useRecitation(isActive);
  const hasPrevious = useRecitation((state) => canStep(state, -1));
  const hasNext = useRecitation((state) => canStep(state, 1));
  const Icon = isPlaying ? Pause : Play;
  return (
    <div dir="ltr" className="flex shrink-0 items-center">
      <IconButton
        label={text("previous")}
        disabled={!hasPrevious}
        onClick={() => sendToPlayer({ type: "previous" })}
        className={className}
      >
        <SkipBack aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={text(isPlaying ? "pause" : "play")}
        onClick={() => sendToPlayer({ type: "toggle" })}
        className="rounded-round! text-green! hover:text-green-strong!"
      >
        <Icon aria-hidden="true" className="size-6 fill-current" />
      </IconButton>
      <IconButton
        label={text("next")}
        disabled={!hasNext}
        onClick={() => sendToPlayer({ type: "next" })}
        className={className}
      >
        <SkipForward aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

/** The title of what is playing, in the language shown, in which its translation may be read between the verses; the lock screen shows it without the number of verses. */
function usePlayingTitle(surahNames: readonly SurahName[]): string {
  const text = useMessages("player");
  const language = useLanguage();
  const current = useRecitation((state) => state.current);
  const recording = useRecitation((state) => state.recording);
  const passage = current?.passage;
  const surah = (passage && surahNames[passage.surah - 1]?.name) ?? "";
  const place = { surah, ayah: formatNumber(passage?.ayah ?? 0, language) };
  const title = text(
    passage?.part === "surah" ? "wholeSurah" : passage?.part === "basmala" ? "basmalaOf" : "verseOf",
    place,
  );
  const artist = recording ? reciterName(recording, language) : "";
  useEffect(() => {
    if (!artist) return;
    openPlayer().then(
      (player) => player.nameWith({ title, artist }),
      () => undefined,
    );
  }, [title, artist]);
  useEffect(() => {
    openPlayer().then(
      (player) => player.between(translationAfterVerse(language)),
      () => undefined,
    );
  }, [language]);
  if (passage?.part !== "verse") return title;
  return text("verseOfCount", { ...place, count: formatNumber(ayahsIn(passage.surah), language) });
}

/** How many recitations are saved, when offline. Outside the hook: the compiler skips functions with an import(). */
const countSaved = async () => {
  if (navigator.onLine) return 0;
  const { savedRecitations } = await import("#app/offline/saved-recitations.ts");
  return savedRecitations();
};

/** Shows one toast for each playback failure; offline it says how many recitations are saved. */
function useFailureToasts(): void {
  const text = useMessages("player");
  const showToast = useToast();
  const notice = useRecitation((state) => state.notice);
  const shown = useRef(0);
  useEffect(() => {
    if (!notice || notice.id === shown.current) return;
    shown.current = notice.id;
    const show = (count: number) => {
      const online = { title: text("errorTitle"), description: text("errorText") };
      const description = count > 0 ? text("offlineKept", { count }) : text("offlineNone");
      showToast(playbackFailure(online, { title: text("offlineTitle"), description }));
    };
    countSaved()
      .catch(() => 0)
      .then(show);
  }, [notice, showToast, text]);
}

export type LoadedBar = {
  readonly Bar: ComponentType<{ surahNames: readonly SurahName[] }>;
  readonly language: Language;
  readonly messages: Messages;
  readonly surahNames: readonly SurahName[];
};

/** The bar with the messages and surah names it needs. */
export async function loadBar(language: Language): Promise<LoadedBar> {
  const [messages, surahNames] = await Promise.all([
    loadMessages(language, ["player"]),
    loadSurahNames(language),
  ]);
  return { Bar: ListeningBar, language, messages, surahNames };
}

type PlayerSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly detail: string;
  /** Previous, play and next. */
  readonly transport: ReactNode;
};

/** All of the player: where it is, its buttons, and its settings as rows. */
function PlayerSheet({ isOpen, onClose, title, detail, transport }: PlayerSheetProps) {
  const text = useMessages("player");
  return (
    <Sheet title={text("options")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <p className="font-display text-lg">{title}</p>
      <p className="text-ink-soft text-sm">{detail}</p>
      <SeekRow />
      <div className="my-2 flex justify-center">{transport}</div>
      <ListeningOptions />
    </Sheet>
  );
}

/** The position, named, between the time played and the time it takes. */
function SeekRow() {
  const text = useMessages("player");
  const language = useLanguage();
  const position = useRecitation((state) => Math.floor(state.position));
  const duration = useRecitation((state) => Math.floor(state.duration));
  return (
    <div className="mt-3">
      <p className="text-ink-soft text-sm">{text("position")}</p>
      <div dir="ltr" className="flex items-center gap-3 text-ink-soft text-xs tabular-nums">
        <span>{clockTime(position, language)}</span>
        <SeekSlider />
        <span>{clockTime(duration, language)}</span>
      </div>
    </div>
  );
}
