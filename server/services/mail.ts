import { createTransport } from "nodemailer";

export type Letter = { to: string; subject: string; text: string };

/** The one way to send mail; undefined where no mail server is set. */
export type Mail = { send(letter: Letter): Promise<void> };

/** True when the mail server refused the person's address for good: asking again changes nothing. */
export function isNobody(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return command === "RCPT TO" && Number(responseCode) >= 500;
}

/** Mail over SMTP. `url` is `smtp://` or `smtps://` with user and password; `from` the sender's address. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(url, { from });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text, disableFileAccess: true, disableUrlAccess: true });
    },
  };
}
