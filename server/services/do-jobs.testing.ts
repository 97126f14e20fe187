import { setTimeout as pause } from "node:timers/promises";
import { openStore } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { giftEmailSender } from "./giving/gift-email-sender.ts";
import { pushSender } from "./push/push-sender.ts";
import { scholarMailer } from "./scholars/scholar-mailer.ts";

/**
 * One process with all the jobs, for a test: it says what it sends, and does round after round once it is asked, until
 * it is killed. `minutes` is how far its clock is ahead; one that hangs never finishes its first email.
 */
const [databaseUrl = "", minutes = "0", mode = ""] = process.argv.slice(2);
const log = quietLog();
const store = await openStore({ dataDirectory: "", databaseUrl, log });
const now = () => Date.now() + Number(minutes) * 60_000;
const say = (sent: string) => process.send?.({ sent });

const mailer = {
  async send({ to }: { to: string }): Promise<void> {
    if (mode === "hangs") {
      process.send?.({ hangs: true });
      await new Promise(() => undefined);
    }
    say(to);
  },
};
const publicUrl = "http://localhost:3000";
const pushClient = {
  async send({ endpoint }: { endpoint: string }) {
    say(endpoint);
    return "sent" as const;
  },
};

process.once("message", async () => {
  const emails = giftEmailSender({
    store,
    mailer,
    publicUrl,
    bank: undefined,
    log,
    now: () => new Date(now()),
  });
  const scholars = scholarMailer({ store, mailer, publicUrl, log, now });
  const pushes = pushSender({ pushes: store.pushes, pushClient, log, now });
  for (;;) {
    emails.checkNow();
    await Promise.all([scholars.sendDue(), pushes.tick()]);
    await pause(20);
  }
});
process.send?.({ isReady: true });
