import type { WorkerRequest } from "./cache-names.ts";

/** Lets the waiting version take over and opens this page anew with it. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  const request: WorkerRequest = { type: "takeOver" };
  if (registration.waiting) registration.waiting.postMessage(request);
  else location.reload();
}
