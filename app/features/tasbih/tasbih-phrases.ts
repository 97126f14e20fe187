import { type Dhikr, loadAthkar, loadTasbih, type Source } from "#content/athkar/index.ts";
import type { Language } from "#domain/language.ts";

/** A phrase as it is counted and shown; one that the reader added has no more than its text. */
export type Phrase = {
  readonly id: string;
  readonly target: number;
  readonly text: string;
  readonly isOwn?: true;
  readonly transliteration?: string;
  readonly translation?: string;
  readonly benefit?: string;
  readonly sources?: readonly Source[];
  readonly isReviewed?: boolean;
};

/** The five phrases, and those said after a prayer by Sahih Muslim 597. */
export type TasbihTexts = { readonly phrases: readonly Phrase[]; readonly afterPrayer: readonly Phrase[] };

/** In the order of the hadith: three phrases thirty-three times each, then the one that completes the hundred. */
const sequence = [
  "subhanallah-after-prayer",
  "alhamdulillah-after-prayer",
  "allahu-akbar-after-prayer",
  "completing-the-hundred",
];

/** Loads the phrases in one language; rejects when a chunk fails to load. */
export async function loadTasbihTexts(language: Language): Promise<TasbihTexts> {
  const [phrases, athkar] = await Promise.all([loadTasbih(language), loadAthkar(language)]);
  return {
    phrases: phrases.map(({ arabic, grades: _, ...phrase }) => ({ ...phrase, text: arabic })),
    afterPrayer: sequence.flatMap((id) => {
      const dhikr = athkar.categories.afterPrayer.find((each) => each.id === id);
      return dhikr ? [phraseOf(dhikr)] : [];
    }),
  };
}

function phraseOf({
  id,
  repetitions,
  arabic = "",
  translation,
  benefit,
  sources,
  isReviewed,
}: Dhikr): Phrase {
  const shown = translation === undefined ? {} : { translation };
  return { id, target: repetitions, text: arabic, ...shown, benefit, sources, isReviewed };
}
