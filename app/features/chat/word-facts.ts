import { readPublished } from "#app/platform/read-published.ts";
import type { Assistant } from "#content/assistant/index.ts";
import { readWords } from "#content/quran/index.ts";
import { loadVocabulary } from "#content/vocabulary/index.ts";
import type { QuranTool } from "#domain/conversation/quran-tool.ts";
import { versesWith } from "#domain/retrieval/verses-with.ts";
import { versesWithRoot } from "#domain/retrieval/verses-with-root.ts";
import { levels } from "#domain/search/candidates.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import { verseAt, verseKey } from "#domain/verse-reference.ts";
import type { Occurrences, WordMeaning } from "./assistant-talk.ts";

const mostNamed = 5;
/** Verses that are looked into for different renderings. */
const mostRead = 40;
const mostGlosses = 6;
/** Letters that an article, a conjunction and an ending add. */
const mostAdded = 4;

const keys = (verses: readonly number[]) => verses.flatMap((verse) => verseAt(verse) ?? []).map(verseKey);

type Counting = Extract<QuranTool, { tool: "occurrences" }>;

/** How many verses have a word or words of its likely root, and the first of them. */
export function occurrencesOf({ word, by }: Counting, { library }: Assistant): Occurrences {
  const [arabic] = library.fields;
  const verses = by === "root" && arabic ? versesWithRoot(arabic, word) : versesWith(library.fields, word);
  const itself = by === "word" ? { itself: versesWith(library.fields, word, levels.attached).length } : {};
  return { verses: verses.length, first: keys(verses.slice(0, mostNamed)), ...itself };
}

/** A word as it is compared: folded both ways the dagger alef is read, its article off. */
function isForm(written: string, bare: string): boolean {
  return (["", "ا"] as const).some((dagger) => {
    const { folded } = foldText(written, dagger);
    return folded.includes(bare) && folded.length <= bare.length + mostAdded;
  });
}

/** What a word is rendered by where it stands, each rendering once; our own meaning where we have one. */
export async function meaningOf(word: string, { library, language }: Assistant): Promise<WordMeaning> {
  const bare = foldText(word).folded.replace(/^ال(?=...)/u, "");
  const verses = versesWith(library.fields.slice(0, 1), word).slice(0, mostRead);
  const glosses = new Map<string, WordMeaning["glosses"][number]>();
  for (const verse of verses) {
    const place = verseAt(verse);
    if (!place || glosses.size === mostGlosses) continue;
    const words = (await readWords(readPublished, place.surah))[place.ayah - 1] ?? [];
    for (const [arabic, gloss, transliteration] of words)
      if (isForm(arabic, bare) && !glosses.has(gloss) && glosses.size < mostGlosses)
        glosses.set(gloss, { arabic, gloss, transliteration, verse: verseKey(place) });
  }
  const own = (await loadVocabulary(language)).find(
    ({ form }) => isForm(form, bare) && isForm(bare, foldText(form).folded.replace(/^ال(?=...)/u, "")),
  );
  return { glosses: [...glosses.values()], ...(own ? { own: own.meaning } : {}) };
}
