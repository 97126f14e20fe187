import { Pause, Play } from "lucide-react";
import { Link } from "wouter";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { useToast } from "#app/ui/toast.ts";
import { directionOf } from "#domain/language.ts";
import { isActive, type Recitation } from "#domain/recitation/recitation.ts";
import type { VerseRange } from "#domain/verse-range.ts";
import type { AthkarSet, Passage, ShownDhikr } from "./athkar-set.ts";

type DhikrWordsProps = { readonly dhikr: ShownDhikr; readonly edition: AthkarSet["edition"] };

/** The text of a dhikr and its meaning. */
export function DhikrWords({ dhikr, edition }: DhikrWordsProps) {
  const language = useLanguage();
  const { passage, arabic = "", translation } = dhikr;
  return (
    <div data-dhikr={dhikr.id}>
      {passage ? (
        <QuranPassage passage={passage} edition={edition} />
      ) : (
        <p lang="ar" dir="rtl" className={`font-naskh leading-[1.95]! ${dhikrSize(arabic)}`}>
          {arabic}
        </p>
      )}
      {translation && (
        <p lang={language} dir={directionOf(language)} className={`mt-5 ${meaningClass}`}>
          {translation}
        </p>
      )}
    </div>
  );
}

/** The Arabic of a dhikr, of a passage all its verses. */
export function arabicOf({ passage, arabic = "" }: ShownDhikr): string {
  return passage ? passage.verses.map((verse) => verse.arabic).join(" ") : arabic;
}

const meaningClass = "fit-line max-w-[60ch] text-pretty text-ink-soft lg:text-lg print:mt-2 print:text-sm";

type QuranPassageProps = { readonly passage: Passage; readonly edition: AthkarSet["edition"] };

/** Verses of the Quran from the verified text, each closed by its end sign, and their translation. */
function QuranPassage({ passage, edition }: QuranPassageProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const { surah, surahName, verses } = passage;
  const size = dhikrSize(verses.map(({ arabic }) => arabic).join(" "));
  const [first, last] = [verses[0], verses.at(-1)];
  const numbers = [first, last].flatMap((verse) => (verse ? [formatNumber(verse.ayah, language)] : []));
  const range = [...new Set(numbers)].join("–");
  return (
    <>
      <p lang="ar" dir="rtl" className={`quran awaits-quran-font ${size}`}>
        {/* A font rule matches every element with `lang="ar"`, so each one needs the Quran's class. */}
        {verses.map(({ ayah, arabic }) => (
          <span key={ayah} className="quran">
            <QuranText text={arabic} />
            <span className="quran text-gold">{` \u06dd${formatNumber(ayah, "ar")} `}</span>
          </span>
        ))}
      </p>
      {first && last && <PlayVerses verses={{ surah, from: first.ayah, to: last.ayah }} />}
      {edition && (
        <div lang={edition.id} dir={directionOf(edition.id)} className={`mt-5 ${meaningClass}`}>
          {verses.map(({ ayah, translation }) => (
            <p key={ayah}>{translation}</p>
          ))}
        </div>
      )}
      <p className="fit-line mt-3 text-ink-soft text-sm print:hidden">
        {edition && (
          <span>
            {text("quranTranslation")}{" "}
            <bdi lang="en" dir="ltr">
              {edition.author}
            </bdi>
            {" · "}
          </span>
        )}
        <Link
          href={`/digital-quran?surah=${surah}&verse=${verses[0]?.ayah ?? 1}`}
          className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
        >
          {text("inQuran", { place: `${surahName} ${range}` })}
        </Link>
      </p>
    </>
  );
}

function isThis({ recording, range }: Recitation, { surah, from, to }: VerseRange): boolean {
  return recording?.kind === "verses" && range.surah === surah && range.from === from && range.to === to;
}

/** Outside the component, because the compiler skips components with an `import()`. */
const reciters = () => import("#content/reciters/index.ts");
const listeningMemory = () => import("#app/audio/listening-memory.ts");

/** Recites the verses of a dhikr. */
function PlayVerses({ verses }: { readonly verses: VerseRange }) {
  const text = useMessages("athkar");
  const shell = useMessages("shell");
  const showToast = useToast();
  const isPlaying = useRecitation((state) => isThis(state, verses) && isActive(state));
  const start = async () => {
    if (isPlaying) return sendToPlayer({ type: "pause" });
    const state = readRecitation();
    if (isThis(state, verses) && state.status === "paused") return sendToPlayer({ type: "play" });
    const [{ verseReciterOf }, { storedVerseReciter }] = await Promise.all([reciters(), listeningMemory()]);
    const recording = verseReciterOf(storedVerseReciter.read());
    const { surah, from, to } = verses;
    return sendToPlayer({ type: "start", recording, surah, ayah: from, to, continues: true });
  };
  const toggle = () =>
    start().catch(() => {
      const failed = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(failed, offline));
    });
  const Icon = isPlaying ? Pause : Play;
  return (
    <Button
      onClick={toggle}
      onPointerEnter={prefetchPlayer}
      onFocus={prefetchPlayer}
      className="mx-auto mt-4 flex! print:hidden!"
    >
      <Icon aria-hidden="true" className="size-4" />
      {text(isPlaying ? "pauseVerses" : "playVerses")}
    </Button>
  );
}

/**
 * Font sizes by the longest text they are for, in characters with marks: 33 and 28 px, and 24 px for longer ones. Texts
 * of a few lines stand in the middle, long ones begin at their side.
 */
const steps = [
  {
    longest: 70,
    size: "fit-line text-balance text-center text-[2.0625rem] lg:text-[2.875rem] print:text-[1.5rem]",
  },
  {
    longest: 120,
    size: "fit-line text-balance text-center text-[1.75rem] lg:text-[2.25rem] print:text-[1.5rem]",
  },
] as const;

/** Whether a text stands in the middle: a long one would move up with each line that arrives. */
export const isShort = (text: string) => text.length <= steps[1].longest;

/** The looks of an Arabic text by its length: of a long text more fits on the screen. */
export function dhikrSize(text: string): string {
  return (
    steps.find(({ longest }) => text.length <= longest)?.size ??
    "fit-line text-pretty text-[1.5rem] lg:text-[1.875rem] print:text-[1.375rem]"
  );
}
