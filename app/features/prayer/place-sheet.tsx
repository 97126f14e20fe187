import { LocateFixed, MapPin, Star } from "lucide-react";
import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useSavedPlace, useSavedPlaces } from "#app/storage/prayer-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Place } from "#domain/places/place.ts";
import { addRecent, toggleFavourite } from "#domain/places/recent-places.ts";
import { countryName, originReasons, usePlaceLabel } from "./place-label.ts";
import { PlaceSearch, placeSearchId } from "./place-search.tsx";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

/** The place of the times: search, device position, favourites and recent places; a choice closes the sheet. */
export function PlaceSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const label = usePlaceLabel();
  const { place, origin } = usePrayerCalculation();
  const { save } = useSavedPlace();
  const { favourites, changeFavourites, recent, changeRecent } = useSavedPlaces();
  const [problem, setProblem] = useState("");
  // The sheet's own effect, which opens it and focuses its first button, runs before this one.
  useEffect(() => document.getElementById(placeSearchId)?.focus(), []);
  const isPosition = place.id.startsWith("position:");
  const isFavourite = favourites.some(({ id }) => id === place.id);
  const choose = (next: Place) => {
    save(next);
    // The device's position stays out of the lists, because they are synced to other devices.
    if (!next.id.startsWith("position:")) changeRecent((saved) => addRecent(saved, next));
    onClose();
  };
  const others = [...favourites, ...recent].filter(
    ({ id }, index, all) => id !== place.id && all.findIndex((other) => other.id === id) === index,
  );
  const star = part(isFavourite ? "removeFavourite" : "addFavourite", { place: label(place) });
  const reason = originReasons[origin];
  return (
    <Sheet title={part("placeTitle")} closeLabel={part("close")} isOpen onClose={onClose}>
      <div className="min-h-[62svh]">
        <div className="flex items-center gap-2">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <p className="min-w-0 grow">
            <span className="font-semibold">{label(place)}</span>{" "}
            {place.countryCode && (
              <span className="text-ink-soft text-sm">{countryName(place.countryCode, language)}</span>
            )}
            {reason && <span className="block text-ink-soft text-sm">{text(reason)}</span>}
          </p>
          {!isPosition && (
            <IconButton
              label={star}
              aria-pressed={isFavourite}
              onClick={() => changeFavourites((saved) => toggleFavourite(saved, place))}
            >
              <Star aria-hidden="true" className={`size-5 ${isFavourite ? "fill-current" : ""}`} />
            </IconButton>
          )}
        </div>
        <PlaceSearch place={place} onChoose={choose} onProblem={setProblem} />
        <PositionButton onPlace={choose} onProblem={setProblem} />
        <p role="status" className={problem ? "mt-3" : "sr-only"}>
          {problem}
        </p>
        {others.length > 0 && (
          <ul aria-label={part("otherPlaces")} className="mt-3 flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  onClick={() => choose(other)}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-round border border-edge px-4 text-sm hover:border-green"
                >
                  {favourites.some(({ id }) => id === other.id) && (
                    <Star aria-hidden="true" className="size-3.5 fill-current text-green" />
                  )}
                  {label(other)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}

type PositionButtonProps = {
  readonly onPlace: (place: Place) => void;
  readonly onProblem: (problem: string) => void;
};

/** Uses the device's position, asked for on the click; the coordinates stay on the device. */
function PositionButton({ onPlace, onProblem }: PositionButtonProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
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
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <Button onClick={ask} disabled={isAsking}>
        <LocateFixed aria-hidden="true" className="size-4" />
        {part(isAsking ? "positionAsking" : "usePosition")}
      </Button>
      <p className="py-1 text-ink-soft text-sm">{part("positionNote")}</p>
    </div>
  );
}
