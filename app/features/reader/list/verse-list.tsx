import { memo, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearch } from "wouter";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import type { PortionEndAt } from "#app/features/reader/reading/portion-end.tsx";
import {
  grownWindow,
  type Reading,
  type VerseWindow,
  windowAround,
} from "#app/features/reader/reading/reading.ts";
import { isInRange, readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { VerseCard } from "#app/features/reader/verse/verse-card.tsx";
import type { VerseView } from "#app/features/reader/verse/verse-view.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import type { Language } from "#domain/language.ts";

const groupLength = 6;

type VerseListProps = {
  readonly reading: Reading;
  readonly view: VerseView;
  readonly actions: VerseActions;
  readonly current: number | undefined;
  readonly playing: number | undefined;
  /** Keys of the bookmarked or favorite verses of all surahs. */
  readonly marked: readonly string[];
  /** The verse with which today's portion of a khatma ends. */
  readonly end: PortionEndAt | undefined;
};

/** The verses of a surah in groups with fixed borders, so that a growing list remounts nothing. */
export function VerseList({
  reading,
  view,
  actions,
  current,
  playing,
  marked,
  end: portionEnd,
}: VerseListProps) {
  "use memo";
  const { from, to } = useGrowingWindow(reading);
  const { number } = reading.surah;
  const markedAyahs = useMemo(
    () => marked.filter((key) => key.startsWith(`${number}:`)).map((key) => Number(key.split(":")[1])),
    [marked, number],
  );
  const firstGroup = Math.floor((from - 1) / groupLength);
  const lastGroup = Math.floor((to - 1) / groupLength);
  const groups = Array.from({ length: lastGroup - firstGroup + 1 }, (_, index) => firstGroup + index);
  const rendered = groups.map((group) => {
    const start = Math.max(from, group * groupLength + 1);
    const end = Math.min(to, (group + 1) * groupLength);
    const isInGroup = (ayah: number) => ayah >= start && ayah <= end;
    const inGroup = (ayah: number | undefined) => (ayah !== undefined && isInGroup(ayah) ? ayah : undefined);
    return (
      <VerseGroup
        key={group}
        reading={reading}
        from={start}
        to={end}
        view={view}
        actions={actions}
        current={inGroup(current)}
        playing={inGroup(playing)}
        marked={markedAyahs.filter(isInGroup).join(" ")}
        end={portionEnd && isInGroup(portionEnd.ayah) ? portionEnd : undefined}
      />
    );
  });
  // useGrowingWindow keeps the scroll position while the list grows above; the browser's own anchoring would add to it.
  return <div className="[overflow-anchor:none]">{rendered}</div>;
}

type VerseGroupProps = {
  readonly reading: Reading;
  readonly from: number;
  readonly to: number;
  readonly view: VerseView;
  readonly actions: VerseActions;
  /** The highlighted verse where it is in this group. */
  readonly current: number | undefined;
  /** The verse whose recitation plays, where it is in this group. */
  readonly playing: number | undefined;
  /** Bookmarked or favorite ayahs of this group, joined: equal strings let `memo` skip the group. */
  readonly marked: string;
  readonly end: PortionEndAt | undefined;
};

/** A few verses that are mounted together, with a layout of their own. */
const VerseGroup = memo(function VerseGroup(props: VerseGroupProps) {
  const { reading, from, to, view, actions, current, playing, marked } = props;
  const markedAyahs = marked.split(" ");
  const ayahs = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <ol className="[contain:layout_style]" start={from}>
      {ayahs.map((ayah) => {
        const at = ayah - reading.window.from;
        return (
          <VerseCard
            key={ayah}
            surah={reading.surah.number}
            ayah={ayah}
            arabic={reading.arabic[at] ?? ""}
            translation={view.hasTranslation ? reading.translation?.[at] : undefined}
            transliteration={view.hasTransliteration ? reading.transliteration?.[at] : undefined}
            edition={reading.edition}
            second={view.hasTranslation ? reading.second?.[at] : undefined}
            secondEdition={reading.secondEdition}
            isInRange={isInRange(reading.place, ayah)}
            view={view}
            actions={actions}
            isCurrent={current === ayah}
            isPlaying={playing === ayah}
            isMarked={markedAyahs.includes(String(ayah))}
            after={props.end?.ayah === ayah && props.end.line}
          />
        );
      })}
    </ol>
  );
});

