import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadSurahNames } from "#content/quran/index.ts";
import { isWhole, loadReading, type Reading, type ReadingOptions } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";
import { type Verification, verifySurah } from "./verification.ts";

type ReadingState = {
  readonly reading: Reading;
  /** True while the surah of the address, or the rest of it, is loading. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** The surah of the address. It starts with the verses that came with the page and loads the rest. */
export function useReading(first: Reading, options: ReadingOptions): ReadingState {
  const { edition, secondEdition = null, hasTransliteration = false } = options;
  const search = useSearch();
  const language = useLanguage();
  const [reading, setReading] = useState(first);
  const [sentIn, setSentIn] = useState(language);
  const lastSearch = useRef(search);
  const requested = readingPlaceOf(new URLSearchParams(search));
  const isLoaded =
    reading.surah.number === requested.surah &&
    reading.edition === edition &&
    reading.secondEdition === secondEdition &&
    isWhole(reading) &&
    (!hasTransliteration || reading.transliteration !== null);

  // The page in another language brings the surah in it: the same Arabic is not checked again.
  if (sentIn !== language) {
    setSentIn(language);
    const isSame = first.surah.number === reading.surah.number && isWhole(first) && isWhole(reading);
    const isAsked = first.edition === edition && secondEdition === null && !hasTransliteration;
    if (isSame && isAsked) setReading({ ...first, place: reading.place, arabic: reading.arabic });
  }

  const key = [search, language, edition, secondEdition, hasTransliteration].join(" ");
  const {
    value: loaded,
    hasFailed,
    retry,
  } = useAsync(isLoaded ? undefined : key, () =>
    loadReading({
      place: requested,
      language,
      edition,
      secondEdition,
      hasTransliteration,
      read: readPublished,
    }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is the one that was loaded for
  useEffect(() => {
    if (!loaded) return;
    lastSearch.current = search;
    setReading(({ place }) => {
      const isSamePlace = place.surah === loaded.place.surah && place.ayah === loaded.place.ayah;
      return isSamePlace ? { ...loaded, place } : loaded;
    });
  }, [loaded]);

  useEffect(() => {
    if (!isLoaded) return;
    // An address that only follows the scrolling requests no other place.
    if (lastSearch.current !== search && history.state?.isFollowed !== true) {
      const place = readingPlaceOf(new URLSearchParams(search));
      setReading((current) => ({ ...current, place }));
    }
    lastSearch.current = search;
  }, [search, isLoaded]);

  return {
    reading: useNameInLanguage(reading),
    isLoading: !isLoaded && !hasFailed,
    hasFailed,
    retry,
  };
}

/** Another language may show the same texts, but it has another name for the surah. */
function useNameInLanguage(reading: Reading): Reading {
  "use memo";
  const language = useLanguage();
  const [firstLanguage] = useState(language);
  const [hasChanged, setHasChanged] = useState(false);
  if (language !== firstLanguage && !hasChanged) setHasChanged(true);
  const { value } = useAsync(hasChanged ? language : undefined, () => loadSurahNames(language));
  const name = value?.[reading.surah.number - 1];
  return name ? { ...reading, name } : reading;
}

const checking: Verification = { kind: "checking" };

/** Compares the Arabic of a surah with the published hashes as soon as the whole surah is there. */
export function useVerification(reading: Reading): Verification {
  const { arabic, surah, hash } = reading;
  // Each text that arrives is checked for itself, also a second one of the same surah: the array is the key.
  const { value } = useAsync(isWhole(reading) ? arabic : undefined, () =>
    verifySurah(readPublished, surah.number, arabic, hash).catch(
      (): Verification => ({ kind: "unchecked", why: "noHashes" }),
    ),
  );
  return value ?? checking;
}

/** The reading with an empty text in place of each verse that failed the check: it is not shown as Quran. */
export function withoutAltered(reading: Reading, verification: Verification): Reading {
  if (verification.kind !== "altered") return reading;
  const { ayahs } = verification;
  return { ...reading, arabic: reading.arabic.map((verse, at) => (ayahs.includes(at + 1) ? "" : verse)) };
}
