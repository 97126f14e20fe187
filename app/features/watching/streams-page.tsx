import { useState } from "react";
import { useAddressParameters, useTypedParameter } from "#app/browser/address-parameters.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { chipClass } from "#app/ui/choices.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { type Stream, streams } from "#content/streams/index.ts";
import {
  findTexts,
  longestQuery,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";
import { StreamCard } from "./stream-card.tsx";
import { lengthText, secondsOf, useVideoFigures } from "./video-figures.ts";
import { VideoFrame } from "./video-frame.tsx";

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
  const shown = filterStreams(streams, typed, filter);
  const figuresOf = (id: string | undefined) => {
    const { views, length, isGone } = (id === undefined ? undefined : figures[id]) ?? {};
    return { views, length, isGone: isGone === true };
  };
  const watchedFigures = figuresOf(watched);
  return (
    <div>
      <PageHead title={title} line={text("subtitle")} about={<p>{text("privacy")}</p>} />
      <form
        method="get"
        aria-label={text("search")}
        onSubmit={(event) => event.preventDefault()}
        className="mt-3 grid max-w-text gap-3"
      >
        <SearchField label={text("search")} name="q" value={typed} onChange={type} />
        <fieldset className="scroll-row min-w-0 py-1">
          <legend className="sr-only">{text("filter")}</legend>
          {streamFilters.map((name) => (
            <button
              key={name}
              type="submit"
              name="show"
              value={name}
              aria-pressed={name === filter}
              onClick={() => change({ show: name === "all" ? undefined : name }, { replace: true })}
              className={chipClass}
            >
              {text(filterName[name])}
            </button>
          ))}
        </fieldset>
      </form>
      <p role="status" className="py-3 text-ink-soft text-sm">
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

type StreamDialogProps = {
  /** Undefined while nothing is watched. */
  readonly stream: Stream | undefined;
  readonly views: number | undefined;
  readonly length: number | undefined;
  readonly isGone: boolean;
  readonly onClose: () => void;
};

/** The video player in a dialog, with reciter, length, language and views. */
function StreamDialog({ stream, views, length, isGone, onClose }: StreamDialogProps) {
  const text = useMessages("watching");
  const language = useLanguage();
  const script = language === "ar" ? "ar" : "en";
  const inScript = { lang: script, dir: script === "ar" ? "rtl" : "ltr" } as const;
  const title = stream?.title[script] ?? "";
  const seconds = length ?? secondsOf(stream?.duration);
  const facts: [string, string | undefined, typeof inScript?][] = [
    [text("reciter"), stream?.reciter[script], inScript],
    [text("length"), seconds === undefined || stream?.isLive ? undefined : lengthText(seconds, language)],
    [text("language"), stream && text(`language.${stream.language}`)],
  ];
  return (
    <Sheet
      title={title}
      titleIn={inScript}
      closeLabel={text("close")}
      isOpen={stream !== undefined}
      onClose={onClose}
      isWide
    >
      {stream && (
        <div className="grid gap-4">
          <VideoFrame key={stream.id} source={stream.source} title={title} isGone={isGone} />
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {facts.map(
              ([name, value, of]) =>
                value !== undefined && (
                  <div key={name}>
                    <dt className="text-ink-soft text-sm">{name}</dt>
                    <dd {...of}>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="flex items-center gap-3">
            {stream.isLive && <Badge look="gold">{text("live")}</Badge>}
            {views !== undefined &&
              text("views", { views: formatNumber(views, language, { notation: "compact" }) })}
          </p>
        </div>
      )}
    </Sheet>
  );
}

const streamFilters = ["all", "live", "arabic"] as const;
type StreamFilter = (typeof streamFilters)[number];

const isShown: Record<StreamFilter, (stream: Stream) => boolean> = {
  all: () => true,
  live: ({ isLive }) => isLive,
  // A recitation with a spoken translation is not Arabic only.
  arabic: ({ language }) => language === "arabic",
};

const searchableTexts = new WeakMap<Stream, SearchableText>();

function searchable(stream: Stream): SearchableText {
  const cached = searchableTexts.get(stream);
  if (cached) return cached;
  const { title, reciter } = stream;
  const text = searchableText([title.ar, title.en, reciter.ar, reciter.en]);
  searchableTexts.set(stream, text);
  return text;
}

/** The streams under a filter whose title or reciter matches the search text. */
export function filterStreams(
  streams: readonly Stream[],
  typed: string,
  filter: StreamFilter,
): readonly Stream[] {
  return findTexts(streams.filter(isShown[filter]), searchable, readQuery(typed));
}
