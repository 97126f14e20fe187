import type { Interlude } from "#app/audio/player.ts";
import { hasVoice, sayAloud, stopReading } from "#app/audio/reading-voice.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { onOff, storedValue } from "#app/storage/stored-value.ts";
import { readVerses, translationFor } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

/** Whether the translation is read aloud after each verse. */
export const storedReadsTranslation = storedValue("listening.translation", onOff, false);

/**
 * The translation of a verse in the person's language, read after it by a voice of the device itself, where that is
 * chosen; never the Arabic, and nothing where the text or the voice is missing.
 */
export function translationAfterVerse(language: Language): Interlude {
  const edition = translationFor(language);
  return {
    isWanted: ({ part }) =>
      part === "verse" && edition !== undefined && storedReadsTranslation.read() && hasVoice(language),
    play: async ({ surah, ayah }) => {
      const verses = edition ? await readVerses(readPublished, edition, surah) : [];
      const words = verses[ayah - 1];
      if (words) await sayAloud(words, language, false);
    },
    cut: stopReading,
  };
}
