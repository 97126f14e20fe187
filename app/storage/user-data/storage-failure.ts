type Listener = () => void;

const listeners = new Set<Listener>();
let isReported = false;

/** Calls the listener once a visit, when something could not be kept (storage full or blocked). */
export function onStorageFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports once that this browser cannot store anything. */
export function reportStorageFailure(): void {
  if (isReported) return;
  isReported = true;
  for (const listener of listeners) listener();
}
