import type { Kind, Mark } from "./answer.ts";
import { type Candidates, levels } from "./candidates.ts";
import { bareForms } from "./clitics.ts";
import {
  type FieldFinding,
  phraseEnds,
  phraseLevel,
  placesInQuery,
  type SearchedField,
} from "./field-search.ts";
import { spellingsOf, wordsOf } from "./words.ts";

/** The number of letters of a word that are particles before the match. */
function particleLetters(field: SearchedField, word: number, queryWord: string | undefined): number {
  const { index } = field.lexicon;
  const raw = index.words[word] ?? "";
  const clitics = index.clitics[word] ?? 0;
  if (clitics === 0) return 0;
  const forms = bareForms(raw, clitics);
  if (queryWord === undefined) return forms.at(-1)?.skipped ?? 0;
  const spellings = spellingsOf(queryWord);
  const matchesQuery = ({ form }: { form: string }) =>
    spellingsOf(form).some((spelling) => spellings.includes(spelling));
  const itself = forms.find(matchesQuery);
  if (itself) return itself.skipped;
  // In modern spelling (الليل for ٱلَّيْل) letters are counted from the end, where both spellings agree.
  const others = index.otherSpellings.get(word) ?? [];
  const other = others.flatMap((spelling) => bareForms(spelling, clitics)).find(matchesQuery);
  return other ? Math.max(0, raw.length - other.form.length) : 0;
}

/** The ranges of the matched words in the loaded text of a verse, in code points; none when it is not loaded. */
export function marksOf(
  field: SearchedField,
  finding: FieldFinding,
  words: readonly string[],
  verse: number,
  kind: Kind,
): Mark[] {
  const sequence = field.sequences[verse];
  const bounds = field.bounds[verse];
  if (sequence === undefined || bounds === undefined) return [];
  const chosen = kind === "phrase" ? inPhrases(sequence, finding) : undefined;
  const marks: Mark[] = [];
  for (let at = 0; at < sequence.length; at++) {
    const place = sequence[at] ?? 0;
    const candidate =
      chosen === undefined || chosen.has(at) ? bestPlace(finding.candidates, place) : undefined;
    if (candidate === undefined) continue;
    const isWhole = candidate.level === levels.exact || candidate.level > levels.stem;
    const skipped = isWhole
      ? 0
      : particleLetters(field, place, candidate.level === levels.attached ? words[candidate.at] : undefined);
    const from = bounds[at * 2] ?? 0;
    const to = bounds[at * 2 + 1] ?? 0;
    marks.push([skipped === 0 ? from : from + letterOffset(field, verse, from, to, skipped), to]);
  }
  return marks;
}

/** The offset of a letter from the word's first code point. */
function letterOffset(field: SearchedField, verse: number, from: number, to: number, letter: number): number {
  const word = [...(field.texts[verse] ?? "")].slice(from, to).join("");
  return wordsOf(word, field.lexicon.index.language)[0]?.letters[letter] ?? 0;
}

function inPhrases(sequence: Uint16Array, finding: FieldFinding): Set<number> {
  const places = placesInQuery(finding.candidates, phraseLevel);
  const chosen = new Set<number>();
  for (const end of phraseEnds(sequence, places, finding.wordCount))
    for (let at = end - finding.wordCount + 1; at <= end; at++) chosen.add(at);
  return chosen;
}

function bestPlace(
  candidates: readonly Candidates[],
  word: number,
): { at: number; level: number } | undefined {
  let best: { at: number; level: number } | undefined;
  candidates.forEach((found, at) => {
    const level = found.get(word);
    if (level !== undefined && (best === undefined || level < best.level)) best = { at, level };
  });
  return best;
}
