import type { Language } from "#domain/language.ts";
import { isNobody, type Mail } from "#server/services/mail.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { writeScholarLetter } from "./scholar-letter.ts";

export type ScholarPost = {
  /** Sends what is due, now and every minute. */
  start(): void;
  /** Sends what is due. */
  deliver(): Promise<void>;
  /** Ends the rounds and waits for the letters under way. */
  stop(): Promise<void>;
};

type Settings = {
  readonly store: Pick<Store, "scholars">;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly log: Log;
  readonly now: () => number;
};

const minute = 60_000;
const lettersAtOnce = 20;

/** Mails askers that there is news. A letter is confirmed once it left: one that was lost with a process goes again. */
export function scholarPost({ store, mail, publicUrl, log, now }: Settings): ScholarPost {
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  // Not a word of what went wrong: a mail server's complaint may name the person.
  const warn = (error: unknown) =>
    log.warn({ code: error instanceof Error ? error.name : "" }, "a letter of the scholars did not leave");

  async function sendDue(): Promise<void> {
    for (const letter of await store.scholars.claimLetters(now(), lettersAtOnce)) {
      const { to, language, news } = letter;
      try {
        await mail.send({ to, ...writeScholarLetter(news, language as Language, publicUrl) });
      } catch (error) {
        warn(error);
        // One address that takes nothing must not hold up the letters of others.
        if (!isNobody(error)) continue;
      }
      await store.scholars.letterLeft(letter);
    }
  }

  function deliver(): Promise<void> {
    round = round.then(sendDue).catch(warn);
    return round;
  }

  return {
    deliver,
    start() {
      void deliver();
      timer = setInterval(() => void deliver(), minute);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
