import type { Giving } from "#server/services/giving/giving.ts";
import { premium } from "#server/services/giving/premium.ts";
import type { Mailer } from "#server/services/mailer.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { referenceCheck } from "./known-references.ts";
import { scholarMailer } from "./scholar-mailer.ts";
import { type Scholars, scholars } from "./scholars.ts";

type Opening = {
  readonly store: Store;
  readonly giving: Giving;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
  readonly log: Log;
  readonly now?: () => number;
};

export type ScholarService = Scholars & {
  /** Waits for emails that are being sent. */
  close(): Promise<void>;
};

/** Opens questions to scholars on a store; where mail is set, askers are emailed about answers. */
export function openScholars(opening: Opening): ScholarService {
  const { store, giving, mailer, publicUrl, log, now = Date.now } = opening;
  const emails = mailer && scholarMailer({ store, mailer, publicUrl, log, now });
  emails?.start();
  const { hasPremium } = premium(store, giving, () => new Date(now()));
  return {
    ...scholars({
      store,
      hasPremium,
      findUnknownReference: referenceCheck(),
      onEmailDue: emails && (() => void emails.sendDue()),
      now,
    }),
    close: async () => emails?.stop(),
  };
}
