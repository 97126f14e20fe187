/** Milliseconds between two calls of `onRefused`, with up to half as much more, so that not all pages ask at once. */
const askEvery = 60_000;

/**
 * Receives server-sent events while the page is open; the browser reconnects by itself. When the server has no place for
 * another stream, `onRefused` is called every minute or so while the page is visible: it asks for what the events would
 * have told. Returns how to stop it.
 */
export function subscribeToServerEvents(
  address: string,
  onMessage: (text: string) => void,
  onRefused: () => void,
): () => void {
  if (typeof EventSource === "undefined") return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const source = new EventSource(address);
  source.onmessage = ({ data }) => onMessage(String(data));
  source.onerror = () => {
    // A lost connection is opened again by the browser; it closes one that was answered with an error.
    if (source.readyState !== EventSource.CLOSED || timer !== undefined) return;
    timer = setInterval(
      () => {
        if (document.visibilityState === "visible") onRefused();
      },
      askEvery * (1 + Math.random() / 2),
    );
  };
  return () => {
    source.close();
    clearInterval(timer);
  };
}
