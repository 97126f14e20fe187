import { Info } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useIsWide } from "#app/browser/use-is-wide.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { soonAfter } from "#app/hydration/soon.ts";
import { useSurahSearch } from "#app/hydration/use-surah-search.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { ListRows } from "#app/ui/list-row.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import { useSettledPart } from "#app/ui/use-settled-part.ts";
import { surahs } from "#content/quran/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { PlayedList } from "./played-list.tsx";
import { ReciterList } from "./reciter-list.tsx";
import type { Streamed } from "./recording-of.ts";
import { useStreaming } from "./use-streaming.ts";

type StreamingPageProps = {
  /** Names of the 114 surahs in the language shown. */
  readonly names: readonly string[];
  /** Opens what can be saved for offline use, for a recording and a surah. */
  readonly offline: (chosen: { readonly recording?: string; readonly surah?: number }) => ReactNode;
};

const tabs = ["reciters", "surahs"] as const;

/** The player beside the lists on a wide screen; its code comes when the page has settled. */
const StreamingPlayer = lazyComponent(() =>
  import("./streaming-player.tsx").then((file) => file.StreamingPlayer),
);

/** Whole surahs: choose a reciter and a surah, press play, and go on to another page while listening. */
export function StreamingPage({ names, offline }: StreamingPageProps) {
  const text = useMessages("streaming");
  const title = useMessages("shell");
  const { reciters, streamed, surah, playedIds, chooseReciter, chooseSurah, choosePair, play } =
    useStreaming();
  const { parameters, change } = useAddressParameters();
  const tab = parameters.get("tab") === "surahs" ? "surahs" : "reciters";
  const top = useRef<HTMLDivElement>(null);
  const isWide = useIsWide("64rem");
  const hasPlayer = useSettledPart(StreamingPlayer, isWide, soonAfter);
  const isHydrated = useIsHydrated();
  const isChosen = streamed !== undefined && surah !== undefined;
  // A recitation by verses has no other player here than the bar.
  const hasOwnPlayer = useRecitation(({ recording }) => isChosen || recording?.kind !== "verses");
  useEffect(() => {
    if (!hasOwnPlayer) return undefined;
    // This page has its own controls; the bar would repeat them.
    document.documentElement.dataset.player = "panel";
    return () => {
      delete document.documentElement.dataset.player;
    };
  }, [hasOwnPlayer]);
  const openTab = (name: (typeof tabs)[number]) =>
    change({ tab: name === "surahs" ? name : undefined }, { replace: true });
  const chooseReciterHere = (recording: Recording) => {
    chooseReciter(recording);
    // On a phone the surahs are behind the other tab: the next step is there.
    if (surah !== undefined || matchMedia("(width >= 64rem)").matches) return;
    change({ reciter: recording.id, tab: "surahs" }, { replace: true });
    top.current?.scrollIntoView({ block: "start" });
  };
  const inTab = (name: (typeof tabs)[number]) => (tab === name ? "" : "max-lg:hidden");
  const recording = streamed?.recording.id;
  const player = { names, streamed, surah, onPlay: play, onRecording: chooseReciter };
  return (
    <div>
      <PageHead title={title("title.quranStreaming")} line={text("intro")} />
      <div ref={top} className="scroll-mt-16 lg:hidden">
        <Tabs
          label={title("title.quranStreaming")}
          tabs={tabs.map((id) => ({ id, label: text(id) }))}
          current={tab}
          panelId={`streaming-${tab}`}
          onSelect={openTab}
        />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_22rem]">
        <section id="streaming-reciters" aria-label={text("reciters")} className={inTab("reciters")}>
          <ReciterList reciters={reciters} chosen={streamed?.reciter} onChoose={chooseReciterHere} />
        </section>
        <section id="streaming-surahs" aria-label={text("surahs")} className={inTab("surahs")}>
          <SurahChoice names={names} recording={streamed?.recording} chosen={surah} onChoose={chooseSurah} />
        </section>
        <div className="lg:sticky lg:top-20 lg:self-start">
          {/* Above the player, which comes late and is not always as high: a button below it would move under the finger. */}
          <div className="text-center lg:mb-2 lg:text-end">
            {offline({ ...(recording ? { recording } : {}), ...(surah === undefined ? {} : { surah }) })}
          </div>
          <div className="min-h-80 max-lg:hidden">
            {isWide && hasPlayer && <StreamingPlayer {...player} />}
          </div>
        </div>
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <PlayedList reciters={reciters} names={names} ids={playedIds} onChoose={choosePair} />
        <StreamingInfo streamed={streamed} />
      </div>
      {isChosen && isHydrated && (
        <div className="h-12 lg:hidden">
          <StreamingDock {...player} />
        </div>
      )}
    </div>
  );
}

const StreamingDock = lazyComponent(() => import("./streaming-dock.tsx").then((file) => file.StreamingDock));
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
        <Info aria-hidden="true" className="size-5 text-ink-soft" />
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

type SurahChoiceProps = {
  readonly names: readonly string[];
  readonly recording: Recording | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (surah: number) => void;
};

/** The surahs of the chosen recording, searchable. */
function SurahChoice({ names, recording, chosen, onChoose }: SurahChoiceProps) {
  const text = useMessages("streaming");
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const all = recording?.surahs ?? surahs.map(({ number }) => number);
  const listed = useSurahSearch(
    typed,
    names.map((name) => [name]),
  );
  const found = listed.found.filter((number) => all.includes(number));
  return (
    <div className="flex h-full flex-col gap-3">
      <h2 className="font-display text-lg max-lg:sr-only">{text("surahs")}</h2>
      <SearchField label={text("searchSurah")} name="surah-search" value={typed} onChange={setTyped} />
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {recording ? text("surahsOf", { count: all.length }) : text("chooseReciterFirst")}
      </p>
      {found.length === 0 ? (
        <EmptyState title={text("noSurahs")} />
      ) : (
        <div tabIndex={recording ? undefined : 0} className="lg:h-0 lg:min-h-100 lg:grow lg:overflow-y-auto">
          <ListRows label={text("surahs")}>
            {found.map((number) => (
              <li key={number}>
                <button
                  type="button"
                  disabled={!recording}
                  aria-pressed={number === chosen}
                  onClick={() => onChoose(number)}
                  className="flex min-h-12 w-full items-center gap-3 px-4 text-start hover:bg-raised-high disabled:opacity-60 aria-pressed:bg-green-veil aria-pressed:font-semibold aria-pressed:text-green-strong"
                >
                  <span className="w-8 shrink-0 text-ink-soft tabular-nums">
                    {formatNumber(number, language)}
                  </span>
                  <span className="min-w-0 grow break-words">{names[number - 1]}</span>
                  {language !== "ar" && (
                    <span lang="ar" dir="rtl" className="shrink-0 font-naskh text-lg">
                      {surahs[number - 1]?.arabicName}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ListRows>
        </div>
      )}
    </div>
  );
}
