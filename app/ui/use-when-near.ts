import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** How far below the screen a part may be when it counts as near. */
const nearness = "200px";

/** True once the element with the returned ref came near the screen. */
export function useWhenNear(onNear: () => void): RefObject<HTMLElement | null> {
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
