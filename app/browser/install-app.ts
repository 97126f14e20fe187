import { useSyncExternalStore } from "react";

/** The browser's offer to install the app, which only some browsers make. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function hold(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

// The event fires once, perhaps before any component listens, so it is stored from the start.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    hold(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => hold(undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's install prompt; undefined where the browser offers none, or the app is installed. */
export function useInstall(): (() => void) | undefined {
  const held = useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  );
  if (!held) return undefined;
  return () => {
    hold(undefined);
    held.prompt().catch(() => undefined);
  };
}
