import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** RFC 6455, section 4.2.2. */
export function handshake({ headers }: IncomingMessage): string {
  const key = `${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const protocol = headers["sec-websocket-protocol"];
  return [
    "HTTP/1.1 101 Switching Protocols",
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Accept: ${createHash("sha1").update(key).digest("base64")}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
    "\r\n",
  ].join("\r\n");
}

/** An unmasked text frame, RFC 6455, section 5.2. */
export function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? Buffer.from([0x81, body.length]) : Buffer.alloc(4);
  if (body.length >= 126) {
    head.writeUInt16BE(0x817e, 0);
    head.writeUInt16BE(body.length, 2);
  }
  return Buffer.concat([head, body]);
}
