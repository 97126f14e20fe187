import { useEffect, useEffectEvent, useState } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { type AthkarPlace, athkarPlaceOf, type SetName } from "./athkar-address.ts";
import type { PublishedSet } from "./athkar-set.ts";
import { setOfHour } from "./set-of-hour.ts";

export type AthkarSetState = {
  readonly place: AthkarPlace;
  readonly set: PublishedSet;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * The set that the address names; the previous one stays until the next is loaded. Where the address names none it is
 * the set of the hour, which stays the same while the page is open.
 */
export function useAthkarSet(first: PublishedSet): AthkarSetState {
  const { parameters, change } = useAddressParameters();
  const language = useLanguage();
  const [hour, setHour] = useState<SetName>();
  // The address must not name the set of the hour, so that a reload opens the one of its own hour (`setOfTheHour`).
  const isOfHour = parameters.has("hour");
  const dropName = useEffectEvent(() => change({ category: undefined, hour: undefined }, { replace: true }));
  useEffect(() => {
    setHour(setOfHour());
    if (isOfHour) dropName();
  }, [isOfHour]);
  const place = athkarPlaceOf(parameters, hour ?? first.name);
  const { name } = place;
  const { value, latest, hasFailed, retry } = useAsync(
    `${name} ${language}`,
    () =>
      import("./athkar-set.ts").then(({ loadAthkarSet }) =>
        loadAthkarSet({ place: { name }, language, read: readPublished }),
      ),
    first.name === name && first.language === language ? first : undefined,
  );
  const isSettled = hour !== undefined && (value !== undefined || hasFailed);
  useEffect(() => {
    // `before-first-paint.ts` hid the prerendered set of another hour until now.
    if (isSettled) delete document.documentElement.dataset.hourUnknown;
  }, [isSettled]);
  return { place, set: value ?? latest ?? first, isLoading: !value && !hasFailed, hasFailed, retry };
}
