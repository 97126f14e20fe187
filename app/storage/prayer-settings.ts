import { boolean, type GenericSchema, nullable } from "valibot";
import { is24HourIn } from "#domain/hour-cycle.ts";
import type { Place } from "#domain/places/place.ts";
import type { CalculationChoices } from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import type { Json } from "#domain/sync/operation.ts";
import { placeSchema } from "./place-schema.ts";
import {
  choicesSchema,
  everyNotice,
  methodSchema,
  noticesSchema,
  ownMethodSchema,
  placesSchema,
} from "./prayer-setting-schemas.ts";
import { jsonOf, parseWith, storedValue, useStoredValue } from "./stored-value.ts";
import { openUserData, useCollectionMap } from "./user-data/use-collection.ts";
import { onCollectionReady } from "./user-data/use-synced-setting.ts";

/** A mosque's own times, as they were fitted. */
export type OwnMethod = { readonly method: MethodName; readonly choices: CalculationChoices };

type Check<T> = (value: unknown) => T | undefined;

/** Checks each stored body once and returns the same value for it afterwards, so that nothing is computed twice. */
export function checkedOnce<T>(schema: GenericSchema<unknown, T>): Check<T> {
  const seen = new WeakMap<object, { readonly value: T | undefined }>();
  return (body) => {
    if (!(body instanceof Object)) return parseWith(schema, body);
    const known = seen.get(body) ?? { value: parseWith(schema, body) };
    seen.set(body, known);
    return known.value;
  };
}

/** One of the stored settings. */
export function settingIn<T>(
  bodies: ReadonlyMap<string, unknown>,
  name: string,
  check: Check<T>,
  fallback: T,
): T {
  const body = bodies.get(`prayer.${name}`);
  return (body === undefined ? undefined : check(body)) ?? fallback;
}

/** A setting that is synced to the person's other devices; storing the fallback removes it. */
export function useSetting<T>(name: string, check: Check<T>, fallback: T) {
  const { entries, isReady, put, remove } = useCollectionMap("setting");
  const save = (value: T) => {
    if (value === fallback) remove(`prayer.${name}`);
    else put(`prayer.${name}`, value as Exclude<Json, null>);
  };
  return {
    value: settingIn(entries, name, check, fallback),
    isReady,
    save,
    /** Stores what is made of the current value, after it was read. */
    change: (made: (value: T) => T) =>
      onCollectionReady("setting", (bodies) => save(made(settingIn(bodies, name, check, fallback)))),
  };
}

const checks = {
  place: checkedOnce<Place | null>(placeSchema),
  method: checkedOnce<MethodName | null>(methodSchema),
  choices: checkedOnce(choicesSchema),
  ownMethod: checkedOnce<OwnMethod | null>(ownMethodSchema),
  notices: checkedOnce(noticesSchema),
  places: checkedOnce(placesSchema),
  flag: checkedOnce<boolean | null>(boolean()),
};

const noChoices: CalculationChoices = {};
const noPlaces: readonly Place[] = [];

/** The device's own position: stored here only, never synced or exported. */
const storedPosition = storedValue("prayer.position", jsonOf<Place | null>(nullable(placeSchema)), null);

/** The place of the person's prayer times; null until they chose one. */
export function useSavedPlace() {
  const city = useSetting("place", checks.place, null);
  const [position, savePosition] = useStoredValue(storedPosition);
  const save = (place: Place) => {
    const isPosition = place.id.startsWith("position:");
    savePosition(isPosition ? place : null);
    if (!isPosition) city.save(place);
  };
  return { place: position ?? city.value, isReady: city.isReady, save };
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

/** How a person's times are computed, as stored. */
export type SavedCalculation = {
  readonly method: MethodName | null;
  readonly choices: CalculationChoices;
  readonly ownMethod: OwnMethod | null;
};

/** Calls back with the stored calculation as soon as it was read. */
export function onCalculationReady(act: (userData: SavedCalculation) => void): void {
  onCollectionReady("setting", (bodies) =>
    act({
      method: settingIn(bodies, "method", checks.method, null),
      choices: settingIn(bodies, "choices", checks.choices, noChoices),
      ownMethod: settingIn(bodies, "ownMethod", checks.ownMethod, null),
    }),
  );
}

/** Method and choices; the method is null while the country's own is used. */
export function useSavedCalculation() {
  const method = useSetting("method", checks.method, null);
  const choices = useSetting("choices", checks.choices, noChoices);
  const ownMethod = useSetting("ownMethod", checks.ownMethod, null);
  return {
    method: method.value,
    saveMethod: method.save,
    choices: choices.value,
    saveChoices: choices.save,
    ownMethod: ownMethod.value,
    saveOwnMethod: ownMethod.save,
  };
}

export function useSavedNotices() {
  const { value, change } = useSetting("notices", checks.notices, everyNotice);
  return { notices: value, changeNotices: change };
}

/** Whether the person has said when their mosque prays; `saved-iqamah.ts` reads it. */
export function useHasIqamah(): boolean {
  return useCollectionMap("setting").entries.has("prayer.iqamah");
}

/** Whether times are shown with 24 hours: as the person set it, else as is usual in the place's country. */
export function useIs24Hour({ countryCode }: Place) {
  const { value, save } = useSetting<boolean | null>("is24Hour", checks.flag, null);
  return { is24Hour: value ?? is24HourIn(countryCode), chosen: value, saveIs24Hour: save };
}

/** The same settings, read once from IndexedDB, for use outside of React; `bodies` are all that are stored. */
export async function readSavedPrayer() {
  const userData = await openUserData();
  await userData.load("setting");
  const { bodies } = userData.read("setting");
  return {
    place: storedPosition.read() ?? settingIn(bodies, "place", checks.place, null),
    method: settingIn(bodies, "method", checks.method, null),
    choices: settingIn(bodies, "choices", checks.choices, noChoices),
    notices: settingIn(bodies, "notices", checks.notices, everyNotice),
    bodies,
  };
}
