import type { DistressKind } from "./distress-kind.ts";
import { kindByLexicons } from "./kind-by-lexicons.ts";
import { arabicScript } from "./lexicons/arabic-script.ts";
import { latinScript } from "./lexicons/latin-script.ts";
import { compile } from "./match-rules.ts";
import { writingsIn } from "./writings-in.ts";

const lexicons = {
  latin: Object.values(latinScript).map(compile),
  arabic: Object.values(arabicScript).map(compile),
};

/**
 * The kind of distress that the rules of all lexicons recognise in a message; undefined if no rule has enough
 * points.
 */
export function lexiconKind(typed: string): DistressKind | undefined {
  return kindByLexicons(
    typed,
    writingsIn(typed).flatMap((writing) => lexicons[writing]),
  );
}
