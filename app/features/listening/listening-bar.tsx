import { Pause, Play, SkipBack, SkipForward, SlidersHorizontal, X } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Messages } from "#app/i18n/say.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import { reciterName } from "#content/reciters/index.ts";
import type { Language } from "#domain/language.ts";
import { canStep } from "#domain/recitation/following.ts";
import { isActive } from "#domain/recitation/playing.ts";
import { ListeningOptions } from "./listening-options.tsx";
import { SeekSlider } from "./seek-slider.tsx";

/** The player's bar at the bottom of every page: what is playing, the reciter, and the controls. */
export function ListeningBar({ surahNames }: { readonly surahNames: readonly SurahName[] }) {
  const text = useMessages("player");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const recording = useRecitation((state) => state.recording);
  const status = useRecitation((state) => state.status);
  const isTurn = useRecitation((state) => state.isListenAndRepeat);
  const title = usePlayingTitle(surahNames);
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
  return (
    <>
      {/* Keeps the bar from covering the end of the page. */}
      <div aria-hidden="true" className="h-20 print:hidden" />
      <section
        aria-label={text("player")}
        data-listening={status}
        className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-40 border-line border-t bg-raised px-2 lg:bottom-0 print:hidden in-data-[player=panel]:hidden"
      >
        <div className="mx-auto max-w-6xl">
          {isOpen && <ListeningOptions />}
          <SeekSlider />
          <div className="flex items-center gap-1 pb-1">
            <div className="min-w-0 grow px-2">
              <p className="break-words text-sm leading-6">{title}</p>
              <p className="break-words text-ink-soft text-xs leading-5" role="status">
                {statusText ?? reciterName(recording, language)}
              </p>
            </div>
            <TransportButtons />
            <IconButton label={text("options")} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              <SlidersHorizontal aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={text("stop")} onClick={() => sendToPlayer({ type: "stop" })}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        </div>
      </section>
    </>
  );
}

/** Previous, play or pause, next; left to right in every language, as on every player. */
function TransportButtons() {
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
      >
        <SkipBack aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={text(isPlaying ? "pause" : "play")}
        onClick={() => sendToPlayer({ type: "toggle" })}
        className="rounded-round! bg-green text-on-green! hover:bg-green-strong!"
      >
        <Icon aria-hidden="true" className="size-5 fill-current" />
      </IconButton>
      <IconButton label={text("next")} disabled={!hasNext} onClick={() => sendToPlayer({ type: "next" })}>
        <SkipForward aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

/** The title of what is playing, in the language shown; the lock screen shows it too. */
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
  return title;
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
