export type { ListedReciter } from "./listed-reciter.ts";
export { reciterName } from "./reciter-name.ts";
export {
  mergeReciters,
  readReciterList,
  reciterListAddresses,
  type SurahReciter,
  surahAudioAddresses,
  surahReciterOf,
  surahReciters,
} from "./surah-reciters.ts";
export {
  defaultVerseReciter,
  verseAudioAddresses,
  verseReciterOf,
  verseReciters,
} from "./verse-reciters.ts";

/** The code and the hosts of the recitation word by word. */
export function loadWordAudio() {
  return import("./word-audio.ts");
}