/** Verses mounted per frame: few enough for one frame of a slow phone. */
const step = 6;

/** The first mounted verse and the distance of its top from the top of the page. */
type Anchor = {
  readonly place: Reading["place"];
  readonly language: Language;
  readonly from: number;
  readonly top: number | undefined;
};

/** Distance of a verse from the top of the page, in CSS pixels; undefined while it is not mounted. */
function topOf(ayah: number): number | undefined {
  const verse = document.getElementById(`verse-${ayah}`);
  return verse ? verse.getBoundingClientRect().top + scrollY : undefined;
}

/**
 * The verses mounted so far: those of the first paint, then a few more each frame until all are there, so that the
 * browser's find and screen readers reach everything. Growing above keeps the scroll position. Another language begins
 * again at the verse being read: to draw a long surah in it takes seconds on a slow phone.
 */
function useGrowingWindow(reading: Reading): VerseWindow {
  "use memo";
  const { surah, place } = reading;
  const language = useLanguage();
  const named = readingPlaceOf(new URLSearchParams(useSearch()));
  const read = named.surah === surah.number && named.isVerseRequested ? named.ayah : undefined;
  const [mounted, setMounted] = useState(() => windowAround(place.ayah, surah.ayahs, place.to));
  const [owner, setOwner] = useState(reading.place);
  const [shownIn, setShownIn] = useState(language);
  const before = useRef<Anchor>(undefined);
  if (owner !== reading.place) {
    setOwner(reading.place);
    setMounted(windowAround(place.ayah, surah.ayahs, place.to));
  }
  if (shownIn !== language) {
    setShownIn(language);
    setMounted(windowAround(read ?? 1, surah.ayahs));
  }

  const showRead = useEffectEvent(() => {
    if (read !== undefined) document.getElementById(`verse-${read}`)?.scrollIntoView({ block: "start" });
  });
  useLayoutEffect(() => {
    const { current: known } = before;
    const isSamePlace = known?.place === owner;
    const top = isSamePlace && mounted.from < known.from ? topOf(known.from) : undefined;
    // Measured at the verse that was first: the height of the page may also have changed by fonts.
    if (top !== undefined && known?.top !== undefined)
      scrollBy({ top: top - known.top, behavior: "instant" });
    const remember = () => {
      before.current = { place: owner, language: shownIn, from: mounted.from, top: topOf(mounted.from) };
    };
    remember();
    if (known === undefined || known.language === shownIn) return;
    // Once the document has the direction of the new language too.
    queueMicrotask(() => {
      showRead();
      remember();
    });
  }, [mounted, owner, shownIn]);

  useEffect(() => {
    const available = reading.window;
    const canGrow = mounted.from > available.from || mounted.to < available.to;
    if (!canGrow) return;
    const frame = requestAnimationFrame(() =>
      setMounted((current) => {
        const grown = grownWindow(current, available.to, step);
        return { from: Math.max(grown.from, available.from), to: grown.to };
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [mounted, reading.window]);

  // The browser prints what is in the page as soon as this event ends.
  useEffect(() => {
    const { from, to } = reading.window;
    const mountAll = () => flushSync(() => setMounted({ from, to }));
    addEventListener("beforeprint", mountAll);
    return () => removeEventListener("beforeprint", mountAll);
  }, [reading.window]);

  return {
    from: Math.max(mounted.from, reading.window.from),
    to: Math.min(mounted.to, reading.window.to),
  };
}
