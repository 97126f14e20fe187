/// <reference lib="webworker" />
import { quoteCheckAddress, sharedCache } from "#app/storage/cache-names.ts";

/** Characters of a share that are passed on: more than can be checked, so that the page can say it is too much. */
const mostShared = 400_000;

/** The words of a share: its text with what came beside it, or the text of its file. */
async function sharedWords(form: FormData): Promise<string> {
  const file = form.get("file");
  const parts = [
    form.get("title"),
    form.get("text"),
    form.get("url"),
    file instanceof Blob ? await file.text() : null,
  ];
  const words = parts.filter((part): part is string => typeof part === "string" && part.trim() !== "");
  return [...new Set(words)].join("\n\n").slice(0, mostShared);
}

/**
 * Answers a share from another app on this device: the words wait for the page, which takes and deletes them, and
 * nothing is sent. A share that cannot be read opens the empty page.
 */
export async function takeShare(request: Request): Promise<Response> {
  try {
    const words = await sharedWords(await request.formData());
    const cache = await caches.open(sharedCache);
    if (words !== "") await cache.put(quoteCheckAddress, new Response(words));
  } catch (error) {
    console.warn("the share was not read", error);
  }
  return Response.redirect(quoteCheckAddress, 303);
}
