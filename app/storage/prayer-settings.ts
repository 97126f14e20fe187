"use no memo";

import { is24HourIn } from "#domain/hour-cycle.ts";
import type { Place } from "#domain/places/place.ts";
import type { CalculationChoices } from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import type { NoticeSettings } from "#domain/prayer-times/prayer-notices.ts";
import type { Json } from "#domain/sync/operation.ts";
import {
  checkedChoices,
  checkedMethod,
  checkedNotices,
  checkedPlace,
  checkedPlaces,
} from "./prayer-setting-checks.ts";
import { jsonOf, storedValue, useStoredValue } from "./stored-value.ts";
import { onCollectionReady } from "./user-data/on-collection-ready.ts";
import { openUserData } from "./user-data/use-collection.ts";
import { useCollectionMap } from "./user-data/use-collection-map.ts";

/** A mosque's own times, as they were fitted. */
export type OwnMethod = { readonly method: MethodName; readonly choices: CalculationChoices };

type Check<T> = (value: unknown) => T | undefined;

/** Checks each kept body once and gives the same value for it ever after, so that nothing is computed twice. */
function remembering<T>(check: Check<T>): Check<T> {
  const seen = new WeakMap<object, { readonly value: T | undefined }>();
  return (body) => {
    if (typeof body !== "object" || body === null) return check(body);
    const known = seen.get(body) ?? { value: check(body) };
    seen.set(body, known);
    return known.value;
  };
}

/** One setting among all that are kept. */
function settingIn<T>(bodies: ReadonlyMap<string, unknown>, name: string, check: Check<T>, fallback: T): T {
  const body = bodies.get(`prayer.${name}`);
  return (body === undefined ? undefined : check(body)) ?? fallback;
}

/** A setting that follows the person to other devices; keeping the fallback itself forgets it. */
function useSetting<T>(name: string, check: Check<T>, fallback: T) {
  const { entries, isReady, put, remove } = useCollectionMap("setting");
  const keep = (value: T) => {
    if (value === fallback) remove(`prayer.${name}`);
    else put(`prayer.${name}`, value as Exclude<Json, null>);
  };
  return {
    value: settingIn(entries, name, check, fallback),
    isReady,
    keep,
    /** Keeps what is made of the value that stands, also where that was not read yet. */
    change: (made: (value: T) => T) =>
      onCollectionReady("setting", (bodies) => keep(made(settingIn(bodies, name, check, fallback)))),
  };
}

function checkedOwnMethod(value: unknown): OwnMethod | undefined {
  const { method: name, choices } = (value ?? {}) as Partial<Record<keyof OwnMethod, unknown>>;
  const method = checkedMethod(name);
  return method ? { method, choices: checkedChoices(choices) } : undefined;
}

const checks = {
  place: remembering<Place | null>(checkedPlace),
  method: checkedMethod as Check<MethodName | null>,
  choices: remembering(checkedChoices),
  ownMethod: remembering<OwnMethod | null>(checkedOwnMethod),
  notices: remembering<NoticeSettings>(checkedNotices),
  places: remembering(checkedPlaces),
  flag: ((value) => (typeof value === "boolean" ? value : undefined)) as Check<boolean | null>,
};

const noChoices: CalculationChoices = {};
const noPlaces: readonly Place[] = [];
const everyNotice = checkedNotices(undefined);

/** The device's own position: kept here and nowhere else, never among what is synced or exported. */
const storedPosition = storedValue(
  "prayer.position",
  jsonOf<Place | null>((value) => (value === null ? null : checkedPlace(value))),
  null,
);

/** Where the person's times are for; null until they have said. */
export function useSavedPlace() {
  const city = useSetting("place", checks.place, null);
  const [position, keepPosition] = useStoredValue(storedPosition);
  const keep = (place: Place) => {
    const isPosition = place.id.startsWith("position:");
    keepPosition(isPosition ? place : null);
    if (!isPosition) city.keep(place);
  };
  return { place: position ?? city.value, isReady: city.isReady, keep };
}

export function useSavedPlaces() {
  const favourites = useSetting("favourites", checks.places, noPlaces);
  const recent = useSetting("recent", checks.places, noPlaces);
  return {
    favourites: favourites.value,
    changeFavourites: favourites.change,
    recent: recent.value,
    changeRecent: recent.change,
  };
}

/** How a person's times are computed, as it is kept. */
export type SavedCalculation = {
  readonly method: MethodName | null;
  readonly choices: CalculationChoices;
  readonly ownMethod: OwnMethod | null;
};

/** Acts upon what is kept of the calculation, as soon as that was read. */
export function onCalculationReady(act: (userData: SavedCalculation) => void): void {
  onCollectionReady("setting", (bodies) =>
    act({
      method: settingIn(bodies, "method", checks.method, null),
      choices: settingIn(bodies, "choices", checks.choices, noChoices),
      ownMethod: settingIn(bodies, "ownMethod", checks.ownMethod, null),
    }),
  );
}

/** Method and choices; the method is null while the country's own is followed. */
export function useSavedCalculation() {
  const method = useSetting("method", checks.method, null);
  const choices = useSetting("choices", checks.choices, noChoices);
  const ownMethod = useSetting("ownMethod", checks.ownMethod, null);
  return {
    method: method.value,
    keepMethod: method.keep,
    choices: choices.value,
    keepChoices: choices.keep,
    ownMethod: ownMethod.value,
    keepOwnMethod: ownMethod.keep,
  };
}

export function useSavedNotices() {
  const { value, change } = useSetting("notices", checks.notices, everyNotice);
  return { notices: value, changeNotices: change };
}

/** Whether times are shown in twenty-four hours: as the person set it, else as the place's country writes them. */
export function useIs24Hour({ countryCode }: Place) {
  const { value, keep } = useSetting<boolean | null>("is24Hour", checks.flag, null);
  return { is24Hour: value ?? is24HourIn(countryCode), keepIs24Hour: keep };
}

/** The same settings read once, outside the tree, from the disk. */
export async function readSavedPrayer() {
  const userData = await openUserData();
  await userData.load("setting");
  const { bodies } = userData.read("setting");
  return {
    place: storedPosition.read() ?? settingIn(bodies, "place", checks.place, null),
    method: settingIn(bodies, "method", checks.method, null),
    choices: settingIn(bodies, "choices", checks.choices, noChoices),
    notices: settingIn(bodies, "notices", checks.notices, everyNotice),
  };
}
