import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the page as it is sent, true once scripts run. */
export function useHasStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
