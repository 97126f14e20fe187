import { useEffect, useEffectEvent } from "react";
import { firstVerseOf, pageOfVerse, pagesBeside } from "#app/features/reader/mushaf/shown-page.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { verseAtLine } from "#app/features/reader/reading/verse-position.ts";
import { loadStructure, pageCount } from "#content/quran/index.ts";
import { ayahsIn, isSurah, type VerseReference } from "#domain/verse-reference.ts";
import { listSpeed } from "./pace.ts";

type AutoScroll = {
  readonly isRunning: boolean;
  readonly isPaged: boolean;
  readonly areTwo: boolean;
  /** Seconds for a page of the mushaf. */
  readonly pace: number;
  readonly onGo: (verse: VerseReference) => void;
  /** The Quran is at its end. */
  readonly onEnd: () => void;
};

/** Milliseconds after which the speed is measured again: the verses of another page have another height. */
const measureInterval = 1000;

/** Most seconds that one frame may count for: after a pause of the browser the text does not jump. */
const longestFrame = 0.1;

/** CSS pixels of the screen below which the last verse must have come before the next surah opens. */
const endMargin = 260;

const addressed = () => readingPlaceOf(new URLSearchParams(location.search));

/** The end of the list, or the top of a verse, from the top of the document; undefined while it is not in the page. */
function topOf(surah: number, ayah: number): number | undefined {
  const isEnd = ayah > ayahsIn(surah);
  const box = document.getElementById(`verse-${isEnd ? ayah - 1 : ayah}`)?.getBoundingClientRect();
  return box && (isEnd ? box.bottom : box.top) + scrollY;
}

/** Scrolls the verses, or turns the pages, at a steady speed while `isRunning`. */
export function useAutoScroll(options: AutoScroll): void {
  const { isRunning, isPaged } = options;
  const now = useEffectEvent(() => options);
  useEffect(() => {
    if (!isRunning) return;
    return isPaged ? turnPages(now) : scrollList(now);
  }, [isRunning, isPaged]);
}

/** Calls back before each frame with the seconds that have passed; the returned function ends it. */
function eachFrame(onFrame: (seconds: number, moment: number) => void): () => void {
  let last = performance.now();
  let frame = requestAnimationFrame(function step(moment) {
    frame = requestAnimationFrame(step);
    const seconds = Math.min(longestFrame, Math.max(0, moment - last) / 1000);
    last = moment;
    onFrame(seconds, moment);
  });
  return () => cancelAnimationFrame(frame);
}

/** Browsers scroll by whole pixels of the screen: what is left is added to the next step. */
function smoothScroll(): (pixels: number) => void {
  let left = 0;
  return (pixels) => {
    left += pixels;
    const step = Math.trunc(left * devicePixelRatio) / devicePixelRatio;
    if (step === 0) return;
    left -= step;
    scrollBy({ top: step, behavior: "instant" });
  };
}

function scrollList(now: () => AutoScroll): () => void {
  const scroll = smoothScroll();
  let starts: readonly number[] | undefined;
  let speed = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let pace = 0;
  let opened = 0;
  loadStructure().then(
    (structure) => {
      starts = structure.page;
    },
    () => now().onEnd(),
  );
  return eachFrame((seconds, moment) => {
    if (!starts) return;
    const { surah } = addressed();
    // The next surah is on its way.
    if (opened !== 0 && (surah !== opened || scrollY > 0)) {
      if (surah !== opened) return;
      opened = 0;
    }
    if (moment - measuredAt > measureInterval || pace !== now().pace) {
      measuredAt = moment;
      pace = now().pace;
      const verse = { surah, ayah: verseAtLine() ?? 1 };
      speed = listSpeed(verse, ayahsIn(surah), starts, (ayah) => topOf(surah, ayah), pace) ?? speed;
      const end = topOf(surah, ayahsIn(surah) + 1);
      if (end !== undefined && end - scrollY < innerHeight - endMargin) {
        if (!isSurah(surah + 1)) return now().onEnd();
        opened = surah + 1;
        return now().onGo({ surah: opened, ayah: 0 });
      }
    }
    scroll(speed * seconds);
  });
}

function turnPages(now: () => AutoScroll): () => void {
  const scroll = smoothScroll();
  let passed = 0;
  let isTurning = false;
  const turn = async () => {
    const { areTwo, onGo, onEnd } = now();
    const [open = 1] = pagesBeside(await pageOfVerse(addressed()), areTwo);
    const next = open + (areTwo ? 2 : 1);
    const first = next <= pageCount ? await firstVerseOf(next) : undefined;
    if (!first) return onEnd();
    onGo(first);
    document.querySelector("[data-mushaf]")?.scrollIntoView({ block: "start", behavior: "instant" });
  };
  return eachFrame((seconds) => {
    if (isTurning) return;
    const time = now().pace * (now().areTwo ? 2 : 1);
    passed += seconds;
    const box = document.querySelector("[data-mushaf]")?.getBoundingClientRect();
    // A page that is longer than the screen comes up while it is read.
    const hidden = (box?.bottom ?? 0) - innerHeight + endMargin / 2;
    if (hidden > 0) scroll((hidden * seconds) / Math.max(seconds, time * 0.85 - passed));
    if (passed < time) return;
    passed = 0;
    isTurning = true;
    turn()
      .catch(() => now().onEnd())
      .finally(() => {
        isTurning = false;
      });
  });
}
