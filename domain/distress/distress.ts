import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { emergencyWords } from "./danger-phrases.ts";
import type { DistressKind } from "./distress-kind.ts";

export type { DistressKind } from "./distress-kind.ts";

/** What somebody is in, and whether it was an earlier message that told it. */
export type Distress = { readonly kind: DistressKind; readonly isFollowUp: boolean };

const longest = 1000;
/** Earlier messages that are looked back to, and the words of one that goes on with them. */
const lookedBack = 3;
const fewWords = 8;

function plain(text: string): string {
  const latin = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ı/g, "i")
    .replace(/[’‘`]/g, "'");
  return ` ${foldArabic(latin)
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim()} `;
}

const patterns = Object.values(emergencyWords)
  .flat()
  .map(
    (phrase) =>
      new RegExp(
        ` ${plain(phrase.replace(/~/g, "xxrestxx"))
          .trim()
          .replace(/xxrestxx/g, "[^ ]*")} `,
        "u",
      ),
  );

function toldIn(message: string): DistressKind | undefined {
  const text = plain(message.slice(0, longest));
  return patterns.some((pattern) => pattern.test(text)) ? "medical" : undefined;
}

/** What a message tells of, in whichever of the six languages, in the light of the messages before it. */
export function distressIn(message: string, earlier: readonly string[] = []): Distress | undefined {
  const kind = toldIn(message);
  if (kind) return { kind, isFollowUp: false };
  if (message.trim().split(/\s+/u).length > fewWords || /[?؟]/u.test(message)) return undefined;
  for (const before of earlier.slice(-lookedBack).toReversed()) {
    const told = toldIn(before);
    if (told) return { kind: told, isFollowUp: true };
  }
  return undefined;
}
