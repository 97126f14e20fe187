/** Letters that both texts have, that only the quote has, or that only the verified text has. */
export type LetterChange = { readonly kind: "same" | "removed" | "added"; readonly text: string };

/** Longer differences are shown as a whole, because comparing takes time by the square. */
const longestCompared = 160;

/** The letters, each with its marks. */
function lettersOf(text: string): string[] {
  return text.match(/[\s\S]\p{M}*/gu) ?? [];
}

/** Turns what is written into what is verified, letter by letter. */
export function letterChanges(written: string, verified: string): LetterChange[] {
  const own = lettersOf(written);
  const other = lettersOf(verified);
  if (own.length > longestCompared || other.length > longestCompared) return wholeChange(written, verified);
  const width = other.length + 1;
  const common = new Uint8Array((own.length + 1) * width);
  for (let row = own.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      common[row * width + column] =
        own[row] === other[column]
          ? (common[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(common[(row + 1) * width + column] ?? 0, common[row * width + column + 1] ?? 0);
  const changes: { kind: LetterChange["kind"]; text: string }[] = [];
  const add = (kind: LetterChange["kind"], text: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text });
  };
  let [row, column] = [0, 0];
  while (row < own.length || column < other.length) {
    const [mine, verifiedLetter] = [own[row], other[column]];
    if (mine !== undefined && mine === verifiedLetter) {
      add("same", mine);
      row += 1;
      column += 1;
    } else if (
      mine !== undefined &&
      (verifiedLetter === undefined ||
        (common[(row + 1) * width + column] ?? 0) >= (common[row * width + column + 1] ?? 0))
    ) {
      add("removed", mine);
      row += 1;
    } else {
      add("added", verifiedLetter ?? "");
      column += 1;
    }
  }
  return changes;
}

function wholeChange(written: string, verified: string): LetterChange[] {
  return [
    ...(written === "" ? [] : [{ kind: "removed", text: written } as const]),
    ...(verified === "" ? [] : [{ kind: "added", text: verified } as const]),
  ];
}
