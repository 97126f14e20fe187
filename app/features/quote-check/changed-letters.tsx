import type { LetterChange } from "#domain/quote-check/letter-changes.ts";

/** The letters between what is written and what should be: struck out, added or the same. */
export function ChangedLetters({ letters }: { readonly letters: readonly LetterChange[] }) {
  return letters.map(({ kind, text }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one change never change their places
    if (kind === "same") return <span key={at}>{text}</span>;
    const Mark = kind === "removed" ? "del" : "ins";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one change never change their places
      <Mark key={at} style={{ color: `var(--${kind === "removed" ? "harm" : "green"})` }}>
        {text}
      </Mark>
    );
  });
}
