import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and in the first paint, true as soon as the page is interactive. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
