import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and in the first paint: a test belongs to one browser and is not sent ready made. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
