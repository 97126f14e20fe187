import type { WorkerRequest } from "#app/storage/cache-names.ts";

/** Milliseconds after which a worker that does not answer counts as unable. */
const timeout = 20_000;

/** Makes the service worker cache the messages and names of a language; false when they could not be loaded. */
export async function cacheLanguageFiles(language: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data === true);
    setTimeout(() => resolve(false), timeout);
  });
  const request: WorkerRequest = { type: "keepLanguage", language };
  active.postMessage(request, [port2]);
  return answered;
}
