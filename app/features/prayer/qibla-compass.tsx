import { type ReactNode, useEffect, useState } from "react";
import { followOrientation, requestOrientation } from "#app/browser/orientation-sensor.ts";
import { useClock } from "#app/browser/use-clock.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { Place } from "#domain/places/place.ts";
import { type CompassHeading, compassHeading, turnTo } from "#domain/qibla/compass-heading.ts";
import type { Declination } from "#domain/qibla/declination.ts";
import { qiblaFromSun, sunPosition } from "#domain/qibla/sun-position.ts";
import { calendarDayIn } from "#domain/zoned-time.ts";
import { usePlaceLabel } from "./place-label.ts";

type QiblaCompassProps = {
  readonly place: Place;
  readonly bearing: number;
  /** What stands under the dial. */
  readonly children: ReactNode;
};

type Sensor = "off" | "waiting" | "on" | "denied" | "missing";

/** Degrees off the qibla within which a person faces it. */
const facingTolerance = 3;
/** Milliseconds without a reading after which the device is taken to have no compass. */
const timeout = 3000;

/** A dial with the qibla, which turns with the device where it has a compass and the person allows it. */
export function QiblaCompass({ place, bearing, children }: QiblaCompassProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const [sensor, setSensor] = useState<Sensor>("off");
  const [compass, setCompass] = useState<CompassHeading>();
  // Also while "missing": a compass that reports late is still used.
  const isFollowing = sensor !== "off" && sensor !== "denied";
  // Without the model of the declination the compass uses magnetic north, and says so.
  const declination = useAsync(
    isFollowing ? `declination at ${place.latitude} ${place.longitude}` : undefined,
    async () => (await import("#domain/qibla/declination.ts")).magneticDeclination(place, Date.now()),
  ).value;

  useEffect(() => {
    if (!isFollowing) return;
    const timer = setTimeout(
      () => setSensor((current) => (current === "waiting" ? "missing" : current)),
      timeout,
    );
    const stop = followOrientation((reading, screenAngle) => {
      const next = compassHeading(reading, screenAngle, declination?.degrees);
      if (!next) return;
      setCompass(next);
      setSensor("on");
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isFollowing, declination]);

  const start = async () => {
    const permission = await requestOrientation();
    setSensor(permission === "granted" ? "waiting" : permission);
  };
  const degrees = (value: number) => text("degrees", { degrees: formatNumber(Math.round(value), language) });
  const heading = sensor === "on" ? compass?.heading : undefined;
  const turn = heading === undefined ? undefined : turnTo(bearing, heading);
  return (
    <div className="grid gap-3">
      <QiblaDial bearing={bearing} heading={heading ?? 0} place={place} />
      {children}
      <div className="grid justify-items-center gap-3 text-center">
        {turn !== undefined && (
          <p className="font-medium text-lg" data-turn="">
            {Math.abs(turn) <= facingTolerance
              ? part("facing")
              : part(turn > 0 ? "turnRight" : "turnLeft", { degrees: degrees(Math.abs(turn)) })}
          </p>
        )}
        {sensor === "on" && (
          <p className="text-ink-soft text-sm">
            {compass?.accuracy === undefined
              ? part("compassNoAccuracy")
              : part("compassAccuracy", { degrees: degrees(compass.accuracy) })}{" "}
            <NorthNote declination={compass?.isTrueNorth ? declination : undefined} />
          </p>
        )}
        {sensor === "off" && <Button onClick={start}>{part("compassStart")}</Button>}
        <p role="status" className="text-sm empty:hidden">
          {sensor === "waiting" && part("compassWaiting")}
          {sensor === "denied" && part("compassDenied")}
          {sensor === "missing" && part("compassMissing")}
        </p>
        <SunCheck place={place} bearing={bearing} />
      </div>
    </div>
  );
}

/** Says whether the compass shows true or magnetic north, and by which model. */
function NorthNote({ declination }: { readonly declination: Declination | undefined }) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  if (!declination) return <span data-north="magnetic">{part("compassMagnetic")}</span>;
  const { degrees, model, validUntil } = declination;
  const amount = formatNumber(Math.abs(degrees), language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const year = /\d{4}/.exec(model)?.[0] ?? "";
  return (
    <span data-north="true">
      {part(degrees < 0 ? "compassWest" : "compassEast", {
        degrees: text("degrees", { degrees: amount }),
        year: formatNumber(Number(year), language, { useGrouping: false }),
        until: dayText(calendarDayIn("UTC", validUntil), language, "month"),
      })}
    </span>
  );
}

type SunCheckProps = { readonly place: Place; readonly bearing: number };

/** How to find the qibla from the current position of the sun, which no magnet disturbs. */
function SunCheck({ place, bearing }: SunCheckProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const { now, isLive } = useClock(Number.NaN);
  const sun = isLive ? qiblaFromSun(bearing, sunPosition(place, now)) : undefined;
  const degrees = (value: number) => text("degrees", { degrees: formatNumber(Math.round(value), language) });
  return (
    <p className="text-ink-soft text-sm" data-sun={sun ? "up" : "none"}>
      {sun
        ? part(sun.turn > 0 ? "sunRight" : "sunLeft", {
            azimuth: degrees(sun.sunAzimuth),
            degrees: degrees(Math.abs(sun.turn)),
          })
        : part("sunDown")}
    </p>
  );
}

type QiblaDialProps = {
  readonly bearing: number;
  /** Degrees from north that the top of the screen points to; 0 for a dial that does not turn. */
  readonly heading: number;
  readonly place: Place;
};

const letters = [
  ["north", 0],
  ["east", 90],
  ["south", 180],
  ["west", 270],
] as const;
const ticks = Array.from({ length: 72 }, (_, index) => index * 5);

/** A compass rose that turns against the heading, with the direction of the Kaaba on it; north stays north. */
function QiblaDial({ bearing, heading, place }: QiblaDialProps) {
  const part = useMessages("prayerparts");
  const label = usePlaceLabel();
  return (
    <svg
      viewBox="-110 -110 220 220"
      role="img"
      aria-label={part("dialLabel", { place: label(place) })}
      className="mx-auto size-65 text-ink-soft"
    >
      <path d="M0 -108 l5 9 h-10 z" className="fill-ink" />
      <g transform={`rotate(${-heading})`}>
        <circle r="96" className="fill-none stroke-edge" strokeWidth="1" />
        {ticks.map((angle) => (
          <line
            key={angle}
            y1="-96"
            y2={angle % 45 === 0 ? -84 : -90}
            transform={`rotate(${angle})`}
            stroke="currentColor"
            strokeWidth={angle % 45 === 0 ? 1.5 : 0.75}
          />
        ))}
        {letters.map(([side, angle]) => (
          <g key={side} transform={`rotate(${angle}) translate(0 -68) rotate(${heading - angle})`}>
            <text textAnchor="middle" dominantBaseline="central" fontSize="15" className="fill-current">
              {part(`side.${side}`)}
            </text>
          </g>
        ))}
        <g transform={`rotate(${bearing})`} className="stroke-gold">
          <line y2="-60" strokeWidth="2" strokeLinecap="round" />
          <path
            d="M0-83l3.8 3.8h5.4v5.4L13-70l-3.8 3.8v5.4H3.8L0-57l-3.8-3.8h-5.4v-5.4L-13-70l3.8-3.8v-5.4h5.4z"
            className="fill-gold stroke-none"
          />
        </g>
        <circle r="4" className="fill-gold" />
      </g>
    </svg>
  );
}
