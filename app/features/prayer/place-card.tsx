import { LocateFixed, MapPin, Star } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useSavedPlace, useSavedPlaces } from "#app/storage/prayer-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Place } from "#domain/places/place.ts";
import { toggledFavourite, withRecent } from "#domain/places/recent-places.ts";
import { countryName, usePlaceLabel } from "./place-label.ts";
import { PlaceSearch } from "./place-search.tsx";
import { QiblaLine } from "./qibla-line.tsx";

/** Where the times are for: search, device position, favourites and recent places, and the qibla from there. */
export function PlaceCard({ place, isLive }: { readonly place: Place; readonly isLive: boolean }) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const label = usePlaceLabel();
  const { save } = useSavedPlace();
  const { favourites, changeFavourites, recent, changeRecent } = useSavedPlaces();
  const [problem, setProblem] = useState("");
  const isPosition = place.id.startsWith("position:");
  const isFavourite = favourites.some(({ id }) => id === place.id);
  const choose = (next: Place) => {
    setProblem("");
    save(next);
    // The device's position stays out of the lists, because they are synced to other devices.
    if (!next.id.startsWith("position:")) changeRecent((saved) => withRecent(saved, next));
  };
  const others = [...favourites, ...recent].filter(
    ({ id }, index, all) => id !== place.id && all.findIndex((other) => other.id === id) === index,
  );
  const star = text(isFavourite ? "removeFavourite" : "addFavourite", { place: label(place) });
  return (
    <section aria-labelledby="place" className="panel p-5 sm:p-6">
      <h2 id="place" className="font-display text-xl">
        {text("placeTitle")}
      </h2>
      <div className={`mt-2 flex items-center gap-2 ${isLive ? "" : "invisible noscript:visible"}`}>
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-gold" />
        <p className="min-w-0 grow" data-place={place.id}>
          <span className="font-medium text-lg">{label(place)}</span>{" "}
          {place.countryCode && (
            <span className="text-ink-soft">{countryName(place.countryCode, language)}</span>
          )}
        </p>
        {!isPosition && (
          <IconButton
            label={star}
            aria-pressed={isFavourite}
            onClick={() => changeFavourites((saved) => toggledFavourite(saved, place))}
          >
            <Star aria-hidden="true" className={`size-5 ${isFavourite ? "fill-current" : ""}`} />
          </IconButton>
        )}
      </div>
      <p className="mt-2 hidden text-sm noscript:block">{text("placeDefault")}</p>
      <PlaceSearch place={place} onChoose={choose} onProblem={setProblem} />
      <PositionButton onPlace={choose} onProblem={setProblem} />
      <p role="status" className={problem ? "mt-3 text-gold" : "sr-only"}>
        {problem}
      </p>
      {isLive && others.length > 0 && (
        <ul aria-label={text("otherPlaces")} className="mt-3 flex flex-wrap gap-2">
          {others.map((other) => (
            <li key={other.id}>
              <button
                type="button"
                onClick={() => choose(other)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-round border border-line px-4 text-sm hover:border-green"
              >
                {favourites.some(({ id }) => id === other.id) && (
                  <Star aria-hidden="true" className="size-3.5 fill-current text-gold" />
                )}
                {label(other)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <QiblaLine place={place} isLive={isLive} />
    </section>
  );
}

type PositionButtonProps = {
  readonly onPlace: (place: Place) => void;
  readonly onProblem: (problem: string) => void;
};

/** Uses the device's position, asked for on the click; the coordinates stay on the device. */
function PositionButton({ onPlace, onProblem }: PositionButtonProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    onProblem("");
    const answer = await import("./device-place.ts")
      .then(({ findDevicePlace }) => findDevicePlace(language))
      .catch(() => ({ problem: text("partFailed") }));
    setIsAsking(false);
    if ("place" in answer) onPlace(answer.place);
    else onProblem(answer.problem);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 noscript:hidden">
      <Button onClick={ask} disabled={isAsking}>
        <LocateFixed aria-hidden="true" className="size-4" />
        {text(isAsking ? "positionAsking" : "usePosition")}
      </Button>
      <p className="py-1 text-ink-soft text-sm">{text("positionNote")}</p>
    </div>
  );
}
