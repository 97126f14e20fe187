import { useEffect, useState } from "react";
import type { Place } from "#domain/places/place.ts";
import type { Declination } from "#domain/qibla/declination.ts";

/** The magnetic declination at a place, its model fetched when it is first wanted; undefined where none is known. */
export function useDeclination(place: Place, isWanted: boolean): Declination | undefined {
  const [found, setFound] = useState<{
    readonly place: Place;
    readonly declination: Declination | undefined;
  }>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import("#domain/qibla/declination.ts").then(
      ({ magneticDeclination }) =>
        isCurrent && setFound({ place, declination: magneticDeclination(place, Date.now()) }),
      // Without the model the compass goes on by magnetic north, and says so.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [place, isWanted]);
  return found?.place === place ? found.declination : undefined;
}
