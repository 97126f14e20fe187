import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { longestSending, smtpMailer } from "./mailer.ts";

const email = { to: "maryam@example.org", subject: "A link", text: "https://riwaq.example/?reset=secret" };

test("to another machine nothing is sent unencrypted, unless the URL allows it", async () => {
  const received: string[] = [];
  // A mail server that knows no TLS.
  const server = createServer((socket) => {
    socket.write("220 ready\r\n");
    socket
      .on("error", () => undefined)
      .on("data", (bytes) => {
        const text = bytes.toString();
        received.push(text);
        if (/^DATA/m.test(text)) socket.write("354 go on\r\n");
        else if (/^QUIT/m.test(text)) socket.end("221 goodbye\r\n");
        else socket.write("250 ok\r\n");
      });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  // An address that leads here but is none of this machine's usual ones stands for another machine.
  const send = (host: string, query = "") =>
    smtpMailer({ url: `smtp://${host}:${port}${query}`, from: "riwaq@example.org" }).send(email);
  await expect(send("0.0.0.0")).rejects.toThrow();
  expect(received.join("")).not.toContain("secret");
  await send("127.0.0.1");
  await send("localhost");
  expect(received.join("").split("secret")).toHaveLength(3);
  await send("0.0.0.0", "?requireTLS=false");
  expect(received.join("").split("secret")).toHaveLength(4);
  await new Promise((closed) => server.close(closed));
});

test("a mail server that accepts a connection and says nothing is given up after ten seconds", async () => {
  const silent = createServer((socket) => void socket.on("error", () => undefined));
  await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
  const connected = new Promise((resolve) => silent.once("connection", resolve));
  const { port } = silent.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const sent = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "riwaq@example.org" }).send(email);
  const outcome = sent.catch((error: { code?: string }) => error.code);
  await connected;
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe("ETIMEDOUT");
  vi.useRealTimers();
  await new Promise((closed) => silent.close(closed));
});

test("a mail server that is never silent and never done is given up after two minutes", async () => {
  const asked = Promise.withResolvers<void>();
  const endless = createServer((socket) => {
    socket.write("220 ready\r\n");
    // An answer to EHLO that goes on and on.
    const going = setInterval(() => socket.write("250-more\r\n"), 20);
    socket.once("data", () => asked.resolve());
    socket.on("error", () => undefined).on("close", () => clearInterval(going));
  });
  await new Promise<void>((ready) => endless.listen(0, "127.0.0.1", ready));
  const { port } = endless.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const outcome = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "riwaq@example.org" })
    .send(email)
    .then(
      () => "sent",
      (error: Error) => error.name,
    );
  await asked.promise;
  await vi.advanceTimersByTimeAsync(longestSending - 1);
  expect(await Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, "going on"))])).toBe(
    "going on",
  );
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe("AbortError");
  vi.useRealTimers();
  await new Promise((closed) => endless.close(closed));
});
