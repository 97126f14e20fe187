export type { ListedReciter } from "./listed-reciter.ts";
export { reciterName } from "./reciter-name.ts";
export {
  readReciterList,
  reciterListAddresses,
  type SurahReciter,
  surahAudioAddresses,
  surahReciterOf,
  surahReciters,
  withListed,
} from "./surah-reciters.ts";
export {
  defaultVerseReciter,
  verseAudioAddresses,
  verseReciterOf,
  verseReciters,
} from "./verse-reciters.ts";
