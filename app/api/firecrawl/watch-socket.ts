import { afterMessage, initialWatchState, type WatchState } from "#domain/extraction/wire/watch.ts";
import type { FirecrawlService } from "./service.ts";

/** The characters of a key that can be sent as the socket's protocol (RFC 7230, token). */
const token = /^[!#$%&'*+\-.^_`|~\da-z]+$/i;

function openSocket({ base, version, key }: FirecrawlService, id: string): WebSocket | undefined {
  const address = `${base.replace(/^http/, "ws")}/${version}/crawl/${encodeURIComponent(id)}`;
  if (key !== "" && !token.test(key)) return undefined;
  try {
    // Browsers reject an empty protocol, so it is omitted without a key.
    return key === "" ? new WebSocket(address) : new WebSocket(address, key);
  } catch {
    return undefined;
  }
}

function readMessage(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

/** Longest silence of a socket, in milliseconds; otherwise a hanging socket looks like a slow crawl. */
const longestSilence = 60_000;

/** Watching ends at the latest after `timeout` milliseconds. */
type Watching = { readonly signal: AbortSignal; readonly timeout: number };

/**
 * Watches a crawl over a socket until it ends, fails, closes, is silent for a minute, times out or the signal is
 * aborted. Never throws.
 */
export function watchCrawl(
  service: FirecrawlService,
  id: string,
  { signal, timeout }: Watching,
  onState: (state: WatchState) => void,
): Promise<WatchState> {
  return new Promise((resolve) => {
    const socket = openSocket(service, id);
    let state = initialWatchState;
    if (!socket || signal.aborted) return resolve(state);
    const over = Date.now() + timeout;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, Math.min(longestSilence, over - Date.now()));
    };
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      socket.close();
      resolve(state);
    };
    wait();
    signal.addEventListener("abort", end);
    socket.addEventListener("message", ({ data }) => {
      wait();
      state = afterMessage(state, readMessage(data));
      onState(state);
      if (state.status !== "scraping") end();
    });
    socket.addEventListener("error", () => {
      if (state.status === "scraping") state = { ...state, status: "failed", error: "WebSocket error" };
      end();
    });
    socket.addEventListener("close", end);
  });
}
