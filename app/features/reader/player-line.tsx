import { Pause, Play, Settings2 } from "lucide-react";
import { useEffect } from "react";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import { isActive, playingAyah } from "#domain/recitation/playing.ts";
import { type PlayerProps, RepeatButton } from "./player-controls.tsx";

const PlayerSheet = lazyComponent(() => import("./player-sheet.tsx").then((sheet) => sheet.PlayerSheet));

/** The player in one line: above the text, on a phone above the bottom bar. A press opens all its controls. */
export function PlayerLine({ reciter, ...player }: PlayerProps & { readonly reciter: string }) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const language = useLanguage();
  const { surah, ayah, onPlay } = player;
  const recited = useRecitation((state) => playingAyah(state, surah.number));
  const isOn = useRecitation(isActive) && recited !== undefined;
  const failure = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
  const { isOpen, open, close } = useOpenedPart(PlayerSheet, failure);
  const shown = recited ?? ayah;
  const number = (value: number) => formatNumber(value, language);
  const Sign = isOn ? Pause : Play;
  const share = `${(shown / surah.ayahs) * 100}%`;

  useEffect(() => {
    document.documentElement.dataset.player = "panel";
    return () => {
      delete document.documentElement.dataset.player;
    };
  }, []);

  return (
    <>
      <section aria-label={text("player")} className="player-line print:hidden">
        <IconButton
          label={text(isOn ? "pause" : "play")}
          onClick={() => onPlay(shown)}
          onPointerEnter={prefetchPlayer}
          className="text-green!"
        >
          <Sign aria-hidden="true" className="size-6 fill-current" />
        </IconButton>
        <div className="min-w-0 grow">
          <p className="truncate font-semibold text-sm tabular-nums">
            {text("verseOf", { number: number(shown), count: number(surah.ayahs) })}
          </p>
          <p className="truncate text-ink-soft text-xs">{reciter}</p>
        </div>
        <RepeatButton />
        <IconButton label={text("playerOptions")} aria-haspopup="dialog" onClick={open}>
          <Settings2 aria-hidden="true" className="size-5" />
        </IconButton>
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.75 bg-line">
          <span className="block h-full bg-green" style={{ inlineSize: share }} />
        </span>
      </section>
      {isOpen !== undefined && <PlayerSheet {...player} isOpen={isOpen} onClose={close} />}
    </>
  );
}
