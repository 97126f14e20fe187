import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { spreadOverTicks } from "#server/services/spread-over-ticks.ts";
import { headersWithoutRequest } from "./security-headers.ts";

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Ends connections whose request cannot be read or does not come, with the status in plain HTTP; one that has sent
 * nothing is closed without a word. Node finds all that are late in one tick: ten thousand are ended a few at a time, so
 * that requests of others are answered between.
 */
export function clientErrors(isBehindTls = false): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const security = headersWithoutRequest(isBehindTls);
  const late = new Set<Socket>();
  let isEnding = false;

  async function endLate(): Promise<void> {
    isEnding = true;
    while (late.size > 0)
      await spreadOverTicks(late, (socket) => {
        late.delete(socket);
        if (socket.bytesRead > 0) say(socket, 408, security);
        socket.destroy();
      });
    isEnding = false;
  }

  return (error, socket) => {
    // Reset by the other side, or ended already.
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const status = statusOf[error.code ?? ""] ?? 400;
    if (status === 408) {
      late.add(socket);
      if (!isEnding) void endLate();
      return;
    }
    say(socket, status, security);
    socket.destroy(error);
  };
}

function say(socket: Socket, status: number, security: string): void {
  if (!socket.writable) return;
  const error = JSON.stringify({ error: { code: "unreadable", message: STATUS_CODES[status] } });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: ${error.length}`;
  socket.write(
    `${head}\r\n${security}\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${error}`,
  );
}
