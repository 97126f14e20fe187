import type { ReactNode } from "react";
import { type DayOutlineAnswer, fetchDayOutline } from "#app/api/day-outline.ts";
import { useClock } from "#app/browser/use-clock.ts";
import { loadOnce } from "#app/hydration/load-once.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { Messages } from "#app/i18n/say.ts";
import type { Language } from "#domain/language.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { clockDigits, useRemainingText } from "./time-words.ts";
import { TodayCard, type TodayView } from "./today-card.tsx";

/** The outline of the day at the place guessed for a first visit, with the words that it is shown with. */
export type FirstDay = { readonly outline: NonNullable<DayOutlineAnswer>; readonly words: Messages };

/** Asked where nothing is stored that could say another place, and no file that computes is on the device. */
const askOnce = loadOnce(async (): Promise<DayOutlineAnswer> => {
  if (navigator.serviceWorker?.controller || localStorage.getItem("prayer.position")) return null;
  return (await indexedDB.databases()).length > 0 ? null : fetchDayOutline();
});

/**
 * The first visit's times from our server: the code that computes them comes later than they do. Null on every other
 * visit, and where no answer comes.
 */
export async function loadFirstDay(language: Language): Promise<FirstDay | null> {
  try {
    const [outline, words] = await Promise.all([askOnce(), loadMessages(language, ["prayer"])]);
    return outline && { outline, words };
  } catch {
    return null;
  }
}

type Props = { readonly outline: FirstDay["outline"]; readonly meanwhile: ReactNode };

/** The card of an outline; `meanwhile` when its day is over. The device's clock is that of the place. */
export function FirstDayCard({ outline: { place, is24Hour, times, spans }, meanwhile }: Props) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const remainingText = useRemainingText();
  const { now } = useClock(Date.now());
  const span = spans.find(({ until }) => until > now);
  if (!span) return meanwhile;
  const clock = (at: number | null) => {
    if (at === null) return "—";
    const shown = new Date(at);
    const time = { hour: shown.getHours(), minute: shown.getMinutes() };
    return clockDigits(time, is24Hour, language);
  };
  const view: TodayView = {
    place: {
      id: place.id,
      // As `placeName` does, whose file brings what reads and stores places.
      label: place.names[language] ?? place.name,
      origin: "guessed",
      word: text("guessed"),
      reason: text("placeGuessed"),
    },
    current: span.current,
    next: span.next,
    remaining: remainingText(span.until, now),
    arches: Object.fromEntries(
      prayers.map((prayer) => {
        const at = times[prayer];
        return [prayer, { time: clock(at), isPast: at !== null && at < now }];
      }),
    ) as TodayView["arches"],
  };
  return <TodayCard view={view} />;
}
