import { useSyncExternalStore } from "react";
import { initialRecitation } from "#app/storage/listening-settings.ts";
import { type Recitation, silence } from "#domain/recitation/recitation.ts";

const listeners = new Set<() => void>();
// The controls show what was chosen on earlier visits before the player is opened.
let recitation = initialRecitation();

/** The current state of the recitation. */
export function readRecitation(): Recitation {
  return recitation;
}

function subscribeRecitation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the state; called by the player only. */
export function publishRecitation(next: Recitation): void {
  if (next === recitation) return;
  recitation = next;
  for (const listener of listeners) listener();
}

/** A part of the recitation's state; `select` gives something that stays equal while it means the same. */
export function useRecitation<Part>(select: (state: Recitation) => Part): Part {
  return useSyncExternalStore(
    subscribeRecitation,
    () => select(recitation),
    () => select(silence),
  );
}
