import nastaliq from "@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2?url";
import { loadOnce } from "#app/hydration/load-once.ts";

const family = "Noto Nastaliq Urdu";

/**
 * Shows Nastaliq from now on as soon as it is there. In `fonts.css` a face that comes late stays unseen, as it would move
 * what is being read: this is for when another page or language was opened, and for a picture that waits for its face.
 */
export const showLateNastaliq = loadOnce(async (): Promise<void> => {
  const late = new FontFace(family, `url(${nastaliq})`, {
    display: "swap",
    weight: "400 700",
    unicodeRange:
      [...document.fonts].find((face) => face.family.includes(family))?.unicodeRange ?? "U+600-6FF",
  });
  document.fonts.add(late);
  await late.load();
});
