import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

/** An email as it arrived: its text is the whole message, read from quoted-printable. */
export type Letter = { readonly to: string; readonly text: string };

/** A mail server that accepts everything and keeps it. */
export type MailSink = {
  readonly url: string;
  /** The recipients, once for each email. */
  readonly recipients: readonly string[];
  readonly letters: readonly Letter[];
  close(): Promise<void>;
};

/** Speaks as much SMTP (RFC 5321) as a program needs that sends emails. */
export async function mailSink(): Promise<MailSink> {
  const recipients: string[] = [];
  const letters: Letter[] = [];
  const server = createServer((socket) => {
    receive(socket, (to, lines) => {
      recipients.push(to);
      letters.push({ to, text: readable(lines) });
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recipients,
    letters,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** A text in quoted-printable (RFC 2045, 6.7) with its lines joined again. */
function readable(lines: readonly string[]): string {
  return lines
    .join("\n")
    .replaceAll("=\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function receive(socket: Socket, arrived: (to: string, lines: readonly string[]) => void): void {
  let rest = "";
  let recipient = "";
  let isInMessage = false;
  let message: string[] = [];
  const answer = (line: string) => socket.write(`${line}\r\n`);
  const read = (line: string) => {
    if (isInMessage) {
      if (line !== ".") return void message.push(line);
      isInMessage = false;
      arrived(recipient, message);
      message = [];
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
