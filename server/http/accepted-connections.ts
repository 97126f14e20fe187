import type { Server } from "node:net";

/**
 * Counts the connections that a server has accepted. The event loop accepts one in a turn, so a turn in which the count
 * stays the same has left none waiting.
 */
export function acceptedConnections(server: Server): () => number {
  let accepted = 0;
  server.on("connection", () => {
    accepted += 1;
  });
  return () => accepted;
}
