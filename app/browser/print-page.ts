/** The fonts of Arabic texts: what is printed may have letters that were not on the screen. */
const fonts = ['"Amiri Quran"', '"Noto Naskh Arabic Variable"'];
const letters = "\u0642\u064f\u0644\u0652";

/** Prints the page once its letters are there: no other font has all signs of the Quran. */
export async function printPage(): Promise<void> {
  await Promise.allSettled(fonts.map((font) => document.fonts.load(`1rem ${font}`, letters)));
  await document.fonts.ready;
  print();
}
