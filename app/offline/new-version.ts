/** Milliseconds between looks for a new version while a page stays open. */
const updateInterval = 30 * 60_000;

/** Calls `listener` when a version is ready that this page was not opened with; it waits until it is taken. */
export function onNewVersion(listener: () => void): () => void {
  const workers = navigator.serviceWorker;
  if (!workers) return () => undefined;
  let isGone = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const reportWaiting = ({ waiting }: ServiceWorkerRegistration) => {
    // Without a controller it is the first version, which offers nothing new.
    if (!isGone && waiting && workers.controller) listener();
  };
  workers.ready.then((registration) => {
    if (isGone) return;
    reportWaiting(registration);
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => reportWaiting(registration));
    });
    timer = setInterval(() => registration.update().catch(() => undefined), updateInterval);
  });
  return () => {
    isGone = true;
    clearInterval(timer);
  };
}
