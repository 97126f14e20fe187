import { useSyncExternalStore } from "react";

/** The browser's offer to install the app, which only some browsers make. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function hold(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

// The offer comes once, perhaps before any page listens: it is held from the start.
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

/** Opens the browser's own question; undefined where the browser offers no installing, or it is done. */
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
