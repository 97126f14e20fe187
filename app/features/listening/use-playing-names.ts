import { useEffect } from "react";
import { openPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { SurahName } from "#content/quran/index.ts";
import { reciterName } from "#content/reciters/index.ts";

/** What is heard, in the person's language; the lock screen is told the same. */
export function usePlayingNames(surahNames: readonly SurahName[]): string {
  const text = useMessages("player");
  const language = useLanguage();
  const current = useRecitation((state) => state.current);
  const recording = useRecitation((state) => state.recording);
  const passage = current?.passage;
  const surah = (passage && surahNames[passage.surah - 1]?.name) ?? "";
  const place = { surah, ayah: formatNumber(passage?.ayah ?? 0, language) };
  const title = text(
    passage?.part === "surah" ? "wholeSurah" : passage?.part === "basmala" ? "basmalaOf" : "verseOf",
    place,
  );
  const artist = recording ? reciterName(recording, language) : "";
  useEffect(() => {
    if (!artist) return;
    openPlayer().then(
      (player) => player.nameWith({ title, artist }),
      () => undefined,
    );
  }, [title, artist]);
  return title;
}
