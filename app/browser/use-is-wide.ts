import { useSyncExternalStore } from "react";

/** True in a window at least that wide, a CSS length; false on the server and while its HTML is taken over. */
export function useIsWide(width: string): boolean {
  const query = `(width >= ${width})`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
