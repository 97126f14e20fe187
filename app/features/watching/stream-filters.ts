import type { Stream } from "#content/streams/index.ts";
import {
  findTexts,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";

export const streamFilters = ["all", "live", "arabic"] as const;
export type StreamFilter = (typeof streamFilters)[number];

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
export function matchingStreams(
  streams: readonly Stream[],
  typed: string,
  filter: StreamFilter,
): readonly Stream[] {
  return findTexts(streams.filter(isShown[filter]), searchable, readQuery(typed));
}
