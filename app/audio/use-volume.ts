import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { effectiveVolume } from "#domain/recitation/playing.ts";
import { silence } from "#domain/recitation/recitation.ts";
import { useRecitation } from "./recitation-store.ts";

/**
 * How loud it sounds, 0 to 100, for a slider; `own` is what the page begins with while the person has chosen nothing.
 * The server draws that default: where another was chosen (`before-first-paint.ts`), the slider is not seen before it is right.
 */
export function useVolume(own: number = silence.volume) {
  const volume = useRecitation((state) => effectiveVolume(state, own));
  const isHydrated = useIsHydrated();
  return { volume, className: isHydrated ? "" : "in-data-sound:invisible" };
}
