import type { PackCache, PackFile } from "#domain/offline-pack/pack-plan.ts";
import type { PackError } from "#domain/offline-pack/pack-state.ts";

export type Fetched = { readonly file: Blob } | { readonly error: PackError };

/** Hosts send sound under several names, and errors as pages. */
const isSound = (type: string) => type.startsWith("audio/") || type === "application/octet-stream";

async function fetchFrom(address: string, cacheName: PackCache, signal: AbortSignal): Promise<Fetched> {
  // "force-cache" tells the service worker that the pack lays the file down itself.
  const asked: RequestInit =
    cacheName === "texts"
      ? { cache: "force-cache" }
      : { mode: "cors", credentials: "omit", referrerPolicy: "no-referrer" };
  const answer = await fetch(address, { ...asked, signal });
  if (answer.status !== 200) return { error: "missing" };
  const file = await answer.blob();
  const isRight = file.size > 0 && (cacheName === "texts" || isSound(file.type));
  return isRight ? { file } : { error: "missing" };
}

/**
 * Fetches one file whole, from the first of its addresses that has it and lets this site read it. Rejects only
 * when `signal` ends it.
 */
export async function fetchFile(file: PackFile, cacheName: PackCache, signal: AbortSignal): Promise<Fetched> {
  let error: PackError = "refused";
  for (const address of file)
    try {
      const fetched = await fetchFrom(address, cacheName, signal);
      if ("file" in fetched) return fetched;
      error = fetched.error;
    } catch (error) {
      if (signal.aborted) throw error;
      // A browser does not say why: no network, a host that is down, or one that lets no other site read.
      if (!navigator.onLine || cacheName === "texts") return { error: "offline" };
    }
  return { error };
}
