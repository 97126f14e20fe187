import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "wouter";
import { MarkedVerse } from "#app/features/tajweed/marked-verse.tsx";
import { type RuleFamily, ruleFamilies, ruleFamily, ruleLook } from "#app/features/tajweed/rule-look.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { TajweedCard } from "#content/tajweed/index.ts";
import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";
import { LayerChoices, useLayerData } from "./layer-choices.tsx";
import { type NearVerses, nearVerses } from "./near-verses.ts";
import { storedLayer } from "./stored-layer.ts";
import { surahOf, useRulesOfSurahs } from "./use-rules-of-surahs.ts";
import { letterAt, placeOf, verseTextOf } from "./verse-text.ts";

type TajweedLayerProps = {
  readonly surah: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

type Tapped = {
  readonly surah: number;
  readonly ayah: number;
  readonly text: string;
  readonly from: number | undefined;
};

const noSpans: readonly TajweedSpan[] = [];

/** The rules marked on the verses of the page, the reader's choice of them, and the rules of a tapped verse. */
export function TajweedLayer({ surah, isOpen, onClose }: TajweedLayerProps) {
  const text = useMessages("studying");
  const [{ isOn, rules }] = useStoredValue(storedLayer);
  const { data, hasFailed } = useLayerData(surah);
  const [tapped, setTapped] = useState<Tapped>();
  const { rules: rulesOf, request } = useRulesOfSurahs(surah, data?.verses);
  const isMarking = isOn && data !== undefined;
  // Watched from the start, so that switching the rules on only has to paint.
  const [near] = useState(nearVerses);
  useEffect(() => near.watch(), [near]);

  const requestRules = useEffectEvent(request);
  useEffect(() => {
    if (!isMarking) return;
    const shownOf = (verse: Element) => {
      const number = surahOf(verse, surah);
      requestRules(number);
      const spans = rulesOf[number]?.[Number(verse.getAttribute("data-ayah")) - 1];
      return spans?.filter(({ rule }) => rules.includes(rule)) ?? noSpans;
    };
    const clear = paintRules(near, shownOf);
    const tap = ({ target, clientX, clientY }: MouseEvent) => {
      const verse =
        target instanceof Element && target.closest("[data-arabic]") && target.closest("[data-ayah]");
      const words = verse ? verseTextOf(verse) : undefined;
      if (!verse || !words || getSelection()?.isCollapsed === false) return;
      const at = letterAt(words, clientX, clientY);
      const ayah = Number(verse.getAttribute("data-ayah"));
      // Every letter of the text is one UTF-16 unit, so offsets in letters and in units are the same.
      const span =
        at === undefined ? undefined : shownOf(verse).find(({ from, to }) => at >= from && at < to);
      if (span) setTapped({ surah: surahOf(verse, surah), ayah, text: words.data, from: span.from });
    };
    document.addEventListener("click", tap);
    return () => {
      clear();
      document.removeEventListener("click", tap);
    };
  }, [near, isMarking, rulesOf, rules, surah]);

  const openVerse = (ayah: number) => {
    const verse = document.querySelector(
      `[data-ayah="${ayah}"]:is([data-surah="${surah}"], :not([data-surah]))`,
    );
    const words = verse ? verseTextOf(verse) : undefined;
    if (words) setTapped({ surah, ayah, text: words.data, from: undefined });
  };
  return (
    <>
      <Sheet title={text("tajweed")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
        <LayerChoices data={data} hasFailed={hasFailed} onVerse={openVerse} />
      </Sheet>
      <Sheet
        title={text("rulesOfVerse")}
        closeLabel={text("close")}
        isOpen={tapped !== undefined}
        onClose={() => setTapped(undefined)}
      >
        {tapped && data && (
          <TappedVerse
            key={`${tapped.surah} ${tapped.ayah} ${tapped.from}`}
            text={tapped.text}
            spans={rulesOf[tapped.surah]?.[tapped.ayah - 1] ?? noSpans}
            from={tapped.from}
            cards={data.cards}
          />
        )}
      </Sheet>
    </>
  );
}

type TappedVerseProps = {
  readonly text: string;
  readonly spans: readonly TajweedSpan[];
  /** The letter that was tapped. */
  readonly from: number | undefined;
  readonly cards: readonly TajweedCard[];
};

/** Every rule of a verse, in the order of the text; the chosen one explains how it is read. */
function TappedVerse({ text: verse, spans, from, cards }: TappedVerseProps) {
  const text = useMessages("studying");
  const [chosen, setChosen] = useState(spans.find((span) => span.from === from) ?? spans[0]);
  const letters = Array.from(verse);
  return (
    <div className="text-start">
      <MarkedVerse
        runs={markedRuns(verse, spans)}
        lookOf={(span) => `${ruleLook(span.rule)} ${span === chosen ? "decoration-4" : ""}`}
        onMark={setChosen}
        className="text-2xl"
      />
      <ol className="mt-3 divide-y divide-line">
        {spans.map((span) => {
          const card = cards.find(({ shows }) => shows === span.rule);
          const isChosen = span === chosen;
          return (
            <li key={`${span.from} ${span.rule}`}>
              <button
                type="button"
                aria-expanded={isChosen}
                onClick={() => setChosen(span)}
                className="flex min-h-11 w-full items-center gap-4 py-1 text-start"
              >
                <span
                  lang="ar"
                  dir="rtl"
                  className={`quran w-12 shrink-0 text-center ${ruleLook(span.rule)}`}
                >
                  {letters.slice(span.from, span.to).join("")}
                </span>
                <span className={isChosen ? "font-medium" : ""}>{card?.title}</span>
              </button>
              {isChosen && card && (
                <p className="ps-16 pb-3 text-ink-soft">
                  {card.how}{" "}
                  <Link
                    href={`/tajweed-rules?tab=${card.tab}#${card.id}`}
                    className="text-green underline underline-offset-4"
                  >
                    {text("aboutRule")}
                  </Link>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/**
 * The highlight name of a family (CSS Custom Highlight API): highlights make no box, so joined letters stay joined and
 * no verse is laid out again. Their styles are in `tajweed.css`, because styles that load with the layer would restyle
 * every element of the page.
 */
const nameOf = (family: RuleFamily) => `tajweed-${family}`;

/**
 * Marks the rules on the verses near the screen, and returns the function that removes all marks. `spansOf` returns the
 * rules to mark in the verse of an element.
 */
function paintRules(near: NearVerses, spansOf: (verse: Element) => readonly TajweedSpan[]): () => void {
  const highlights = new Map(ruleFamilies.map((family) => [family, new Highlight()] as const));
  for (const [family, highlight] of highlights) CSS.highlights.set(nameOf(family), highlight);
  const painted = new Map<Element, { family: RuleFamily; range: AbstractRange }[]>();

  const clear = (verse: Element) => {
    for (const { family, range } of painted.get(verse) ?? []) highlights.get(family)?.delete(range);
    painted.delete(verse);
  };
  const paint = (verse: Element) => {
    const text = verseTextOf(verse);
    if (!text || painted.has(verse)) return;
    let at = 0;
    const ranges: { family: RuleFamily; range: AbstractRange }[] = [];
    for (const run of markedRuns(text.data, spansOf(verse))) {
      const from = at;
      at += run.text.length;
      if (!run.span) continue;
      const start = placeOf(text, from);
      const end = placeOf(text, at, true);
      if (!start || !end) continue;
      const family = ruleFamily(run.span.rule);
      const range = new StaticRange({
        startContainer: start.node,
        startOffset: start.offset,
        endContainer: end.node,
        endOffset: end.offset,
      });
      highlights.get(family)?.add(range);
      ranges.push({ family, range });
    }
    painted.set(verse, ranges);
  };

  const unfollow = near.follow({ onEnter: paint, onLeave: clear });
  return () => {
    unfollow();
    for (const family of highlights.keys()) CSS.highlights.delete(nameOf(family));
  };
}
