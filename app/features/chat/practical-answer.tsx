import { Link } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { useKnownPlace } from "#app/storage/known-place.ts";
import { useIs24Hour, useSavedCalculation } from "#app/storage/prayer-settings.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { placeSource } from "#content/cities/index.ts";
import type { PracticalQuestion } from "#domain/practical-questions/practical-tools.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { placeInBrowser } from "./named-place.ts";
import { practicalAnswer } from "./practical-text.ts";

type PracticalAnswerProps = { readonly question: PracticalQuestion; readonly askedAt: Instant };

/** Times, the qibla, a date or a sum of zakat, for the person's own place and settings, with the page that goes on. */
export function PracticalAnswer({ question, askedAt }: PracticalAnswerProps) {
  const text = useMessages("practical");
  const language = useLanguage();
  const { place, origin, isReady: isPlaceReady } = useKnownPlace(placeSource);
  const { method, choices } = useSavedCalculation();
  const { chosen } = useIs24Hour(place);
  const { reckoning, fromMaghrib, isReady } = useReckoning(place.countryCode);
  const settings = {
    method,
    choices,
    is24Hour: chosen ?? undefined,
    reckoning,
    isFromMaghrib: fromMaghrib.value,
  };
  const key = `${language} ${askedAt} ${place.id} ${origin} ${JSON.stringify([question, settings])}`;
  const { latest, hasFailed } = useAsync(isPlaceReady && isReady ? key : undefined, () =>
    practicalAnswer(question, {
      ...settings,
      language,
      now: askedAt,
      own: { place, origin },
      findPlace: (asked) => placeInBrowser(asked, place, readPublished),
    }),
  );
  if (hasFailed) return <p role="status">{text("failed")}</p>;
  if (!latest)
    return <div aria-hidden="true" className="h-24 rounded-panel bg-raised motion-safe:animate-pulse" />;
  const [first, ...notes] = latest.lines;
  return (
    <>
      <p className="text-pretty">{first}</p>
      {latest.times.length > 0 && (
        <dl aria-label={text("timesList")} className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {latest.times.map(({ name, time }) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd>
                <bdi>{time}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="text-pretty text-ink-soft text-sm">
          {note}
        </p>
      ))}
      <p>
        <Link href={latest.link.url} className={buttonClass()}>
          {latest.link.title}
        </Link>
      </p>
    </>
  );
}
