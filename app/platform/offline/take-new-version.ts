import type { WorkerRequest } from "./cache-names.ts";

/** Milliseconds after which the page is opened anew even so: what it still waits for may be what holds the old version. */
const patience = 5000;

/** Lets the waiting version take over and opens this page anew with it. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  const request: WorkerRequest = { type: "takeOver" };
  if (!registration.waiting) return location.reload();
  registration.waiting.postMessage(request);
  setTimeout(() => location.reload(), patience);
}
