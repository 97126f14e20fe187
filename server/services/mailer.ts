import { createTransport } from "nodemailer";

export type Email = { to: string; subject: string; text: string };

/** Sends emails. */
export type Mailer = { send(email: Email): Promise<void> };

/** True when the mail server rejected the recipient permanently: a retry changes nothing. */
export function isUnknownRecipient(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return command === "RCPT TO" && Number(responseCode) >= 500;
}

/** Sends over SMTP. `url` is `smtp://` or `smtps://` with user and password; `from` the sender's address. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text, disableFileAccess: true, disableUrlAccess: true });
    },
  };
}
