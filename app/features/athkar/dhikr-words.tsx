import { Pause, Play } from "lucide-react";
import { Link } from "wouter";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Button } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { useToast } from "#app/ui/toast.ts";
import { directionOf } from "#domain/language.ts";
import { isActive, type Recitation } from "#domain/recitation/recitation.ts";
import type { VerseRange } from "#domain/verse-range.ts";
import type { AthkarSet, Passage, ShownDhikr } from "./athkar-set.ts";

type DhikrWordsProps = { readonly dhikr: ShownDhikr; readonly edition: AthkarSet["edition"] };

/** The text of a dhikr, its meaning, its benefit and its sources. */
export function DhikrWords({ dhikr, edition }: DhikrWordsProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const { passage, arabic, translation, benefit } = dhikr;
  return (
    <div data-dhikr={dhikr.id}>
      {passage ? (
        <QuranPassage passage={passage} edition={edition} />
      ) : (
        <p
          lang="ar"
          dir="rtl"
          className={`text-pretty font-naskh leading-[1.95]! ${dhikrSize(arabic ?? "")}`}
        >
          {arabic}
        </p>
      )}
      {translation && (
        <p
          lang={language}
          dir={directionOf(language)}
          className="mt-5 max-w-[65ch] text-pretty text-[1.0625rem] text-ink-soft"
        >
          {translation}
        </p>
      )}
      <div className="mt-6 border-gold border-s-2 ps-4">
        <h3 className="font-medium text-gold text-sm">{text("benefit")}</h3>
        <p className="max-w-[65ch] text-pretty">{benefit}</p>
      </div>
      <DhikrSource dhikr={dhikr} />
    </div>
  );
}

/** The sources of a dhikr, its narrator and grades, and whether its texts were reviewed. */
function DhikrSource({ dhikr }: { readonly dhikr: ShownDhikr }) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const { grades } = dhikr;
  const places = dhikr.sources.map(({ collection, book, number }) =>
    [collection, book && `(${book})`, printedNumber(number, language)].filter(Boolean).join(" "),
  );
  const ours = dhikr.translation === undefined ? "oursNote" : "ours";
  return (
    <footer className="mt-6 grid gap-2 text-ink-soft text-sm">
      <p>
        <span className="font-medium text-ink">{text("source")}</span> <span>{places.join(" · ")}</span>
      </p>
      <p>{text("narrator", { name: dhikr.narrator })}</p>
      {grades.length > 0 && (
        <ul aria-label={text("grades")} className="flex flex-wrap gap-2">
          {grades.map(({ id, grade, grader }) => (
            <li key={id} className="rounded-round border border-line px-3 py-0.5">
              {text("gradedBy", { grade: text(`grade.${grade}`), grader })}
            </li>
          ))}
        </ul>
      )}
      <p className={dhikr.isReviewed ? "text-green" : ""}>{text(dhikr.isReviewed ? "reviewed" : ours)}</p>
    </footer>
  );
}

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
      <p lang="ar" dir="rtl" className={`quran text-pretty ${size}`}>
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
        <div
          lang={edition.id}
          dir={directionOf(edition.id)}
          className="mt-5 max-w-[65ch] text-pretty text-ink-soft"
        >
          {verses.map(({ ayah, translation }) => (
            <p key={ayah}>{translation}</p>
          ))}
        </div>
      )}
      <p className="mt-3 text-ink-soft text-sm">
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
    <Button onClick={toggle} onPointerEnter={prefetchPlayer} onFocus={prefetchPlayer} className="mt-4">
      <Icon aria-hidden="true" className="size-4" />
      {text(isPlaying ? "pauseVerses" : "playVerses")}
    </Button>
  );
}

/** Font sizes by the longest text they are for, in characters with marks: 33 and 28 px, and 24 px for longer ones. */
const steps = [
  { longest: 70, size: "text-[2.0625rem]" },
  { longest: 200, size: "text-[1.75rem]" },
] as const;

/** The font size of an Arabic text by its length: of a long text more fits on the screen. */
export function dhikrSize(text: string): string {
  return steps.find(({ longest }) => text.length <= longest)?.size ?? "text-[1.5rem]";
}
