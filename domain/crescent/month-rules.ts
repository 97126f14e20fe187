import type { Instant } from "#domain/zoned-time.ts";
import {
  apparentMoonAltitude,
  crescentOn,
  dawnAfter,
  elongationAt,
  geocentricMoonAltitude,
  newMoonAfter,
  type Position,
  solarMidnight,
  sunsetAfter,
  sunsetLongitude,
} from "./crescent.ts";

/** Says whether a month begins with the evening of a day (numbered from 1 January 1970). */
export type MonthRule = (dayNumber: number) => boolean;

const day = 86_400_000;

const makkah: Position = { latitude: 21.4225, longitude: 39.8262 };

/** West and ends of Indonesia, where the moon stands highest at sunset. */
const indonesia: readonly Position[] = [
  { latitude: 5.9, longitude: 95.22 }, // Sabang
  { latitude: 5.466, longitude: 95.24 }, // Lhoknga
  { latitude: -0.95, longitude: 100.35 }, // Padang
  { latitude: -7.03, longitude: 106.56 }, // Pelabuhan Ratu
  { latitude: -10.92, longitude: 122.85 }, // Rote
];

const malaysia: readonly Position[] = [
  { latitude: 6.43, longitude: 99.67 }, // Langkawi
  { latitude: 2.43, longitude: 101.85 }, // Teluk Kemang
  { latitude: 1.32, longitude: 103.4 }, // Pontian
  { latitude: 1.85, longitude: 109.65 }, // Tanjung Datu
];

const pakistan: readonly Position[] = [
  { latitude: 25.05, longitude: 61.75 }, // Jiwani
  { latitude: 24.86, longitude: 66.99 }, // Karachi
  { latitude: 30.18, longitude: 67.0 }, // Quetta
  { latitude: 34.01, longitude: 71.58 }, // Peshawar
];

const morocco: readonly Position[] = [
  { latitude: 35.76, longitude: -5.83 }, // Tangier
  { latitude: 30.42, longitude: -9.6 }, // Agadir
  { latitude: 27.15, longitude: -13.2 }, // Laayoune
];

/** Western ends of Alaska's mainland. */
const alaska: readonly Position[] = [
  { latitude: 65.6, longitude: -168 },
  { latitude: 61.5, longitude: -166 },
  { latitude: 58.6, longitude: -162 },
  { latitude: 56.8, longitude: -158.9 },
  { latitude: 55.9, longitude: -160.5 },
  { latitude: 55, longitude: -163 },
];

/** Western ends of the American mainland from Vancouver to Chile. */
const westernAmerica: readonly Position[] = [
  { latitude: 48.4, longitude: -124.6 },
  { latitude: 40.4, longitude: -124.4 },
  { latitude: 34.5, longitude: -120.5 },
  { latitude: 27.8, longitude: -115 },
  { latitude: 20.4, longitude: -105.6 },
  { latitude: 13.9, longitude: -91.6 },
  { latitude: -4.7, longitude: -81.3 },
  { latitude: -18, longitude: -71 },
  { latitude: -37, longitude: -73.5 },
  { latitude: -52, longitude: -74.5 },
];

/** East of New Zealand's main islands, whose dawn ends the time for the new moon. */
const newZealand: Position = { latitude: -37.7, longitude: 178.5 };

function sunsetOn(dayNumber: number, place: Position): Instant | null {
  return sunsetAfter(solarMidnight(dayNumber, place.longitude), place);
}

/** The last new moon before the end of a day in UTC and two days more. */
function newMoonOf(dayNumber: number): Instant {
  return newMoonAfter((dayNumber - 27) * day);
}

/**
 * Umm al-Qura since 1423: the moon was new before sunset in Makkah, and sets after the sun (R. H. van Gent, The
 * Umm al-Qura Calendar of Saudi Arabia).
 */
