import { Link } from "wouter";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import { type HijriCalendar, isApproximate } from "#domain/hijri/hijri-calendar.ts";
import type { Language } from "#domain/language.ts";
import { placeName } from "#domain/places/place.ts";
import { useHijriText } from "./hijri-text.ts";
import type { HijriNow } from "./use-hijri-today.ts";

type TodayCardProps = {
  readonly now: HijriNow;
  readonly months: CalendarTexts["months"];
  readonly calendar: HijriCalendar;
};

const reasons = { guessed: "placeGuessed", default: "placeDefault", chosen: undefined } as const;

/** Today's date in both calendars. */
export function TodayCard({ now, months, calendar }: TodayCardProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const hijriText = useHijriText(months);
  const { hijri, today, place, origin, isLive } = now;
  // A device position has no name where no known city is near.
  const name = placeName(place, language);
  const date = dayText(today, language, "full");
  const reason = reasons[origin];
  return (
    <section aria-labelledby="today" className="panel arcade p-5 pb-18 sm:p-8 sm:pb-20">
      <h2 id="today" className="text-ink-soft">
        {text("today")}
      </h2>
      <div className={isLive ? "" : "invisible noscript:visible"}>
        <p className="mt-1 text-balance font-display text-3xl text-gold sm:text-4xl" data-hijri-today="">
          {hijri ? hijriText(hijri) : text("outside")}
        </p>
        <p className="mt-1 text-ink-soft">
          {name ? text("gregorianIn", { date, place: withPreposition(name, language) }) : date}
        </p>
        <Link
          href="/prayer#place"
          data-origin={origin}
          className="flex min-h-[max(3rem,2lh)] items-center text-ink-soft text-sm"
        >
          <span>
            {reason && text(reason)}{" "}
            <span className="text-green underline underline-offset-4">
              {text(reason ? "choosePlace" : "changePlace")}
            </span>
          </span>
        </Link>
        {hijri && isApproximate(hijri, calendar) && (
          <p className="mt-2 text-sm">{text(calendar === "civil" ? "civilApproximate" : "approximate")}</p>
        )}
      </div>
    </section>
  );
}

/**
 * A city with its French preposition: "à" contracts with a masculine or plural article (au Caire, aux Abymes) and with
 * no other (à La Mecque, à L’Haÿ). In the other languages the preposition is part of the message.
 */
export function withPreposition(name: string, language: Language): string {
  if (language !== "fr") return name;
  const [, article, rest] = /^(le|les) (\p{Lu}.*)$/iu.exec(name) ?? [];
  if (article === undefined) return `à ${name}`;
  return `${article.toLowerCase() === "le" ? "au" : "aux"} ${rest}`;
}
