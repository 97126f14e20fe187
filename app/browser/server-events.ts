/** Receives server-sent events while the page is open; the browser reconnects by itself. Returns how to stop it. */
export function subscribeToServerEvents(address: string, onMessage: (text: string) => void): () => void {
  if (typeof EventSource === "undefined") return () => undefined;
  const source = new EventSource(address);
  source.onmessage = ({ data }) => onMessage(String(data));
  return () => source.close();
}
