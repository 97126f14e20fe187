import type { Faces } from "./card-faces.ts";
import { NumberedVerses } from "./numbered-verses.tsx";

/** The Arabic of a card: verses with their numbers, other words in the hand of the interface. */
export function ArabicWords({ faces }: { readonly faces: Faces }) {
  const { arabic, isQuran, verses } = faces;
  if (!isQuran)
    return (
      <p lang="ar" dir="rtl" className="text-pretty text-center font-naskh text-3xl leading-[2.1]!">
        {arabic.join(" ")}
      </p>
    );
  return (
    <p lang="ar" dir="rtl" className="quran text-pretty text-center text-3xl">
      <NumberedVerses verses={arabic} from={verses?.from ?? 1} />
    </p>
  );
}
