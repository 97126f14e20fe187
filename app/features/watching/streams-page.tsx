import { useState } from "react";
import { useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { streams } from "#content/streams/index.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { StreamCard } from "./stream-card.tsx";
import { StreamDialog } from "./stream-dialog.tsx";
import { matchingStreams, streamFilters } from "./stream-filters.ts";
import { useVideoFigures } from "./video-figures.ts";

/** Message key of each filter. */
const filterName = { all: "all", live: "liveStreams", arabic: "arabicOnly" } as const;

/** Recitations on video: search, three filters, cards, and the player in a dialog. */
export function StreamsPage() {
  const text = useMessages("watching");
  const title = useMessages("shell")("title.holyQuranStreaming");
  const { parameters, change } = useAddressParameters();
  const [typed, type] = useTypedParameter("q", longestQuery);
  const [watched, setWatched] = useState<string>();
  const { figures, showsPictures } = useVideoFigures();
  const filter = streamFilters.find((name) => name === parameters.get("show")) ?? "all";
  const shown = matchingStreams(streams, typed, filter);
  const figuresOf = (id: string | undefined) => {
    const { views, length, isGone } = (id === undefined ? undefined : figures[id]) ?? {};
    return { views, length, isGone: isGone === true };
  };
  const watchedFigures = figuresOf(watched);
  return (
    <div className="mx-auto max-w-6xl">
      <header className="grid gap-3 pb-6">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        <p className="max-w-[65ch] text-pretty text-ink-soft">{text("subtitle")}</p>
        <p className="text-ink-soft text-sm">{text("privacy")}</p>
      </header>
      <form
        method="get"
        aria-label={text("search")}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-3"
      >
        <SearchField label={text("search")} name="q" value={typed} onChange={type} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{text("filter")}</legend>
          {streamFilters.map((name) => (
            <button
              key={name}
              type="submit"
              name="show"
              value={name}
              aria-pressed={name === filter}
              onClick={() => change({ show: name === "all" ? undefined : name }, { replace: true })}
              className={buttonClass(name === filter ? "primary" : "quiet")}
            >
              {text(filterName[name])}
            </button>
          ))}
        </fieldset>
      </form>
      <p role="status" className="py-4">
        {text("found", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={text("empty")} hint={text("emptyHint")}>
          <Button
            onClick={() => {
              type("");
              change({ show: undefined }, { replace: true });
            }}
          >
            {text("clearFilters")}
          </Button>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((stream) => (
            <StreamCard
              key={stream.id}
              stream={stream}
              place={streams.indexOf(stream)}
              views={figuresOf(stream.id).views}
              length={figuresOf(stream.id).length}
              showsPicture={showsPictures}
              onWatch={() => setWatched(stream.id)}
            />
          ))}
        </ul>
      )}
      <StreamDialog
        stream={streams.find(({ id }) => id === watched)}
        {...watchedFigures}
        onClose={() => setWatched(undefined)}
      />
    </div>
  );
}
