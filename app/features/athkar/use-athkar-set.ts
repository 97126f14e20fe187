import { useEffect, useEffectEvent, useState } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { type AthkarPlace, athkarPlaceOf, type SetName } from "./athkar-address.ts";
import type { AthkarSet } from "./athkar-set.ts";
import { setOfHour } from "./set-of-hour.ts";

export type AthkarSetState = {
  readonly place: AthkarPlace;
  readonly set: AthkarSet;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * Follows the address from set to set; the one before stays until the next is there. Where the address names none it is
 * the set of the hour, and stays that one while the page is open.
 */
export function useAthkarSet(first: AthkarSet): AthkarSetState {
  const { parameters, change } = useAddressParameters();
  const language = useLanguage();
  const [hour, setHour] = useState<SetName>();
  // The set of the hour has no name in the address, so that a reload opens that of its own hour (`setOfTheHour`).
  const isOfHour = parameters.has("hour");
  const dropName = useEffectEvent(() => change({ category: undefined, hour: undefined }, { replace: true }));
  useEffect(() => {
    setHour(setOfHour());
    if (isOfHour) dropName();
  }, [isOfHour]);
  const place = athkarPlaceOf(parameters, hour ?? first.name);
  const { name } = place;
  const [set, setSet] = useState(first);
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isThere = set.name === name && set.language === language;
  const wanted = `${name} ${language}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to run again
  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    import("./athkar-set.ts")
      .then(({ loadAthkarSet }) => loadAthkarSet({ place: { name }, language, read: readPublished }))
      .then((loaded) => {
        if (isCurrent) setSet(loaded);
      })
      .catch((error: unknown) => {
        console.warn("remembrances did not load", error);
        if (isCurrent) setFailed(wanted);
      });
    return () => {
      isCurrent = false;
    };
  }, [name, language, isThere, wanted, attempt]);

  const hasFailed = failed === wanted && !isThere;
  const isSettled = hour !== undefined && (isThere || hasFailed);
  useEffect(() => {
    // From here on nothing of the page as it was sent is hidden (`bootScript`).
    if (isSettled) delete document.documentElement.dataset.hourUnknown;
  }, [isSettled]);
  return {
    place,
    set,
    isLoading: !isThere && !hasFailed,
    hasFailed,
    retry: () => {
      setFailed(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