export const ummAlQuraRule: MonthRule = (dayNumber) => {
  const crescent = crescentOn(dayNumber, makkah);
  if (typeof crescent === "string") return false;
  return newMoonOf(dayNumber) < crescent.sunset && crescent.moonset > crescent.sunset;
};

/**
 * MABIMS since 1443 (2022): at sunset at a place of the country the moon stands at least 3° high and at least
 * 6.4° from the sun, seen from the earth's centre.
 */
function mabims(places: readonly Position[]): MonthRule {
  return (dayNumber) =>
    places.some((place) => {
      const sunset = sunsetOn(dayNumber, place);
      return (
        sunset !== null &&
        newMoonOf(dayNumber) < sunset &&
        elongationAt(sunset) >= 6.4 &&
        apparentMoonAltitude(sunset, place) >= 3
      );
    });
}

export const indonesiaRule = mabims(indonesia);
export const malaysiaRule = mabims(malaysia);

/** Both as seen from the earth's centre: so the published figures for 1 Ramadan 1447 in Alaska are made. */
function isHighEnough(sunset: Instant, place: Position): boolean {
  return elongationAt(sunset) >= 8 && geocentricMoonAltitude(sunset, place) >= 5;
}

/**
 * The first part of the rule of the congress of Istanbul (2016): before the day ends in Greenwich the moon stands
 * at sunset somewhere on earth at least 5° high and at least 8° from the sun. Both grow with time, so that the
 * places where the sun sets at the end of the day decide.
 */
const beforeMidnightRule: MonthRule = (dayNumber) => {
  const end = (dayNumber + 1) * day;
  if (newMoonOf(dayNumber) > end || elongationAt(end) < 8) return false;
  for (let latitude = -60; latitude <= 60; latitude += 4) {
    const longitude = sunsetLongitude(end, latitude);
    if (longitude !== null && isHighEnough(end, { latitude, longitude })) return true;
  }
  return false;
};

/** The second part: met later on the American mainland, if the moon was new before dawn in New Zealand. */
function orLaterIn(places: readonly Position[]): MonthRule {
  return (dayNumber) => {
    if (beforeMidnightRule(dayNumber)) return true;
    const dawn = dawnAfter((dayNumber + 0.5) * day, newZealand);
    if (dawn === null || newMoonOf(dayNumber) > dawn) return false;
    return places.some((place) => {
      const sunset = sunsetOn(dayNumber, place);
      return sunset !== null && newMoonOf(dayNumber) < sunset && isHighEnough(sunset, place);
    });
  };
}

/** The rule of Istanbul as the calendar of one world applies it: Alaska is part of the mainland. */
export const worldRule = orLaterIn([...alaska, ...westernAmerica]);

/** The same as Diyanet's published lists have it: what only Alaska would see does not begin a month. */
export const diyanetRule = orLaterIn(westernAmerica);

/** Sighting is expected where the crescent is visible to the naked eye by Yallop, classes A and B. */
function sighting(places: readonly Position[]): MonthRule {
  return (dayNumber) =>
    places.some((place) => {
      const crescent = crescentOn(dayNumber, place);
      return typeof crescent !== "string" && (crescent.yallop === "A" || crescent.yallop === "B");
    });
}

export const pakistanRule = sighting(pakistan);
export const moroccoRule = sighting(morocco);

/** First days of so many months: each has 29 days if the rule holds on the evening of the 29th, otherwise 30. */
export function monthStarts(rule: MonthRule, first: number, months: number): number[] {
  const starts = [first];
  for (let index = 0; index < months; index++) {
    const start = starts[index] ?? first;
    starts.push(start + (rule(start + 28) ? 29 : 30));
  }
  return starts;
}

/** The first day after the evenings from that day on for which the rule holds. */
export function firstStart(rule: MonthRule, from: number): number {
  for (let evening = from; evening < from + 40; evening++) if (rule(evening)) return evening + 1;
  throw new Error("no month begins within forty days");
}
