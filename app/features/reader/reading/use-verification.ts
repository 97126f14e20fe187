import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { isWhole, type Reading } from "./reading.ts";
import { type Verification, verifySurah } from "./verification.ts";

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
