import { SlidersHorizontal, X } from "lucide-react";
import { useEffect, useState } from "react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { SurahName } from "#content/quran/index.ts";
import { reciterName } from "#content/reciters/index.ts";
import { ListeningOptions } from "./listening-options.tsx";
import { SeekSlider } from "./seek-slider.tsx";
import { TransportButtons } from "./transport-buttons.tsx";
import { useNotices } from "./use-notices.ts";
import { usePlayingNames } from "./use-playing-names.ts";

/** The one player's persistent bar: what is heard, by whom, and the controls within thumb's reach. */
export function ListeningBar({ surahNames }: { readonly surahNames: readonly SurahName[] }) {
  const text = useMessages("player");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const recording = useRecitation((state) => state.recording);
  const status = useRecitation((state) => state.status);
  const isTurn = useRecitation((state) => state.isListenAndRepeat);
  const title = usePlayingNames(surahNames);
  useNotices();
  useEffect(() => {
    // Toasts stand above the bar while it is there.
    document.documentElement.dataset.bar = "player";
    return () => {
      delete document.documentElement.dataset.bar;
    };
  }, []);
  if (!recording) return null;
  const said = new Map<string, string>([
    ["loading", text("loading")],
    ["resting", text(isTurn ? "yourTurn" : "shortPause")],
    ["failed", text("errorTitle")],
  ]).get(status);
  return (
    <>
      {/* Keeps the end of the page above the bar. */}
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
                {said ?? reciterName(recording, language)}
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
