import type { WorkerRequest } from "#app/storage/cache-names.ts";

/** Milliseconds after which the page is opened anew even so: what it still waits for may be what holds the old version. */
const timeout = 5000;

/**
 * Milliseconds after which a page that is still here is opened anew once more: the old version may have gone in the
 * middle of answering for it. Longer than the worker waits for a slow network before it answers with what it has.
 */
const secondReloadAfter = 8000;

let isLeaving = false;

function reloadPage(): void {
  if (isLeaving) return;
  isLeaving = true;
  location.reload();
  setTimeout(() => {
    location.reload();
    // After cancelling that too, the person may press the button again.
    isLeaving = false;
  }, secondReloadAfter);
}

/** Activates the waiting version and reloads this page with it. */
export async function activateNewVersion(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready;
  if (!waiting) return reloadPage();
  navigator.serviceWorker.addEventListener("controllerchange", reloadPage, { once: true });
  const request: WorkerRequest = { type: "takeOver" };
  waiting.postMessage(request);
  setTimeout(reloadPage, timeout);
}
