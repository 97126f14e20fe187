import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** How far below the screen a part may be when it counts as near. */
const nearness = "200px";

/** Says once that a part of the page comes near the screen; the part is the element that takes the reference. */
export function useWhenNear(onNear: () => void): RefObject<HTMLElement | null> {
  "use memo";
  const part = useRef<HTMLElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!part.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        tell();
      },
      { rootMargin: nearness },
    );
    watch.observe(part.current);
    return () => watch.disconnect();
  }, []);
  return part;
}
