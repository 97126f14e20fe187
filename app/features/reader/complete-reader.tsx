import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import type { Bookmark } from "#app/storage/user-data/collections.ts";
import { openUserData, saveRecord, useCollection } from "#app/storage/user-data/use-collection.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { CompleteActions, FavoriteSurah } from "./actions/complete-actions.tsx";
import { PlaceButton, SettingsButton } from "./bar/bar-controls.tsx";
import type { CompleteData, Voice } from "./complete-data.ts";
import { PagedReader } from "./mushaf/lazy-pages.ts";
import { PlayerControls } from "./player-controls.tsx";
import { PlayerLine } from "./player-line.tsx";
import { OpenedVerse, ProblemNotice, ReaderText, ReadingError } from "./reader-text.tsx";
import { StartLink, SurahSteps } from "./reading/reader-links.tsx";
import { QuranSearch } from "./search/quran-search.tsx";
import { useAskedSecondEdition } from "./settings/use-asked-second-edition.ts";
import { ViewSwitch } from "./settings/view-switch.tsx";
import { KeyHelp } from "./shortcuts/key-help.tsx";
import { SurahHeading } from "./surah/surah-heading.tsx";
import { useReader } from "./use-reader.ts";
import type { VerseLinks } from "./verse/verse-view.ts";

const address = "/complete-quran";

function useBookmarkedVerses(surah: number) {
  const { bookmarks, toggle } = useBookmarks(surah);
  return { marked: bookmarks, mark: toggle };
}

type CompleteReaderProps = {
  readonly first: CompleteData;
  readonly options: (surah: number) => ReactNode;
  /** What else there is to do with the surah, as chips. */
  readonly offline?: ReactNode;
  readonly links: VerseLinks;
};

