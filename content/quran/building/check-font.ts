import type { BuildProblem } from "./build-problem.ts";
import { keyOf } from "./verse-text.ts";

/** Reports each code point of the Arabic, at its first verse, that the Quran font cannot draw. */
export function checkFont(
  text: string,
  verses: readonly string[],
  codePoints: ReadonlySet<number>,
): readonly BuildProblem[] {
  const missing = new Map<number, BuildProblem>();
  for (const [index, verse] of verses.entries()) {
    for (const letter of verse) {
      const code = letter.codePointAt(0) ?? 0;
      if (codePoints.has(code) || missing.has(code)) continue;
      const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
      missing.set(code, {
        text,
        verse: keyOf(index + 1),
        cause: `holds ${name}, which the Quran font lacks`,
      });
    }
  }
  return [...missing.values()];
}
