import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { Document } from "flexsearch";
import MiniSearch from "minisearch";

/** A verse as the peers index it: both texts without diacritics, which they would not remove themselves. */
export type PeerVerse = { readonly id: number; readonly text: string; readonly translation: string };

export type Peer = {
  readonly name: "MiniSearch" | "FlexSearch";
  /** Found verses, as running numbers. */
  readonly find: (query: string) => readonly number[];
  /** Bytes of the exported index as brotli of quality 9. */
  readonly bytes: () => Promise<number>;
};

const brotli = promisify(brotliCompress);

async function compressed(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return (await brotli(Buffer.from(text), { params })).length;
}

/** MiniSearch with its documented settings for search as you type: prefixes, and one typo in five letters. */
export function miniSearchPeer(verses: readonly PeerVerse[]): Peer {
  const index = new MiniSearch<PeerVerse>({
    fields: ["text", "translation"],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: "AND" },
  });
  index.addAll(verses);
  return {
    name: "MiniSearch",
    find: (query) => index.search(query).map(({ id }) => Number(id)),
    bytes: () => compressed(JSON.stringify(index)),
  };
}

/** FlexSearch's document index, matching the start of words. */
export function flexSearchPeer(verses: readonly PeerVerse[]): Peer {
  const index = new Document({
    tokenize: "forward",
    document: { id: "id", index: ["text", "translation"] },
  });
  for (const verse of verses) index.add(verse);
  return {
    name: "FlexSearch",
    find: (query) => [
      ...new Set(index.search(query, { limit: verses.length }).flatMap(({ result }) => result.map(Number))),
    ],
    bytes: async () => {
      const parts: string[] = [];
      await index.export((key, data) => {
        parts.push(key, data);
      });
      return compressed(parts.join("\n"));
    },
  };
}
