import { Info } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import { PlayedList } from "./played-list.tsx";
import { ReciterList } from "./reciter-list.tsx";
import type { Streamed } from "./recording-of.ts";
import { StreamingPlayer } from "./streaming-player.tsx";
import { SurahChoice } from "./surah-choice.tsx";
import { useStreaming } from "./use-streaming.ts";

type StreamingPageProps = {
  /** Names of the 114 surahs in the language shown. */
  readonly names: readonly string[];
  /** Opens what can be saved for offline use, for a recording and a surah. */
  readonly offline: (chosen: { readonly recording?: string; readonly surah?: number }) => ReactNode;
};

const tabs = ["reciters", "surahs"] as const;

/** Whole surahs: choose a reciter and a surah, press play, and go on to another page while listening. */
export function StreamingPage({ names, offline }: StreamingPageProps) {
  const text = useMessages("streaming");
  const title = useMessages("shell");
  const { reciters, streamed, surah, playedIds, chooseReciter, chooseSurah, choosePair, play } =
    useStreaming();
  const { parameters, change } = useAddressParameters();
  const tab = parameters.get("tab") === "surahs" ? "surahs" : "reciters";
  useEffect(() => {
    // This page has its own controls; the bar would repeat them.
    document.documentElement.dataset.player = "panel";
    return () => {
      delete document.documentElement.dataset.player;
    };
  }, []);
  const inTab = (name: (typeof tabs)[number]) =>
    tab === name ? "lg:self-stretch" : "max-lg:hidden lg:self-stretch";
  const recording = streamed?.recording.id;
  return (
    <div>
      <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
        {title("title.quranStreaming")}
      </h1>
      <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,22rem)] lg:items-start">
        <div className="lg:order-last lg:sticky lg:top-20">
          <StreamingPlayer
            names={names}
            streamed={streamed}
            surah={surah}
            onPlay={play}
            onRecording={chooseReciter}
          />
          <div className="mt-2 text-center">
            {offline({ ...(recording ? { recording } : {}), ...(surah === undefined ? {} : { surah }) })}
          </div>
        </div>
        <div
          role="tablist"
          aria-label={title("title.quranStreaming")}
          className="flex flex-wrap gap-1 lg:hidden"
        >
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`streaming-tab-${name}`}
              aria-selected={tab === name}
              aria-controls={`streaming-${name}`}
              onClick={() => change({ tab: name === "surahs" ? name : undefined }, { replace: true })}
              className="min-h-11 rounded-round border border-transparent px-3 text-ink-soft hover:text-ink aria-selected:border-green aria-selected:text-ink sm:px-4"
            >
              {text(name)}
            </button>
          ))}
        </div>
        <section id="streaming-reciters" aria-label={text("reciters")} className={inTab("reciters")}>
          <ReciterList reciters={reciters} chosen={streamed?.reciter} onChoose={chooseReciter} />
        </section>
        <section id="streaming-surahs" aria-label={text("surahs")} className={inTab("surahs")}>
          <SurahChoice names={names} recording={streamed?.recording} chosen={surah} onChoose={chooseSurah} />
        </section>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <PlayedList reciters={reciters} names={names} ids={playedIds} onChoose={choosePair} />
        <StreamingInfo streamed={streamed} />
      </div>
    </div>
  );
}

const LearnMore = lazyComponent(() => import("./learn-more.tsx").then((file) => file.LearnMore));

/** What streaming is, with a button that explains where the recordings come from. */
function StreamingInfo({ streamed }: { readonly streamed: Streamed | undefined }) {
  const text = useMessages("streaming");
  const name = useMessages("shell");
  const failure = { title: name("loadFailedTitle"), description: name("loadFailedText") };
  const { isOpen, open, close } = useOpenedPart(LearnMore, failure);
  return (
    <section aria-labelledby="streaming-info" className="panel p-4">
      <h2 id="streaming-info" className="flex items-center gap-2 font-display text-lg">
        <Info aria-hidden="true" className="size-5 text-gold" />
        {text("infoTitle")}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">{text("infoText")}</p>
      <Button className="mt-3" aria-haspopup="dialog" onClick={open}>
        {text("learnMore")}
      </Button>
      {isOpen !== undefined && <LearnMore streamed={streamed} isOpen={isOpen} onClose={close} />}
    </section>
  );
}
