import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { areaOf, cellsPath, landGrid, landRows, mapGrid } from "#domain/crescent/world-map.ts";
import type { Place } from "#domain/places/place.ts";
import { loadCrescentMap } from "./crescent-map.ts";

type WorldMapProps = { readonly evening: number; readonly place: Place };

/** Classes that are drawn, from the most visible, and how strongly. */
const classes = [
  ["A", 0.95],
  ["B", 0.7],
  ["C", 0.45],
  ["D", 0.25],
] as const;

const cells = {
  top: landGrid.north - mapGrid.north - mapGrid.height / 2,
  height: mapGrid.height,
  width: mapGrid.width,
};

/** On request, a map of the world with how visible the crescent is on an evening. */
export function WorldMap({ evening, place }: WorldMapProps) {
  const text = useMessages("visibility");
  const [isWanted, setIsWanted] = useState(false);
  const {
    value: map,
    hasFailed,
    isRetrying,
    retry,
  } = useAsync(isWanted ? `map ${evening}` : undefined, () => loadCrescentMap(evening));
  const isDrawing = isWanted && !map && (!hasFailed || isRetrying);
  return (
    <section aria-labelledby="crescent-map" className="flex flex-col gap-3">
      <h3 id="crescent-map" className="font-display text-xl">
        {text("map.title")}
      </h3>
      {map ? (
        <DrawnMap map={map} place={place} />
      ) : (
        <div>
          <Button onClick={() => (hasFailed ? retry() : setIsWanted(true))} disabled={isDrawing}>
            {text("map.draw")}
          </Button>
        </div>
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isDrawing ? text("map.drawing") : hasFailed && text("map.failed")}
      </p>
    </section>
  );
}

type DrawnMapProps = { readonly map: readonly string[]; readonly place: Place };

function DrawnMap({ map, place }: DrawnMapProps) {
  const text = useMessages("visibility");
  const language = useLanguage();
  const share = (of: string) =>
    formatNumber(areaOf(map, of), language, { style: "percent", maximumFractionDigits: 0 });
  const land = { top: 0, height: landGrid.size, width: landGrid.size };
  return (
    <>
      {/* North is up and east is at the right in every language. */}
      <svg
        viewBox="0 0 360 132"
        role="img"
        aria-label={text("map.label", { eye: share("AB"), aid: share("CD") })}
        className="w-full"
      >
        <path
          d={cellsPath(landRows(), "#", land)}
          fill="currentColor"
          className="text-ink-soft"
          opacity="0.35"
        />
        {classes.map(([letter, opacity]) => (
          <path
            key={letter}
            d={cellsPath(map, letter, cells)}
            fill="currentColor"
            className="text-green"
            opacity={opacity * 0.7}
          />
        ))}
        <circle
          cx={place.longitude + 180}
          cy={landGrid.north - place.latitude}
          r="2.5"
          fill="currentColor"
          className="text-gold"
          stroke="currentColor"
        />
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {classes.map(([letter, opacity]) => (
          <li key={letter} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-4 text-green">
              <rect width="10" height="10" fill="currentColor" opacity={opacity * 0.7} />
            </svg>
            {text(`class.${letter}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
