import { afterMessage, type WatchState, watchBegun } from "#domain/extraction/wire/watch.ts";
import type { FirecrawlService } from "./service.ts";

/** What a key must be made of to go along as the socket's protocol (RFC 7230, token). */
const token = /^[!#$%&'*+\-.^_`|~\da-z]+$/i;

function openSocket({ base, version, key }: FirecrawlService, id: string): WebSocket | undefined {
  const address = `${base.replace(/^http/, "ws")}/${version}/crawl/${encodeURIComponent(id)}`;
  if (key !== "" && !token.test(key)) return undefined;
  try {
    // An empty protocol is refused by browsers, so a service without a key gets none.
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

/** Follows a crawl over a socket until it says it is over, fails, closes or the signal is aborted. Never throws. */
export function watchCrawl(
  service: FirecrawlService,
  id: string,
  signal: AbortSignal,
  onState: (state: WatchState) => void,
): Promise<WatchState> {
  return new Promise((resolve) => {
    const socket = openSocket(service, id);
    let state = watchBegun;
    if (!socket || signal.aborted) return resolve(state);
    const end = () => {
      signal.removeEventListener("abort", end);
      socket.close();
      resolve(state);
    };
    signal.addEventListener("abort", end);
    socket.addEventListener("message", ({ data }) => {
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
