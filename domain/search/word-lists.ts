/** Lists of words by key, stored as chains of numbers: tens of thousands are built in a few milliseconds. */
export type WordLists<Key> = {
  /** Adds a word once; words must be added in ascending order. */
  readonly add: (key: Key, word: number) => void;
  readonly has: (key: Key) => boolean;
  /** Words of a key, the last added first. */
  readonly of: (key: Key) => number[];
};

export function wordLists<Key>(): WordLists<Key> {
  const heads = new Map<Key, number>();
  const words: number[] = [];
  const next: number[] = [];
  return {
    add(key, word) {
      const head = heads.get(key);
      if (head !== undefined && words[head] === word) return;
      heads.set(key, words.length);
      words.push(word);
      next.push(head ?? -1);
    },
    has: (key) => heads.has(key),
    of(key) {
      const list: number[] = [];
      for (let at = heads.get(key) ?? -1; at >= 0; at = next[at] ?? -1) list.push(words[at] ?? 0);
      return list;
    },
  };
}
