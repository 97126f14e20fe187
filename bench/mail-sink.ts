import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

/** A mail server that accepts everything and notes to whom it goes. */
export type MailSink = {
  readonly url: string;
  /** The recipients, once for each email. */
  readonly recipients: readonly string[];
  close(): Promise<void>;
};

/** Speaks as much SMTP (RFC 5321) as a program needs that sends emails. */
export async function mailSink(): Promise<MailSink> {
  const recipients: string[] = [];
  const server = createServer((socket) => receive(socket, recipients));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recipients,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function receive(socket: Socket, recipients: string[]): void {
  let rest = "";
  let recipient = "";
  let isInMessage = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  const read = (line: string) => {
    if (isInMessage) {
      if (line !== ".") return;
      isInMessage = false;
      recipients.push(recipient);
      return answer("250 accepted");
    }
    const [command = ""] = line.toUpperCase().split(" ");
    if (command === "DATA") isInMessage = true;
    if (command === "RCPT") recipient = /<(.*)>/.exec(line)?.[1] ?? "";
    return answer(command === "DATA" ? "354 go on" : command === "QUIT" ? "221 goodbye" : "250 ok");
  };
  socket
    .on("error", () => undefined)
    .on("data", (bytes) => {
      const lines = (rest + bytes.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) read(line);
    });
  answer("220 ready");
}