/** The whole Quran with its player, the actions of each verse, and the reader's own settings. */
export function CompleteReader({ first, options, offline, links }: CompleteReaderProps) {
  const text = useMessages("reader");
  useAskedSecondEdition();
  const reader = useReader({
    address,
    first: first.reading,
    variant: "complete",
    More: CompleteActions,
    useMarks: useBookmarkedVerses,
  });
  const { reading, loaded, settings, isPaged, current, search } = reader;
  const { surah } = reading;
  const reciter = useReciterName(first.voices);
  const player = { surah, ayah: current ?? 1, onPlay: reader.play, options };
  const beside = (
    <>
      <FavoriteSurah surah={surah.number} name={reading.name.name} />
      <IconButton label={text("searchQuran")} data-opens-search="" onClick={() => search.onOpenChange(true)}>
        <Search aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
  const ways = (
    <>
      {offline}
      <StartLink address={address} reading={loaded} />
      <KeyHelp {...reader.keys} />
    </>
  );
  return (
    <QuranSearch
      surah={surah.number}
      onOpen={reader.openPlace}
      {...search}
      placeField={(field) => (
        <>
          <section aria-label={text("settings")} className="flex flex-wrap items-center gap-2 pt-2.5">
            <PlaceButton address={address} reading={reading} ayah={reader.readAyah} />
            <div className="flex min-w-0 flex-1 max-md:hidden">
              <ReciterChoice voices={first.voices} />
            </div>
            <ViewSwitch />
            <div className="-me-2.75">
              <SettingsButton>
                <div className="grid gap-1 md:hidden">
                  <span aria-hidden="true" className="text-ink-soft text-sm">
                    {text("reciter")}
                  </span>
                  <ReciterChoice voices={first.voices} />
                </div>
              </SettingsButton>
            </div>
          </section>
          {field && <div className="pt-2">{field}</div>}
        </>
      )}
    >
      <div className={isPaged ? "" : "lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14 print:block"}>
        <div className="min-w-0">
          {!isPaged && <ProblemNotice place={reading.place} />}
          <PlayerLine {...player} reciter={reciter} />
          <article className={settings.isDark ? "night shadow-[0_0_0_1rem_var(--ground)]" : ""}>
            {isPaged ? (
              <PagedReader reader={reader} sent={first.page} above={beside} actions={ways} />
            ) : (
              <>
                <SurahHeading
                  reading={reading}
                  isLoading={reader.isLoading}
                  verification={reader.verification}
                  isSmall
                  beside={
                    <div className="flex shrink-0 items-center max-md:ms-auto md:me-auto print:hidden">
                      {beside}
                    </div>
                  }
                />
                <ReaderText reader={reader} />
              </>
            )}
          </article>
          {reader.hasFailed && <ReadingError onRetry={reader.retry} />}
          {!isPaged && <div className="scroll-row pt-4 pb-1 print:hidden">{ways}</div>}
          <SurahSteps address={address} surah={surah.number} />
        </div>
        <div className={isPaged ? "" : "study-side print:hidden"}>
          {!isPaged && (
            <section aria-label={text("playerBeside")} className="panel p-4 max-lg:hidden">
              <p className="font-display text-xl">{reading.name.name}</p>
              <p className="text-ink-soft text-sm">{reciter}</p>
              <PlayerControls {...player} />
            </section>
          )}
          <OpenedVerse reader={reader} links={links} />
        </div>
      </div>
    </QuranSearch>
  );
}

/** The bookmarked verses of all surahs, and `toggle`, which adds or removes the bookmark of a verse of this surah. */
function useBookmarks(surah: number) {
  const text = useMessages("reader");
  const showToast = useToast();
  const [address, navigate] = useLocation();
  const { ids, bodies, isReady } = useCollection("bookmark");
  /** Reads the stored bookmarks first where they are not loaded yet, so that undo restores the colour. */
  const readBookmark = async (key: string) => {
    if (isReady) return bodies.get(key);
    const userData = await openUserData();
    await userData.load("bookmark");
    return userData.read("bookmark").bodies.get(key);
  };
  const toggle = async (ayah: number) => {
    const key = verseKey({ surah, ayah });
    const bookmark = (await readBookmark(key)) as Bookmark | undefined;
    saveRecord("bookmark", key, bookmark ? null : { colour: "green" });
    if (bookmark)
      showToast({
        title: text("bookmarkRemoved"),
        action: { label: text("undo"), onClick: () => saveRecord("bookmark", key, bookmark) },
      });
    else
      showToast({
        title: text("bookmarkAdded"),
        action: { label: text("show"), onClick: () => navigate(`${address}?tab=bookmarks`) },
      });
  };
  return { bookmarks: ids, toggle };
}

/** The name of the reciter that is chosen. */
function useReciterName(voices: readonly Voice[]): string {
  const [chosen] = useStoredValue(storedVerseReciter);
  return (voices.find(({ id }) => id === chosen) ?? voices[0])?.name ?? "";
}

/** Choice of the reciter. While a recitation plays, it continues at the same verse with the new one. */
function ReciterChoice({ voices }: { readonly voices: readonly Voice[] }) {
  const text = useMessages("reader");
  const [chosen, setChosen] = useStoredValue(storedVerseReciter);
  const isPlaying = useRecitation((state) => state.recording?.kind === "verses" && state.status !== "idle");
  const labels = {
    murattal: "",
    mujawwad: ` · ${text("styleMujawwad")}`,
    muallim: ` · ${text("styleMuallim")}`,
  };
  const choose = async (id: string) => {
    setChosen(id);
    if (!isPlaying) return;
    const { verseReciterOf } = await import("#content/reciters/index.ts");
    await sendToPlayer({ type: "reciter", recording: verseReciterOf(id) });
  };
  return (
    <select
      aria-label={text("reciter")}
      name="reciter"
      value={(voices.find(({ id }) => id === chosen) ?? voices[0])?.id ?? ""}
      onChange={(event) =>
        choose(event.target.value).catch((error: unknown) => console.warn("the voice did not change", error))
      }
      className="field min-w-0 flex-1 text-sm"
    >
      {voices.map(({ id, name, style }) => (
        <option key={id} value={id}>
          {`${name}${labels[style as keyof typeof labels] ?? ""}`}
        </option>
      ))}
    </select>
  );
}
