import { createTransport } from "nodemailer";

export type Email = { to: string; subject: string; text: string };

/** Sends emails. */
export type Mailer = { send(email: Email): Promise<void> };

/** True when the mail server rejected the recipient permanently: a retry changes nothing. */
export function isUnknownRecipient(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return command === "RCPT TO" && Number(responseCode) >= 500;
}

/** Milliseconds: a mail server that says nothing must not hold what waits for it. */
const patience = 10_000;
/**
 * Milliseconds that one email takes at most, also with a server that answers each command just in time: a sender
 * that claims an email must hold it for longer.
 */
export const longestSending = 120_000;
const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };

/**
 * Sends over SMTP. `url` is `smtp://` or `smtps://` with user and password; `from` the sender's address. To another
 * machine nothing is sent unencrypted (emails have links that open an account), unless the URL ends in
 * `?requireTLS=false`.
 */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const requireTLS = !isThisMachine(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, ...timeouts }, { from });
  return {
    async send({ to, subject, text }) {
      const sending = new AbortController();
      const ending = setTimeout(() => sending.abort(), longestSending);
      const safe = { disableFileAccess: true, disableUrlAccess: true };
      await transport
        .sendMail({ to, subject, text, ...safe, signal: sending.signal })
        .finally(() => clearTimeout(ending));
    },
  };
}

/** The URL of an SMTP server keeps the brackets of an IPv6 address. */
function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
