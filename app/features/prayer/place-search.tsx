import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { type Place, placeName } from "#domain/places/place.ts";
import { findPlaces, openPlaces } from "./find-places.ts";
import { countryName, usePlaceLabel } from "./place-label.ts";

/** Id of the city box. */
export const placeSearchId = "place-search";

type PlaceSearchProps = {
  readonly place: Place;
  readonly onChoose: (place: Place) => void;
  readonly onProblem: (problem: string) => void;
};

/** The city box: suggestions while typing, Enter chooses the first; an unknown name changes nothing. */
export function PlaceSearch({ place, onChoose, onProblem }: PlaceSearchProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const label = usePlaceLabel();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly Place[]>([]);
  const [active, setActive] = useState(-1);
  const lastRequest = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = found.length > 0;

  // Without this code the list keeps its full height.
  const fitting = useAsync(isOpen ? "fit-below" : undefined, () => import("./fit-below.ts")).value;
  useEffect(() => {
    if (!isOpen || !fitting || !field.current || !list.current) return undefined;
    return fitting.fitBelow(field.current, list.current);
  }, [isOpen, fitting]);

  /** Undefined when a newer search or a choice was made meanwhile. */
  const search = async (query: string) => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    if (query.trim() === "") return { places: [], isComplete: true };
    const answer = await findPlaces(query);
    return request === lastRequest.current ? answer : undefined;
  };
  const type = async (query: string) => {
    setTyped(query);
    setActive(-1);
    onProblem("");
    const answer = await search(query);
    if (answer) setFound(answer.places);
  };
  const choose = (next: Place) => {
    lastRequest.current += 1;
    setTyped("");
    setFound([]);
    setActive(-1);
    onChoose(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim().slice(0, 80);
    if (name === "") return;
    const chosen = found[active];
    if (chosen) return choose(chosen);
    const answer = await search(name);
    if (!answer) return;
    const [first] = answer.places;
    if (first) choose(first);
    else {
      const problem = answer.isComplete ? "cityUnknown" : "citiesFailed";
      const words = loadWords(language, "prayerparts");
      onProblem(
        await words.then(
          (part) => part(problem, { name, place: label(place) }),
          () => text("partFailed"),
        ),
      );
    }
  };
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === "Escape") setFound([]);
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
  };

  return (
    <search>
      <form onSubmit={submit} className="relative mt-3">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-3.5 size-4 text-ink-soft"
        />
        <input
          id={placeSearchId}
          ref={field}
          type="search"
          role="combobox"
          aria-label={part("searchCity")}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={typed}
          placeholder={part("searchCity")}
          onFocus={() => openPlaces().catch(() => undefined)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={move}
          className="field ps-10"
        />
        <div
          id={listId}
          ref={list}
          role="listbox"
          aria-label={part("citiesFound")}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-edge bg-raised shadow-panel"
        >
          {found.map((each, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input
            <div
              key={each.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => choose(each)}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-1 hover:bg-ground aria-selected:bg-ground aria-selected:ring-1 aria-selected:ring-green aria-selected:ring-inset"
            >
              <span>{placeName(each, language)}</span>
              <span className="text-ink-soft text-sm">
                {[each.region, countryName(each.countryCode, language)].filter(Boolean).join(" · ")}
              </span>
            </div>
          ))}
        </div>
      </form>
    </search>
  );
}
