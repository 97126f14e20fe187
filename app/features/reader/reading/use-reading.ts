import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadSurahNames } from "#content/quran/index.ts";
import { isWhole, loadReading, type Reading, type ReadingOptions } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";
import { type Verification, verifySurah } from "./verification.ts";

type ReadingState = {
  readonly reading: Reading;
  /** True while the surah the address asks for, or the rest of it, is on its way. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Follows the address from place to place and completes what the first paint showed in part. */
export function useReading(first: Reading, beside: ReadingOptions): ReadingState {
  const { edition, secondEdition = null, hasTransliteration = false } = beside;
  const search = useSearch();
  const language = useLanguage();
  const [reading, setReading] = useState(first);
  const [failedSearch, setFailedSearch] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const seenSearch = useRef(search);
  const place = readingPlaceOf(new URLSearchParams(search));
  const isLoaded =
    reading.surah.number === place.surah &&
    reading.edition === edition &&
    reading.secondEdition === secondEdition &&
    isWhole(reading) &&
    (!hasTransliteration || reading.transliteration !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to run again
  useEffect(() => {
    const asked = readingPlaceOf(new URLSearchParams(search));
    if (isLoaded) {
      if (seenSearch.current !== search && history.state?.isFollowed !== true)
        setReading((current) => ({ ...current, place: asked }));
      seenSearch.current = search;
      return;
    }
    let isCurrent = true;
    loadReading({
      place: asked,
      language,
      edition,
      secondEdition,
      hasTransliteration,
      read: readPublished,
    })
      .then((loaded) => {
        if (!isCurrent) return;
        seenSearch.current = search;
        setFailedSearch(undefined);
        setReading((current) => {
          const isSamePlace = current.place.surah === asked.surah && current.place.ayah === asked.ayah;
          return isSamePlace ? { ...loaded, place: current.place } : loaded;
        });
      })
      .catch((error: unknown) => {
        console.warn("surah did not load", error);
        if (isCurrent) setFailedSearch(search);
      });
    return () => {
      isCurrent = false;
    };
  }, [search, language, edition, secondEdition, hasTransliteration, isLoaded, attempt]);

  // The texts may stay as they are in another language; the name of their surah does not.
  const namedIn = useRef(language);
  useEffect(() => {
    if (namedIn.current === language) return;
    namedIn.current = language;
    let isCurrent = true;
    loadSurahNames(language)
      .then((names) => {
        if (isCurrent)
          setReading((current) => ({ ...current, name: names[current.surah.number - 1] ?? current.name }));
      })
      .catch((error: unknown) => console.warn("names of surahs did not load", error));
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const hasFailed = failedSearch === search && !isLoaded;
  return {
    reading,
    isLoading: !isLoaded && !hasFailed,
    hasFailed,
    retry: () => {
      setFailedSearch(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

/** Checks the Arabic of a surah once all of it is there. */
export function useVerification(reading: Reading): Verification {
  const [found, setFound] = useState<{ arabic: Reading["arabic"]; result: Verification }>();
  const { arabic, surah, hash } = reading;
  const canCheck = isWhole(reading);
  useEffect(() => {
    if (!canCheck) return;
    let isCurrent = true;
    verifySurah(readPublished, surah.number, arabic, hash)
      .then((result) => isCurrent && setFound({ arabic, result }))
      .catch(() => isCurrent && setFound({ arabic, result: { kind: "unchecked", why: "noHashes" } }));
    return () => {
      isCurrent = false;
    };
  }, [arabic, surah, hash, canCheck]);
  return found?.arabic === arabic ? found.result : { kind: "checking" };
}

/** The reading without the verses that failed: an empty text stands where one is not shown as Quran. */
export function withoutAltered(reading: Reading, verification: Verification): Reading {
  if (verification.kind !== "altered") return reading;
  const { ayahs } = verification;
  return { ...reading, arabic: reading.arabic.map((verse, at) => (ayahs.includes(at + 1) ? "" : verse)) };
}
