/** The gap that a hidden word leaves: as wide as the word, as high as its letters and not as its line. */
export const gapLook =
  "quran rounded-sm bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1.1em] bg-[position:0_55%] bg-no-repeat";
