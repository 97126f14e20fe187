import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { citiesAddress, placeNamesAddress } from "#content/cities/index.ts";
import { type PlaceIndexFile, readPlaceIndex } from "#domain/places/place-index.ts";
import { nameFileOf, type PlaceNameFile, placeInNames } from "#domain/places/place-names.ts";

/** Milliseconds without a letter typed after which a city of that name is looked for, and after which any other is. */
const untilNamed = 400;
const untilAny = 1500;
/** Shorter names are mostly beginnings of others. */
const shortestName = 3;

/** The text once it has stood for so long, in milliseconds. */
function useStill(text: string, rest: number): string {
  const [still, setStill] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), rest);
    return () => clearTimeout(timer);
  }, [text, rest]);
  return still;
}

/**
 * The city of exactly the typed name, from a file of 6 KB once the person pauses, and the index of all cities, 0.7 MB,
 * once the typed text stands: first results do not wait behind it. Without the small file the index is loaded at once.
 */
export function useCities(typed: string) {
  const text = typed.trim();
  const name = useStill(text, untilNamed);
  const stillText = useStill(text, untilAny);
  const file = name.length < shortestName ? undefined : nameFileOf(name);
  const named = useAsync(file === undefined ? undefined : name, async () => {
    const names = (await readPublished(placeNamesAddress(file ?? 0))) as PlaceNameFile;
    return placeInNames(names, name) ?? "none";
  });
  const index = useAsync(stillText !== "" || named.hasFailed ? "cities" : undefined, async () =>
    readPlaceIndex((await readPublished(citiesAddress)) as PlaceIndexFile),
  );
  return {
    named: text === name && named.value !== "none" ? named.value : undefined,
    index,
    /** What was loaded stays while another text is typed. */
    all: index.latest,
  };
}
