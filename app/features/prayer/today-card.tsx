import { MapPin } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Arcade } from "#app/ui/arcade.tsx";
import { NowCard, skyOf } from "#app/ui/now-card.tsx";
import { type DayMark, type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";

/** What the card says once the times are known; its words are those of the area `prayer`. */
export type TodayView = {
  readonly place: {
    readonly id: string;
    readonly label: string;
    readonly origin: "chosen" | "guessed" | "default";
    /** Why it is this place, in a word and in a sentence; absent where the person chose it. */
    readonly word?: string;
    readonly reason?: string;
  };
  readonly current: DayMark | "none";
  readonly next: DayMark | "none";
  readonly remaining: string;
  readonly arches: Readonly<Record<Prayer, { readonly time: string; readonly isPast: boolean }>>;
};

/** Keeps the room of a time. */
const noFigure = "\u00a0";

/** The next prayer and the five times of today on the home page; without a view, the room that they will take. */
export function TodayCard({ view }: { readonly view?: TodayView }) {
  const text = useMessages("prayer");
  const home = useMessages("home");
  return (
    <NowCard
      sky={skyOf(view?.current ?? "none")}
      headingId="next-prayer"
      label={home("now.next")}
      name={
        view ? (
          <span data-next={view.next}>
            {view.next === "none" ? text("noUpcoming") : text(`name.${view.next}`)}
          </span>
        ) : (
          <span className="invisible">{home("now.fajr")}</span>
        )
      }
      above={view ? <PlaceLine place={view.place} /> : <span className="block min-h-7" />}
      count={
        view ? (
          <>
            <span className="sr-only">{text("remainingLabel")} </span>
            <span data-remaining="">{view.remaining}</span>
          </>
        ) : (
          noFigure
        )
      }
      className="lg:min-h-85 lg:justify-between"
    >
      <Arcade
        label={home("now.prayers")}
        arches={prayers.map((prayer) => ({
          id: prayer,
          name: home(`now.${prayer}`),
          time: view?.arches[prayer].time ?? noFigure,
          state: view?.current === prayer ? "now" : view?.arches[prayer].isPast ? "past" : "coming",
        }))}
      />
    </NowCard>
  );
}

/** Whose times they are, and the way to another place. */
function PlaceLine({ place: { id, label, origin, word, reason } }: { readonly place: TodayView["place"] }) {
  const text = useMessages("prayer");
  const home = useMessages("home");
  return (
    <p
      data-place={id}
      data-origin={origin}
      className="flex min-h-7 flex-wrap items-center justify-end gap-x-1"
    >
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-w-28 truncate">{label}</span>
      {word && <span aria-hidden="true">{`(${word})`}</span>}
      {reason && <span className="sr-only">{reason}</span>}
      <Link
        href="/prayer#place"
        aria-label={`${home("now.change")}: ${text(reason ? "choosePlace" : "changePlace")}`}
        className="relative ms-1 font-semibold text-green after:absolute after:-inset-x-4 after:-inset-y-3"
      >
        {home("now.change")}
      </Link>
    </p>
  );
}
