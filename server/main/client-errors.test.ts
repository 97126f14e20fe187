import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { setImmediate as nextTick } from "node:timers/promises";
import { expect, test } from "vitest";
import { clientErrors } from "./client-errors.ts";

type Closed = { said: string; isClosed: boolean };

function connection(bytesRead: number): { socket: Socket; end: Closed } {
  const end: Closed = { said: "", isClosed: false };
  const socket = Object.assign(new EventEmitter(), {
    bytesRead,
    writable: true,
    destroyed: false,
    write: (text: string) => {
      end.said += text;
    },
    destroy() {
      this.destroyed = true;
      end.isClosed = true;
    },
  });
  return { socket: socket as unknown as Socket, end };
}

const errorOf = (code: string) => Object.assign(new Error(), { code });

test("ten thousand that are late at once are ended a few at a time, and each once", async () => {
  const many = Array.from({ length: 10_000 }, () => connection(0));
  const onError = clientErrors();
  // Node finds those that are not ended yet again at its next check.
  for (const _check of [1, 2])
    for (const { socket } of many) onError(errorOf("ERR_HTTP_REQUEST_TIMEOUT"), socket);
  const closed = () => many.filter(({ end }) => end.isClosed).length;
  const counts = [closed()];
  for (let tick = 0; closed() < many.length && tick < 1000; tick++) {
    await nextTick();
    counts.push(closed());
  }
  expect(counts.at(-1)).toBe(many.length);
  expect(Math.max(...counts.map((count, at) => count - (counts[at - 1] ?? 0)))).toBeLessThanOrEqual(100);
  expect(many.every(({ end }) => end.said === "")).toBe(true);
});

test.each([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_INVALID_METHOD", 400],
])("one that has sent something and ends with %s is told the status %i", async (code, status) => {
  const { socket, end } = connection(20);
  clientErrors()(errorOf(code), socket);
  await nextTick();
  expect(end.said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*"code":"unreadable"`));
  expect(end.isClosed).toBe(true);
});

test("one that was reset is left alone", () => {
  const { socket, end } = connection(20);
  clientErrors()(errorOf("ECONNRESET"), socket);
  expect(end).toEqual({ said: "", isClosed: false });
});
