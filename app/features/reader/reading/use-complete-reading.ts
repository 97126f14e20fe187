import { useEditions } from "#app/features/reader/settings/use-editions.ts";
import type { Reading } from "./reading.ts";
import { useFollowedAddress } from "./use-followed-address.ts";
import { useOpenedVerse } from "./use-opened-verse.ts";
import { useReading } from "./use-reading.ts";
import { useSavedPosition } from "./use-saved-position.ts";
import { useVerification, withoutAltered } from "./use-verification.ts";

/** The reading of the address, completed, checked, followed and remembered. */
export function useCompleteReading(first: Reading, hasTransliteration: boolean) {
  const {
    reading: loaded,
    isLoading,
    hasFailed,
    retry,
  } = useReading(first, {
    ...useEditions(),
    hasTransliteration,
  });
  const verification = useVerification(loaded);
  useFollowedAddress(loaded);
  useOpenedVerse(loaded);
  useSavedPosition();
  return { reading: withoutAltered(loaded, verification), isLoading, hasFailed, retry, verification };
}
