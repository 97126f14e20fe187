import type { Stream } from "#content/streams/index.ts";
import {
  findTexts,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";

export const streamFilters = ["all", "live", "arabic"] as const;
export type StreamFilter = (typeof streamFilters)[number];

const holds: Record<StreamFilter, (stream: Stream) => boolean> = {
  all: () => true,
  live: ({ isLive }) => isLive,
  // Arabic only: a recitation with a spoken translation is outside it.
  arabic: ({ language }) => language === "arabic",
};

const folded = new WeakMap<Stream, SearchableText>();

function searchable(stream: Stream): SearchableText {
  const known = folded.get(stream);
  if (known) return known;
  const { title, reciter } = stream;
  const text = searchableText([title.ar, title.en, reciter.ar, reciter.en]);
  folded.set(stream, text);
  return text;
}

/** The streams under a filter whose titles or reciter hold what was typed. */
export function matchingStreams(
  streams: readonly Stream[],
  typed: string,
  filter: StreamFilter,
): readonly Stream[] {
  return findTexts(streams.filter(holds[filter]), searchable, readQuery(typed));
}
