import { type Dhikr, loadAthkar, loadTasbih, type Source } from "#content/athkar/index.ts";
import type { Language } from "#domain/language.ts";

/** A phrase as it is counted and shown; one a person added has its text alone. */
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

/** The five phrases, and what follows a prayer by Sahih Muslim 597. */
export type TasbihTexts = { readonly phrases: readonly Phrase[]; readonly afterPrayer: readonly Phrase[] };

/** In the order of the hadith: thirty-three of each, then the words that complete the hundred. */
const sequence = [
  "subhanallah-after-prayer",
  "alhamdulillah-after-prayer",
  "allahu-akbar-after-prayer",
  "completing-the-hundred",
];

/** Loads the phrases in one language; rejects when a chunk is not to be had. */
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
