import { z } from "zod/mini";

/** The published commentary of one surah, verse by verse. */
export const surahTafsir = z.array(z.string().check(z.minLength(1)));
