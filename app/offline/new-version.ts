/** Milliseconds between looks for a new version while a page stays open. */
const lookEvery = 30 * 60_000;

/** Calls `listener` when a version is ready that this page was not opened with; it waits until it is taken. */
export function onNewVersion(listener: () => void): () => void {
  const workers = navigator.serviceWorker;
  if (!workers) return () => undefined;
  let isGone = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tellWaiting = ({ waiting }: ServiceWorkerRegistration) => {
    // Without a controller it is the first version, which offers nothing new.
    if (!isGone && waiting && workers.controller) listener();
  };
  workers.ready.then((registration) => {
    if (isGone) return;
    tellWaiting(registration);
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => tellWaiting(registration));
    });
    timer = setInterval(() => registration.update().catch(() => undefined), lookEvery);
  });
  return () => {
    isGone = true;
    clearInterval(timer);
  };
}
