import type { Language } from "#domain/language.ts";
import type { TextQuote } from "#domain/quote-check/text-quote.ts";
import type { QuoteRequest, QuoteResponse } from "./quote-messages.ts";

let worker: Worker | undefined;
let lastId = 0;

/**
 * Finds and judges the quotes of a text in a worker on this device; rejects if the verified text cannot be loaded, for
 * example offline on a first visit. Another text ends the wait for the one before when `signal` is aborted.
 */
export function checkQuotes(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly TextQuote[]> {
  return new Promise((resolve, reject) => {
    worker ??= new Worker(new URL("./quote-worker.ts", import.meta.url), { type: "module" });
    const current = worker;
    const id = ++lastId;
    const ended = new AbortController();
    const fail = (reason: string) => {
      ended.abort();
      reject(new Error(reason));
    };
    const listen = { signal: ended.signal };
    current.addEventListener(
      "message",
      ({ data }: MessageEvent<QuoteResponse>) => {
        if (data.id !== id) return;
        if ("failed" in data) return fail("the verified text did not load");
        ended.abort();
        resolve(data.quotes);
      },
      listen,
    );
    current.addEventListener(
      "error",
      () => {
        worker = undefined;
        fail("the worker did not start");
      },
      listen,
    );
    signal.addEventListener("abort", () => fail("another text is checked"), listen);
    current.postMessage({ id, text, language } satisfies QuoteRequest);
  });
}
