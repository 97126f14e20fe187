export { loadHadithLibrary } from "./hadith-library.ts";
export { loadSayings } from "./load-sayings.ts";
