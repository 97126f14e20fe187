import type { Interlude } from "#app/audio/player.ts";
import { hasVoice, sayAloud, stopReading } from "#app/audio/reading-voice.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { storedReaderSettings } from "#app/storage/reader-settings.ts";
import { onOff, storedValue } from "#app/storage/stored-value.ts";
import { readVerses, translationFor } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { isImported, languageOfEdition, type ReaderEdition } from "#domain/reader-edition.ts";

/** Whether the translation is read aloud after each verse. */
export const storedReadsTranslation = storedValue("listening.translation", onOff, false);

/** The translation that is read aloud: the one chosen for the readers, else that of the language shown; never Arabic. */
export function editionAloud(language: Language): ReaderEdition | undefined {
  const { edition } = storedReaderSettings.read();
  const chosen = edition === "own" ? translationFor(language) : edition;
  return chosen && languageOfEdition(chosen) !== "ar" ? chosen : undefined;
}

/** The verses of a surah in a translation; those of ours where the operator has taken an imported one away. */
async function versesOf(edition: ReaderEdition, surah: number): Promise<readonly string[]> {
  if (isImported(edition)) {
    const { readImportedEdition } = await import("#app/api/imported-editions.ts");
    const verses = await readImportedEdition(edition, surah);
    if (verses) return verses;
  }
  const ours = translationFor(languageOfEdition(edition));
  return ours ? readVerses(readPublished, ours, surah) : [];
}

/**
 * The chosen translation of a verse, read after it by a voice of the device itself, where that is wanted; never the
 * Arabic, and nothing where the text or the voice is missing.
 */
export function translationAfterVerse(language: Language): Interlude {
  let turn = 0;
  return {
    isWanted: ({ part }) => {
      const edition = editionAloud(language);
      const isOn = part === "verse" && edition !== undefined && storedReadsTranslation.read();
      return isOn && hasVoice(languageOfEdition(edition));
    },
    play: async ({ surah, ayah }) => {
      const edition = editionAloud(language);
      if (edition === undefined) return;
      turn += 1;
      const own = turn;
      const words = (await versesOf(edition, surah))[ayah - 1];
      // Something else may be wanted by the time the text has come.
      if (words && own === turn) await sayAloud(words, languageOfEdition(edition), false);
    },
    cut: () => {
      turn += 1;
      stopReading();
    },
  };
}
