import { BookOpen, ListTree, Pause, Play } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { prefetchPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { TajweedCard, TajweedCitation, TajweedExample } from "#content/tajweed/index.ts";
import { isActive, playingAyah } from "#domain/recitation/playing.ts";
import { lessonPointsOf } from "#domain/tajweed/lesson-points.ts";
import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import { tajweedOf } from "#domain/tajweed/tajweed-of.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { MarkedVerse } from "./marked-verse.tsx";
import { ruleLook } from "./rule-look.ts";

type RuleCardProps = {
  readonly card: TajweedCard;
  readonly cards: readonly TajweedCard[];
  readonly surahNames: Readonly<Record<number, string>>;
};

/** One rule: what it is, how and how long it is read, examples in the Quran, and the books that have it. */
export function RuleCard({ card, cards, surahNames }: RuleCardProps) {
  const text = useMessages("tajweed");
  const language = useLanguage();
  const [opened, setOpened] = useState<TajweedExample>();
  const counts = card.counts.map((count) => formatNumber(count, language)).join(" · ");
  return (
    <article id={card.id} aria-labelledby={`${card.id}-title`} className="panel flex flex-col p-5 sm:p-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${card.id}-title`} className="font-display text-xl">
          {card.title}
        </h2>
        {counts && <p className="text-gold text-sm">{text("counts", { counts })}</p>}
      </header>
      {card.occurrences !== undefined && (
        <p className="text-ink-soft text-sm">{text("occurrences", { count: card.occurrences })}</p>
      )}
      <p className="mt-3 max-w-[65ch]">{card.what}</p>
      <h3 className="mt-4 font-medium text-ink-soft text-sm">{text("howTitle")}</h3>
      <p className="max-w-[65ch]">{card.how}</p>
      <h3 className="mt-4 font-medium text-ink-soft text-sm">{text("examples")}</h3>
      <ul className="mt-1 grow divide-y divide-line">
        {card.examples.map((example) => (
          <ExampleVerse
            key={`${example.surah}:${example.ayah}`}
            example={example}
            look={ruleLook(card.shows)}
            surahName={surahNames[example.surah] ?? ""}
            onOpen={() => setOpened(example)}
          />
        ))}
      </ul>
      <RuleBooks cites={card.cites} />
      <Sheet
        title={text("verseRules")}
        closeLabel={text("close")}
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
      >
        {opened && <VerseRules example={opened} shows={card.shows} cards={cards} />}
      </Sheet>
    </article>
  );
}

/** The books that have a rule, with the Arabic title of the chapter. */
function RuleBooks({ cites }: { readonly cites: readonly TajweedCitation[] }) {
  const text = useMessages("tajweed");
  const language = useLanguage();
  const isArabicScript = language === "ar" || language === "ur";
  const year = (value: number) => formatNumber(value, language, { useGrouping: false });
  return (
    <details className="mt-3 border-line border-t pt-1 text-sm">
      <summary className="min-h-11 content-center text-ink-soft">{text("books")}</summary>
      <ul className="grid gap-2 pb-1">
        {cites.map(({ id, title, latinTitle, author, latinAuthor, diedHijri, writtenHijri, chapter }) => (
          <li key={`${id} ${chapter}`}>
            <cite className="not-italic">
              <bdi {...(isArabicScript ? { lang: "ar" } : {})}>{isArabicScript ? title : latinTitle}</bdi>
            </cite>
            {isArabicScript ? "، " : ", "}
            <bdi>{isArabicScript ? author : latinAuthor}</bdi>
            {diedHijri !== undefined && ` (${text("died", { year: year(diedHijri) })})`}
            {writtenHijri !== undefined && ` (${text("written", { year: year(writtenHijri) })})`}
            {": "}
            <bdi lang="ar" dir="rtl" className="font-naskh">
              {chapter}
            </bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

type VerseRulesProps = {
  readonly example: TajweedExample;
  /** The rule of the card, which is chosen first. */
  readonly shows: TajweedCard["shows"];
  readonly cards: readonly TajweedCard[];
};

type Found = { readonly from: number; readonly to: number; readonly shows: TajweedCard["shows"] };

function rulesIn(text: string): Found[] {
  const marked = tajweedOf(text).map(({ from, to, rule }) => ({ from, to, shows: rule }));
  const points = lessonPointsOf(text).map(({ from, to, point }) => ({ from, to, shows: point }));
  return [...marked, ...points].sort((one, other) => one.from - other.from);
}

const keyOf = ({ from, shows }: Pick<Found, "from" | "shows">) => `${from} ${shows}`;

/** Every rule in a verse, in the order of the text; the chosen one explains how it is read. */
function VerseRules({ example, shows, cards }: VerseRulesProps) {
  const text = useMessages("tajweed");
  const [chosen, setChosen] = useState(keyOf({ from: example.from, shows }));
  const found = rulesIn(example.text);
  const letters = Array.from(example.text);
  return (
    <>
      <MarkedVerse
        runs={markedRuns(example.text, found)}
        lookOf={(span) => `${ruleLook(span.shows)} ${keyOf(span) === chosen ? "decoration-4" : ""}`}
        onMark={(span) => setChosen(keyOf(span))}
        className="text-3xl"
      />
      <p className="mt-3 text-ink-soft text-sm">{text("inVerse", { count: found.length })}</p>
      <ol className="mt-2 divide-y divide-line">
        {found.map((one) => {
          const card = cards.find((each) => each.shows === one.shows);
          const isChosen = keyOf(one) === chosen;
          return (
            <li key={keyOf(one)}>
              <button
                type="button"
                aria-expanded={isChosen}
                onClick={() => setChosen(keyOf(one))}
                className="flex min-h-11 w-full items-center gap-4 py-1 text-start"
              >
                <span
                  lang="ar"
                  dir="rtl"
                  className={`quran w-12 shrink-0 text-center ${ruleLook(one.shows)}`}
                >
                  {letters.slice(one.from, one.to).join("")}
                </span>
                <span className={isChosen ? "font-medium" : ""}>{card?.title}</span>
              </button>
              {isChosen && <p className="pb-3 ps-16 text-ink-soft">{card?.how}</p>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

type ExampleVerseProps = {
  readonly example: TajweedExample;
  readonly look: string;
  readonly surahName: string;
  readonly onOpen: () => void;
};

/** A verse with the rule's letters marked; its reference links to the reader, the letters open its rules. */
function ExampleVerse({ example, look, surahName, onOpen }: ExampleVerseProps) {
  const text = useMessages("tajweed");
  const { surah, ayah } = example;
  const verse = text("verse", { surah: surahName, verse: formatNumber(ayah, useLanguage()) });
  return (
    <li className="py-2">
      <MarkedVerse
        runs={markedRuns(example.text, [example])}
        lookOf={() => look}
        onMark={onOpen}
        className="text-2xl"
      />
      <div className="flex items-center justify-between gap-2">
        <Link
          href={`/digital-quran?surah=${surah}&verse=${ayah}`}
          className="me-auto inline-flex min-h-11 items-center gap-2 text-green text-sm hover:underline"
        >
          <BookOpen aria-hidden="true" className="size-4" />
          {verse}
        </Link>
        <PlayExample verse={example} name={verse} />
        <IconButton label={text("showRules", { verse })} aria-haspopup="dialog" onClick={onOpen}>
          <ListTree aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

type PlayExampleProps = { readonly verse: VerseReference; readonly name: string };

/** Outside the component, because the compiler skips components with an `import()`. */
const reciters = () => import("#content/reciters/index.ts");

/** Recites the verse, as an example of the rule. */
function PlayExample({ verse, name }: PlayExampleProps) {
  const text = useMessages("tajweed");
  const shell = useMessages("shell");
  const showToast = useToast();
  const { surah, ayah } = verse;
  const isPlaying = useRecitation((state) => isActive(state) && playingAyah(state, surah) === ayah);
  const start = async () => {
    if (isPlaying) return sendToPlayer({ type: "pause" });
    const { verseReciterOf } = await reciters();
    const recording = verseReciterOf(storedVerseReciter.read());
    return sendToPlayer({ type: "start", recording, surah, ayah, to: ayah });
  };
  const toggle = () =>
    start().catch(() => {
      const failed = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
      const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
      showToast(playbackFailure(failed, offline));
    });
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      label={text(isPlaying ? "pause" : "play", { verse: name })}
      onClick={toggle}
      onPointerEnter={prefetchPlayer}
      onFocus={prefetchPlayer}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
