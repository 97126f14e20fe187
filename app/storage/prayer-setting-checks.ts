import type { Place } from "#domain/places/place.ts";
import type { CalculationChoices } from "#domain/prayer-times/calculation.ts";
import { type MethodName, methodNames } from "#domain/prayer-times/calculation-method.ts";
import {
  highLatitudeRules,
  limits,
  madhabs,
  polarCircleResolutions,
  roundings,
  shafaqs,
} from "#domain/prayer-times/calculation-options.ts";
import { dayMarks, type prayers } from "#domain/prayer-times/prayer-name.ts";
import type { NoticeSettings } from "#domain/prayer-times/prayer-notices.ts";
import { isTimeZone } from "#domain/zoned-time.ts";

type Fields = Readonly<Record<string, unknown>>;
type Limits = { readonly min: number; readonly max: number };

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function numberIn(value: unknown, { min, max }: Limits): number | undefined {
  return typeof value === "number" && value >= min && value <= max ? value : undefined;
}

function oneOf<T extends string>(words: readonly T[], value: unknown): T | undefined {
  return words.find((word) => word === value);
}

/** A place as it was kept; undefined for anything its times could not be computed for. */
export function checkedPlace(value: unknown): Place | undefined {
  const { id, name, names, countryCode, region, latitude, longitude, timeZone } = fieldsOf(value);
  if (typeof id !== "string" || typeof name !== "string" || typeof timeZone !== "string") return undefined;
  const north = numberIn(latitude, { min: -90, max: 90 });
  const east = numberIn(longitude, { min: -180, max: 180 });
  if (north === undefined || east === undefined || !isTimeZone(timeZone)) return undefined;
  const own = Object.entries(fieldsOf(names)).filter(([, word]) => typeof word === "string");
  return {
    id,
    name,
    names: Object.fromEntries(own),
    countryCode: typeof countryCode === "string" ? countryCode : "",
    region: typeof region === "string" ? region : "",
    latitude: north,
    longitude: east,
    timeZone,
  };
}

export function checkedPlaces(value: unknown): readonly Place[] | undefined {
  return Array.isArray(value) ? value.flatMap((each) => checkedPlace(each) ?? []).slice(0, 50) : undefined;
}

export function checkedMethod(value: unknown): MethodName | undefined {
  return oneOf(methodNames, value);
}

/** What a person set, each part that is not such a setting left out. */
export function checkedChoices(value: unknown): CalculationChoices {
  const saved = fieldsOf(value);
  const minutes = fieldsOf(saved.adjustments);
  const adjustments = Object.fromEntries(
    dayMarks.flatMap((mark) => {
      const each = numberIn(minutes[mark], limits.adjustment);
      return each === undefined || each === 0 ? [] : [[mark, Math.round(each)] as const];
    }),
  );
  const choices = {
    fajrAngle: numberIn(saved.fajrAngle, limits.twilightAngle),
    ishaAngle: numberIn(saved.ishaAngle, limits.twilightAngle),
    ishaInterval: numberIn(saved.ishaInterval, limits.ishaInterval),
    maghribAngle: numberIn(saved.maghribAngle, limits.maghribAngle),
    madhab: oneOf(madhabs, saved.madhab),
    highLatitudeRule: oneOf(highLatitudeRules, saved.highLatitudeRule),
    rounding: oneOf(roundings, saved.rounding),
    shafaq: oneOf(shafaqs, saved.shafaq),
    polarCircleResolution: oneOf(polarCircleResolutions, saved.polarCircleResolution),
    ...(Object.keys(adjustments).length > 0 ? { adjustments } : {}),
  };
  return Object.fromEntries(Object.entries(choices).filter(([, each]) => each !== undefined));
}

/** Which prayers are announced and how long before. */
export function checkedNotices(value: unknown): NoticeSettings {
  const saved = fieldsOf(value);
  const noticeOf = (prayer: (typeof prayers)[number]) => {
    const { isOn, minutesBefore } = fieldsOf(saved[prayer]);
    return { isOn: isOn !== false, minutesBefore: numberIn(minutesBefore, { min: 0, max: 60 }) ?? 0 };
  };
  return {
    fajr: noticeOf("fajr"),
    dhuhr: noticeOf("dhuhr"),
    asr: noticeOf("asr"),
    maghrib: noticeOf("maghrib"),
    isha: noticeOf("isha"),
  };
}
