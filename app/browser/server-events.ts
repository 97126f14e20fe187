/** Hears what the server tells at an address while the page is open; the browser reconnects by itself. Gives the way to stop. */
export function subscribeToServerEvents(address: string, onMessage: (text: string) => void): () => void {
  if (typeof EventSource === "undefined") return () => undefined;
  const source = new EventSource(address);
  source.onmessage = ({ data }) => onMessage(String(data));
  return () => source.close();
}
